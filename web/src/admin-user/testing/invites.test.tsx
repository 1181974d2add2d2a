import { anAdminInvite } from '@roofline/schema/fixtures/admin-user';
import { id } from '@roofline/schema/fixtures/id';
import { aViewer } from '@roofline/schema/fixtures/person';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openMenu, pickFromMenu } from '../../testing/pick-from-menu';
import { renderScreen, type Graph } from '../../testing/schema-link';
import { AdminInvitesPage } from '../invites/AdminInvitesPage';

const ivo = anAdminInvite({ invitationId: id(1), workspaceId: id(7), version: 2 });
const pageOf = (items: unknown[], isMailed = true) => ({
  items,
  totalCount: items.length,
  page: 1,
  pageSize: 10,
  isMailed,
});
const open = (graph: Graph = {}) =>
  renderScreen(<AdminInvitesPage />, {
    graph: { me: () => ({ ...aViewer(), isStaff: true }), adminInvites: () => pageOf([ivo]), ...graph },
    at: '/useraccount/admin/users/invites',
  });
type View = ReturnType<typeof open>;

async function command(view: View, name: string) {
  const menu = await openMenu(
    view.user,
    await screen.findByRole('button', { name: 'Actions for ivo@northlake.test' }),
  );
  await pickFromMenu(view.user, menu, name);
}

it('lists the invitations with their portfolios, and filters them by status', async () => {
  const view = open();
  const row = (await screen.findByText('ivo@northlake.test')).closest('tr')!;
  const cells = within(row).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining(['Northlake', 'Member', 'Ada Vance', 'Pending']),
  );
  expect(screen.queryByText(/No mail server/)).toBeNull();
  expect(screen.getByRole('tab', { name: 'Invites', selected: true })).toBeTruthy();
  await view.user.selectOptions(screen.getByLabelText('Status'), 'Expired');
  await screen.findByText('ivo@northlake.test');
  expect(view.sentNamed('AdminInvites').at(-1)!.variables).toMatchObject({ status: 'expired', page: 1 });
});

it('resends right away, and revokes only after a question', async () => {
  const view = open({
    resendAdminInvite: () => ({ invite: { ...ivo, version: 3 }, userErrors: [] }),
    revokeAdminInvite: () => ({ invite: { ...ivo, status: 'revoked', version: 4 }, userErrors: [] }),
  });
  await command(view, 'Resend');
  expect(await screen.findByText('Invitation Resent')).toBeTruthy();
  await command(view, 'Revoke');
  const dialog = await screen.findByRole('alertdialog', { name: 'Revoke invitation' });
  expect(view.sentNamed('RevokeAdminInvite')).toHaveLength(0);
  await view.user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Invitation Revoked')).toBeTruthy();
  expect(view.sentNamed('RevokeAdminInvite')[0]!.variables).toEqual({
    input: { invitationId: id(1), version: 3 },
  });
});

it('says that Roofline emails no invitations, and offers no commands for an accepted one', async () => {
  const finished = { ...ivo, status: 'accepted', viewerCan: { resend: false, revoke: false } };
  open({ adminInvites: () => pageOf([finished], false) });
  expect(await screen.findByText(/No mail server is configured/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
});

it('says that there are no invitations yet', async () => {
  open({ adminInvites: () => pageOf([]) });
  expect(await screen.findByText('No invitations yet')).toBeTruthy();
});
