import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { STALE } from '../../app/save/save-words';
import { PROPERTY_ID, WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { aViewer } from '@roofline/schema/fixtures/person';
import { propertiesText } from '../../app/workspace/properties-text';
import { WorkspaceUsersPage } from '../users/WorkspaceUsersPage';
import { aUser, openWorkspace, OTHER_PROPERTY_ID, pageOf } from './people';

const open = (graph = {}, at?: string) =>
  openWorkspace(<WorkspaceUsersPage />, { workspaceUsers: () => pageOf([aUser]), ...graph }, at);

it('lists name, email, role, properties, last active and status', async () => {
  open();
  const row = (await screen.findByText('Lee Park')).closest('tr')!;
  await within(row).findByRole('combobox', { name: 'Role of Lee Park' });
  const cells = [...row.querySelectorAll('td, th')].map(
    (cell) => cell.querySelector('select')?.value ?? cell.textContent,
  );
  expect(cells.slice(0, 6)).toEqual([
    'Lee Park',
    'lee@example.com',
    'Member',
    'Cedar Ridge Condominiums',
    'Never',
    'Active',
  ]);
});

it('lists an inactive user as Inactive', async () => {
  open({ workspaceUsers: () => pageOf([{ ...aUser, isActive: false }]) });
  const row = (await screen.findByText('Lee Park')).closest('tr')!;
  expect(within(row).getByText('Inactive')).toBeTruthy();
  expect(within(row).getByRole('button', { name: 'Reactivate Lee Park' })).toBeTruthy();
});

it('requests page, page size, status and search text from the address', async () => {
  const view = open({ workspaceUsers: () => pageOf([aUser], 60) }, '/x?page=2&size=25&status=inactive&q=lee');
  await screen.findByText('Lee Park');
  expect(view.sentNamed('WorkspaceUsers')[0]!.variables).toEqual({
    workspaceId: WORKSPACE_ID,
    search: 'lee',
    status: 'inactive',
    page: 2,
    pageSize: 25,
  });
  await view.user.type(screen.getByRole('searchbox'), 'x');
  await waitFor(() =>
    expect(view.sentNamed('WorkspaceUsers').at(-1)!.variables).toMatchObject({ search: 'leex', page: 1 }),
  );
  expect(view.router.state.location.search).not.toContain('page=');
});

it('saves role and properties with the version', async () => {
  const view = open({
    updateWorkspaceUser: () => ({ user: { ...aUser, roleName: 'Manager', version: 3 }, userErrors: [] }),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Edit Lee Park' }));
  const pane = await screen.findByRole('dialog', { name: 'Edit Lee Park' });
  const role = await within(pane).findByLabelText('Role');
  expect(within(role).queryByRole('option', { name: 'Admin' })).toBeNull();
  expect(within(pane).queryByLabelText('Elsewhere')).toBeNull();
  await view.user.selectOptions(role, 'Manager');
  await view.user.click(within(pane).getByLabelText('Oak Park Villas'));
  await view.user.click(within(pane).getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('User Details Saved')).toBeTruthy();
  expect(view.sentNamed('UpdateWorkspaceUser')[0]!.variables).toEqual({
    input: {
      workspaceUserId: aUser.workspaceUserId,
      roleName: 'Manager',
      propertyIds: [PROPERTY_ID, OTHER_PROPERTY_ID],
      version: 2,
    },
  });
});

it('saves with the version that the pane opened with, and loads the newer values on request', async () => {
  let row = aUser;
  const view = open({
    workspaceUsers: () => pageOf([row]),
    updateWorkspaceUser: ({ input }: { input: { version: number } }) =>
      input.version === row.version
        ? { user: { ...row, version: row.version + 1 }, userErrors: [] }
        : { user: null, userErrors: [{ code: 'stale', detail: 'Version 3', field: null }] },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Edit Lee Park' }));
  const pane = within(await screen.findByRole('dialog', { name: 'Edit Lee Park' }));
  row = { ...aUser, roleId: 3, roleName: 'Manager', version: 3 };
  // The list below the pane loads again, as it does whenever it is shown: the pane still has version 2.
  await view.client.refetchQueries({ include: ['WorkspaceUsers'] });
  await view.user.click(await pane.findByLabelText('Oak Park Villas'));
  const press = () => view.user.click(pane.getByRole('button', { name: 'Save Changes' }));
  await press();
  expect((await pane.findByRole('alert')).textContent).toContain(STALE);
  await view.user.click(pane.getByRole('button', { name: 'Load the newer values' }));
  await waitFor(() => expect(pane.getByLabelText('Role')).toHaveProperty('value', 'Manager'));
  await press();
  expect(await screen.findByText('User Details Saved')).toBeTruthy();
  const inputs = view.sentNamed('UpdateWorkspaceUser').map(({ variables }) => variables.input);
  expect(inputs).toMatchObject([
    { version: 2 },
    { version: 3, roleName: 'Manager', propertyIds: [PROPERTY_ID] },
  ]);
});

it('asks for no assigned properties where the role reaches all', async () => {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Edit Lee Park' }));
  const pane = await screen.findByRole('dialog');
  await view.user.selectOptions(await within(pane).findByLabelText('Role'), 'PortfolioAdmin');
  expect(within(pane).queryByText('Assigned properties')).toBeNull();
  expect(within(pane).getByText(/^Portfolio admin has access to every property of the/)).toBeTruthy();
});

it("leaves the viewer's own role unchanged", async () => {
  const me = { ...aUser, roleName: 'Admin', viewerCan: { edit: true, changeRole: false, deactivate: false } };
  const view = open({ workspaceUsers: () => pageOf([me]) });
  await view.user.click(await screen.findByRole('button', { name: 'Edit Lee Park' }));
  expect(await screen.findByLabelText('Role')).toHaveProperty('disabled', true);
  expect(screen.getByLabelText<HTMLSelectElement>('Role').value).toBe('Admin');
  expect(screen.queryByRole('button', { name: 'Deactivate Lee Park' })).toBeNull();
});

it('changes a role in the row after a question, and shows why it could not', async () => {
  let refuse = true;
  const view = open({
    updateWorkspaceUser: () =>
      refuse
        ? {
            user: null,
            userErrors: [{ code: 'lastAdmin', detail: 'A portfolio needs at least one Admin', field: null }],
          }
        : { user: { ...aUser, roleName: 'Manager', version: 3 }, userErrors: [] },
  });
  const choice = await screen.findByLabelText<HTMLSelectElement>('Role of Lee Park');
  // You can't grant a role higher than your own: this viewer may not give Admin.
  expect([...choice.options].map((option) => option.value)).toEqual([
    'PortfolioAdmin',
    'Manager',
    'Member',
    'Vendor',
  ]);
  await view.user.selectOptions(choice, 'Manager');
  const dialog = await screen.findByRole('alertdialog', { name: 'Change role' });
  expect(dialog.textContent).toContain('Lee Park is now Member and becomes Manager with their next click.');
  expect(dialog.textContent).toContain('Manager sees only assigned properties: Cedar Ridge Condominiums.');
  expect(choice.value).toBe('Member');
  expect(view.sentNamed('UpdateWorkspaceUser')).toEqual([]);
  await view.user.click(within(dialog).getByRole('button', { name: 'Make Manager' }));
  expect(await within(dialog).findByText('Error: A portfolio needs at least one Admin')).toBeTruthy();
  expect(choice.value).toBe('Member');
  refuse = false;
  await view.user.click(within(dialog).getByRole('button', { name: 'Make Manager' }));
  expect(await screen.findByText('User Details Saved')).toBeTruthy();
  expect(view.sentNamed('UpdateWorkspaceUser').at(-1)!.variables).toEqual({
    input: {
      workspaceUserId: aUser.workspaceUserId,
      roleName: 'Manager',
      propertyIds: [PROPERTY_ID],
      version: 2,
    },
  });
  await waitFor(() => expect(choice.value).toBe('Manager'));
});

it('leaves a role unchanged when the user cancels the question', async () => {
  const view = open();
  const choice = await screen.findByLabelText<HTMLSelectElement>('Role of Lee Park');
  await view.user.selectOptions(choice, 'Vendor');
  const dialog = await screen.findByRole('alertdialog', { name: 'Change role' });
  await view.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(choice.value).toBe('Member');
  expect(view.sentNamed('UpdateWorkspaceUser')).toEqual([]);
});

it('offers no role to choose where the viewer may not change it', async () => {
  const own = { ...aUser, viewerCan: { edit: true, changeRole: false, deactivate: false } };
  open({ workspaceUsers: () => pageOf([own]) });
  await screen.findByText('Lee Park');
  expect(screen.queryByLabelText('Role of Lee Park')).toBeNull();
});

it('deactivates after a question, and shows why it could not', async () => {
  let refuse = true;
  const view = open({
    setWorkspaceUserActive: () =>
      refuse
        ? {
            user: null,
            userErrors: [{ code: 'lastAdmin', detail: 'A workspace keeps one Admin.', field: null }],
          }
        : { user: { ...aUser, isActive: false, version: 3 }, userErrors: [] },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Deactivate Lee Park' }));
  const dialog = await screen.findByRole('alertdialog');
  await view.user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  expect(await within(dialog).findByText('Error: A workspace keeps one Admin.')).toBeTruthy();
  refuse = false;
  await view.user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('User Deactivated')).toBeTruthy();
  expect(view.sentNamed('SetWorkspaceUserActive').at(-1)!.variables).toEqual({
    input: { workspaceUserId: aUser.workspaceUserId, isActive: false, version: 2 },
  });
});

it('reactivates', async () => {
  const view = open({
    workspaceUsers: () => pageOf([{ ...aUser, isActive: false }]),
    setWorkspaceUserActive: () => ({ user: { ...aUser, version: 3 }, userErrors: [] }),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Reactivate Lee Park' }));
  const dialog = await screen.findByRole('alertdialog');
  await view.user.click(within(dialog).getByRole('button', { name: 'Reactivate' }));
  expect(await screen.findByText('User Reactivated')).toBeTruthy();
});

it('leads users who manage no workspace to the dashboard', async () => {
  const viewerCan = { ...aViewer().viewerCan, manageWorkspace: false };
  const view = open({ me: () => ({ ...aViewer(), viewerCan }) });
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/useraccount/properties/dashboard'));
  expect(view.sentNamed('WorkspaceUsers')).toEqual([]);
});

it('offers only the workspaces that the viewer manages', async () => {
  const membership = aViewer().memberships[0]!;
  const second = { ...membership, workspaceId: 'w2', workspaceUserId: 'm2', name: 'Second' };
  const third = { ...membership, workspaceId: 'w3', workspaceUserId: 'm3', name: 'Third', canManage: false };
  const view = open({ me: () => ({ ...aViewer(), memberships: [membership, second, third] }) });
  const choice = await screen.findByLabelText('Portfolio');
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Northlake, Northlake Community Mgmt', 'Second, Northlake Community Mgmt']);
  await view.user.selectOptions(choice, 'w2');
  await waitFor(() =>
    expect(view.sentNamed('WorkspaceUsers').at(-1)!.variables).toMatchObject({ workspaceId: 'w2' }),
  );
});

it.each([
  [true, [], 'All properties'],
  [false, [], 'None'],
  [false, ['A', 'B'], 'A, B'],
  [false, ['A', 'B', 'C', 'D'], 'A, B and 2 more'],
])('names the properties that a user reaches: %s %j', (reachesAllProperties, names, text) => {
  const assignedProperties = names.map((name) => ({ name }));
  expect(propertiesText({ reachesAllProperties, assignedProperties })).toBe(text);
});
