import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PROPERTY_ID, WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { WorkspaceInvitesPage } from '../invites/WorkspaceInvitesPage';
import { anInvite, openWorkspace, pageOf } from './people';

const invitesOf = (rows: object[], isMailed = true) => ({ ...pageOf(rows), isMailed });

const open = (graph = {}) =>
  openWorkspace(
    <WorkspaceInvitesPage />,
    { workspaceInvites: () => invitesOf([anInvite]), ...graph },
    '/useraccount/workspace/users/invites',
  );

async function openPane(view: ReturnType<typeof open>) {
  await view.user.click(await screen.findByRole('button', { name: 'Invite user' }));
  const pane = await screen.findByRole('dialog', { name: 'Invite user' });
  await within(pane).findByLabelText('Role');
  return pane;
}

it('invites a user with role and properties, and shows the new row', async () => {
  const rows = [anInvite];
  const view = open({
    workspaceInvites: () => invitesOf(rows),
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

it('requires address and role before it sends anything', async () => {
  const view = open();
  const pane = await openPane(view);
  await view.user.click(within(pane).getByRole('button', { name: 'Invite user' }));
  expect(await within(pane).findByText('Email is required')).toBeTruthy();
  expect(within(pane).getByText('Role is required')).toBeTruthy();
  expect(view.sentNamed('InviteUser')).toEqual([]);
});

it('says at the address that it is taken, and sends a new key only for another input', async () => {
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

it('resends right away', async () => {
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
      invite: {
        ...anInvite,
        status: 'revoked',
        version: 2,
        viewerCan: { resend: false, revoke: false, copyLink: false },
      },
      userErrors: [],
    }),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Revoke noa@example.com' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('noa@example.com');
  await view.user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Invitation Revoked')).toBeTruthy();
});

it('offers no commands for an accepted invitation', async () => {
  const over = {
    ...anInvite,
    status: 'accepted',
    viewerCan: { resend: false, revoke: false, copyLink: false },
  };
  open({ workspaceInvites: () => invitesOf([over]) });
  const row = (await screen.findByText('noa@example.com')).closest('tr')!;
  expect(within(row).getByText('Accepted')).toBeTruthy();
  expect(within(row).queryByRole('button')).toBeNull();
});

describe('without a mail server', () => {
  const handedOver = { ...anInvite, viewerCan: { ...anInvite.viewerCan, copyLink: true } };
  const URL = 'http://localhost:3000/#/join/invite/CODE';
  const openUnmailed = (graph = {}) =>
    open({
      workspaceInvites: () =>
        invitesOf([handedOver, { ...anInvite, invitationId: 'i9', email: 'b@example.com' }], false),
      invitationLink: () => ({ url: URL, userErrors: [] }),
      ...graph,
    });
  const copyButton = () => screen.findByRole('button', { name: 'Copy link for noa@example.com' });

  it('says that Roofline emails no invitations, and copies the link of one that allows it', async () => {
    const view = openUnmailed();
    await view.user.click(await copyButton());
    expect(await screen.findByText('Link Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(URL);
    expect(screen.getByText(/No mail server is configured/)).toBeTruthy();
    expect(view.sentNamed('InvitationLink').map(({ variables }) => variables)).toEqual([
      { input: { invitationId: anInvite.invitationId } },
    ]);
    expect(screen.queryByRole('button', { name: 'Copy link for b@example.com' })).toBeNull();
  });

  it('shows the link where the browser refuses the clipboard', async () => {
    const view = openUnmailed();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await view.user.click(await copyButton());
    const dialog = await screen.findByRole('dialog', { name: 'Invitation link' });
    expect(within(dialog).getByLabelText<HTMLInputElement>('Link for noa@example.com').value).toBe(URL);
  });

  it('says why there is no link, and loads the list again', async () => {
    const detail = 'The invitation was already accepted';
    const view = openUnmailed({
      invitationLink: () => ({ url: null, userErrors: [{ code: 'conflict', detail, field: null }] }),
    });
    await view.user.click(await copyButton());
    expect(await screen.findByText(detail)).toBeTruthy();
    await waitFor(() => expect(view.sentNamed('WorkspaceInvites').length).toBeGreaterThan(1));
  });

  it('shows no such note where invitations are emailed', async () => {
    open();
    expect(await screen.findByText('noa@example.com')).toBeTruthy();
    expect(screen.queryByText(/No mail server is configured/)).toBeNull();
  });
});
