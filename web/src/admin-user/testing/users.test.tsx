import { anAdminMembership, anAdminUser } from '@roofline/schema/fixtures/admin-user';
import { id } from '@roofline/schema/fixtures/id';
import { aViewer } from '@roofline/schema/fixtures/person';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { openMenu, pickFromMenu } from '../../testing/pick-from-menu';
import { renderScreen, type Graph } from '../../testing/schema-link';
import { AdminUsersPage } from '../users/AdminUsersPage';

const AT = '/useraccount/admin/users';
const ridge = anAdminMembership({
  workspaceId: id(8),
  workspaceUserId: id(18),
  workspaceName: 'Ridge',
  roleName: 'Vendor',
  isActive: false,
  version: 7,
});
const home = anAdminMembership({ workspaceId: id(7), workspaceUserId: id(17), version: 5 });
const nora = anAdminUser({ userId: id(1), version: 3, memberships: [home, ridge] });
const pageOf = (items: unknown[]) => ({ items, totalCount: items.length, page: 1, pageSize: 10 });
const open = (graph: Graph = {}, { isStaff = true, at = AT } = {}) =>
  renderScreen(<AdminUsersPage />, {
    graph: { me: () => ({ ...aViewer(), isStaff }), adminUsers: () => pageOf([nora]), ...graph },
    at,
  });
type View = ReturnType<typeof open>;

async function command(view: View, name: string, who = 'Nora Vance') {
  const menu = await openMenu(view.user, await screen.findByRole('button', { name: `Actions for ${who}` }));
  await pickFromMenu(view.user, menu, name);
}
const lastAsked = (view: View) => view.sentNamed('AdminUsers').at(-1)!.variables;

it('lists users with their portfolios, and filters them', async () => {
  const view = open();
  const row = (await screen.findByText('Nora Vance')).closest('tr')!;
  const cells = within(row).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining([
      'nora@northlake.test',
      'Northlake (Manager), Ridge (Vendor, inactive)',
      'Never',
      'Active',
    ]),
  );
  await view.user.selectOptions(screen.getByLabelText('Status'), 'inactive');
  await view.user.selectOptions(screen.getByLabelText('Role'), 'Internal staff');
  await screen.findByText('Nora Vance');
  expect(lastAsked(view)).toMatchObject({ status: 'inactive', role: 'STAFF', page: 1, sortBy: 'name' });
  await view.user.click(screen.getByRole('button', { name: /^Email/ }));
  await screen.findByText('Nora Vance');
  expect(lastAsked(view)).toMatchObject({ sortBy: 'email', sortDesc: false });
});

it('searches from the second letter on', async () => {
  const view = open({}, { at: `${AT}?q=n` });
  await screen.findByText('Nora Vance');
  expect(lastAsked(view)).toMatchObject({ search: '' });
  await view.user.type(screen.getByRole('searchbox'), 'o');
  await waitFor(() => expect(lastAsked(view)).toMatchObject({ search: 'no' }));
});

it('deactivates only after a question, and says so', async () => {
  const view = open({
    setUserActive: () => ({ user: { ...nora, isActive: false, version: 4 }, userErrors: [] }),
  });
  await command(view, 'Deactivate');
  const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate user' });
  expect(within(dialog).getByText(/Nora Vance is signed out at once/)).toBeTruthy();
  expect(view.sentNamed('SetUserActive')).toHaveLength(0);
  await view.user.dblClick(within(dialog).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('User Deactivated')).toBeTruthy();
  expect(view.sentNamed('SetUserActive').map(({ variables }) => variables)).toEqual([
    { input: { userId: id(1), version: 3, isActive: false } },
  ]);
});

it('says in the question why the last member of internal staff cannot be deactivated', async () => {
  const detail = 'Roofline needs at least one active member of internal staff';
  const view = open({
    setUserActive: () => ({ user: null, userErrors: [{ code: 'lastStaff', detail, field: null }] }),
  });
  await command(view, 'Deactivate');
  const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate user' });
  await view.user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  expect(await within(dialog).findByText(new RegExp(detail))).toBeTruthy();
});

it('reactivates, and signs out everywhere', async () => {
  const can = { deactivate: false, reactivate: true, signOut: false, changeRole: true };
  const shut = { ...nora, isActive: false, viewerCan: can };
  const view = open({
    adminUsers: () => pageOf([shut, { ...nora, userId: id(2), fullName: 'Ivo Lind' }]),
    setUserActive: () => ({ user: nora, userErrors: [] }),
    signOutUser: () => ({ user: nora, userErrors: [] }),
  });
  await command(view, 'Reactivate');
  const question = await screen.findByRole('alertdialog', { name: 'Reactivate user' });
  await view.user.click(within(question).getByRole('button', { name: 'Reactivate' }));
  expect(await screen.findByText('User Reactivated')).toBeTruthy();
  await command(view, 'Sign out everywhere', 'Ivo Lind');
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign out everywhere' });
  expect(within(dialog).getByText(/Access tokens keep working/)).toBeTruthy();
  await view.user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('User Signed Out')).toBeTruthy();
  expect(view.sentNamed('SignOutUser')[0]!.variables).toEqual({ input: { userId: id(2) } });
});

it('changes the role in the chosen portfolio, and sends its version', async () => {
  const view = open({ setUserRole: () => ({ user: nora, userErrors: [] }) });
  await command(view, 'Change role');
  const pane = await screen.findByRole('dialog', { name: 'Change role of Nora Vance' });
  const role = within(pane).getByLabelText<HTMLSelectElement>(/^Role/);
  expect(role.value).toBe('Manager');
  await view.user.selectOptions(within(pane).getByLabelText(/^Portfolio/), 'Ridge');
  expect(role.value).toBe('Vendor');
  await view.user.selectOptions(role, 'Admin');
  expect(within(pane).getByText('Has access to every property of the portfolio.')).toBeTruthy();
  await view.user.click(within(pane).getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('User Details Saved')).toBeTruthy();
  expect(view.sentNamed('SetUserRole')[0]!.variables).toEqual({
    input: { userId: id(1), workspaceId: id(8), roleName: 'Admin', version: 7 },
  });
});

it('asks the user to sign in again where the session began too long ago', async () => {
  open({
    adminUsers: () => {
      throw new GraphQLError('Too old', { extensions: { code: 'FORBIDDEN', reason: 'SESSION_TOO_OLD' } });
    },
  });
  const link = await screen.findByRole('link', { name: 'Sign in again' });
  expect(link.getAttribute('href')).toContain('signin?return=%2Fuseraccount%2Fadmin%2Fusers');
});

it('says that the users could not be loaded, and that no one matches a filter', async () => {
  const { unmount } = open({
    adminUsers: () => {
      throw new GraphQLError('Down', { extensions: { code: 'UNAVAILABLE' } });
    },
  });
  expect(await screen.findByText(/The users could not be loaded\./)).toBeTruthy();
  unmount();
  open({ adminUsers: () => pageOf([]) }, { at: `${AT}?status=inactive` });
  expect(await screen.findByRole('button', { name: /Clear filters/i })).toBeTruthy();
});

it('shows nothing to users who are not internal staff', async () => {
  open({}, { isStaff: false });
  expect(screen.queryByText('Nora Vance')).toBeNull();
});
