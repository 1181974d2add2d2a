import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PROPERTY_ID, WORKSPACE_ID } from '../../testing/graph-fixtures';
import { WorkspaceInvitesPage } from '../invites/WorkspaceInvitesPage';
import { anInvite, openWorkspace, pageOf } from './people';

const open = (graph = {}) =>
  openWorkspace(
    <WorkspaceInvitesPage />,
    { workspaceInvites: () => pageOf([anInvite]), ...graph },
    '/useraccount/workspace/users/invites',
  );

async function openPane(view: ReturnType<typeof open>) {
  await view.user.click(await screen.findByRole('button', { name: 'Invite user' }));
  const pane = await screen.findByRole('dialog', { name: 'Invite user' });
  await within(pane).findByLabelText('Role');
  return pane;
}

it('invites with role and properties, and shows the new row', async () => {
  const rows = [anInvite];
  const view = open({
    workspaceInvites: () => pageOf(rows),
    inviteUser: () => {
      const invite = { ...anInvite, invitationId: 'i2', email: 'kim@example.com' };
      rows.unshift(invite);
      return { invite, userErrors: [] };
    },
  });
  const pane = await openPane(view);
  await view.user.type(within(pane).getByLabelText('Email'), 'kim@example.com');
  await view.user.selectOptions(within(pane).getByLabelText('Role'), 'Vendor');
  await view.user.click(within(pane).getByLabelText('Cedar Ridge Condominiums'));
  await view.user.click(within(pane).getByRole('button', { name: 'Invite user' }));
  expect(await screen.findByText('User Invited')).toBeTruthy();
  expect(await screen.findByText('kim@example.com')).toBeTruthy();
  expect(view.sentNamed('InviteUser')[0]!.variables).toEqual({
    input: {
      workspaceId: WORKSPACE_ID,
      email: 'kim@example.com',
      roleName: 'Vendor',
      propertyIds: [PROPERTY_ID],
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  });
});

it('asks for address and role, and sends nothing without them', async () => {
  const view = open();
  const pane = await openPane(view);
  await view.user.click(within(pane).getByRole('button', { name: 'Invite user' }));
  expect(await within(pane).findByText('Email is required')).toBeTruthy();
  expect(within(pane).getByText('Role is required')).toBeTruthy();
  expect(view.sentNamed('InviteUser')).toEqual([]);
});

it('shows on the address that it is taken; the same input keeps its key, another one gets its own', async () => {
  const view = open({
    inviteUser: () => ({
      invite: null,
      userErrors: [{ code: 'duplicate', detail: 'This address is invited already.', field: 'email' }],
    }),
  });
  const pane = await openPane(view);
  const send = () => view.user.click(within(pane).getByRole('button', { name: 'Invite user' }));
  await view.user.type(within(pane).getByLabelText('Email'), 'kim@example.com');
  await view.user.selectOptions(within(pane).getByLabelText('Role'), 'PortfolioAdmin');
  await send();
  expect(await within(pane).findByText('This address is invited already.')).toBeTruthy();
  await send();
  await waitFor(() => expect(view.sentNamed('InviteUser')).toHaveLength(2));
  await view.user.type(within(pane).getByLabelText('Email'), 'x');
  await send();
  await waitFor(() => expect(view.sentNamed('InviteUser')).toHaveLength(3));
  const keys = view
    .sentNamed('InviteUser')
    .map(({ variables }) => (variables.input as { idempotencyKey: string }).idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('resends at once', async () => {
  const view = open({
    resendInvitation: () => ({ invite: { ...anInvite, version: 2 }, userErrors: [] }),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Resend to noa@example.com' }));
  expect(await screen.findByText('Invitation Resent')).toBeTruthy();
  expect(view.sentNamed('ResendInvitation')[0]!.variables).toEqual({
    input: { invitationId: anInvite.invitationId, version: 1 },
  });
});

it('revokes after a question that names the address', async () => {
  const view = open({
    revokeInvitation: () => ({
      invite: { ...anInvite, status: 'revoked', version: 2, viewerCan: { resend: false, revoke: false } },
      userErrors: [],
    }),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Revoke noa@example.com' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('noa@example.com');
  await view.user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Invitation Revoked')).toBeTruthy();
});

it('offers nothing on an invitation that is over', async () => {
  const over = { ...anInvite, status: 'accepted', viewerCan: { resend: false, revoke: false } };
  open({ workspaceInvites: () => pageOf([over]) });
  const row = (await screen.findByText('noa@example.com')).closest('tr')!;
  expect(within(row).getByText('Accepted')).toBeTruthy();
  expect(within(row).queryByRole('button')).toBeNull();
});
