import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { WorkspaceSettingsPage } from '../settings/WorkspaceSettingsPage';
import { openWorkspace } from './people';

const settings = {
  workspaceId: WORKSPACE_ID,
  name: 'Northlake',
  companyName: 'Northlake Community Mgmt',
  logoUrl: null as string | null,
  isPrivateLabel: false,
  accentColor: null as string | null,
  version: 7,
  viewerCan: { edit: true },
};
const open = (graph = {}) =>
  openWorkspace(
    <WorkspaceSettingsPage />,
    { workspaceSettings: () => settings, ...graph },
    '/useraccount/workspace/settings',
  );

it('saves the names with the version', async () => {
  const view = open({
    updateWorkspaceSettings: () => ({
      settings: { ...settings, name: 'Northlake 2', version: 8 },
      userErrors: [],
    }),
  });
  await view.user.type(await screen.findByLabelText('Portfolio name'), ' 2');
  await view.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Settings Saved')).toBeTruthy();
  expect(view.sentNamed('UpdateWorkspaceSettings')[0]!.variables).toEqual({
    input: { workspaceId: WORKSPACE_ID, name: 'Northlake 2', companyName: settings.companyName, version: 7 },
  });
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
});

it('requires both names', async () => {
  const view = open();
  await view.user.clear(await screen.findByLabelText('Company name'));
  await view.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Company name is required')).toBeTruthy();
  expect(view.sentNamed('UpdateWorkspaceSettings')).toEqual([]);
});

it('loads the newer values on request after someone else saved', async () => {
  let current = settings;
  const view = open({
    workspaceSettings: () => current,
    updateWorkspaceSettings: () => {
      current = { ...settings, name: 'Theirs', version: 8 };
      return {
        settings: null,
        userErrors: [{ code: 'stale', detail: 'The settings have another version.', field: null }],
      };
    },
  });
  await view.user.type(await screen.findByLabelText('Portfolio name'), 'x');
  await view.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(
    await screen.findByText(
      'Error: Someone else saved changes in the meantime. What you entered is still here.',
    ),
  ).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'Load the newer values' }));
  expect(await screen.findByDisplayValue('Theirs')).toBeTruthy();
});

it('saves a logo and removes it with its new version', async () => {
  const logo = '/download/workspace-logo/x?v=8';
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ data: { ...settings, logoUrl: logo, version: 8 } })),
  );
  const view = open({
    removeWorkspaceLogo: () => ({ settings: { ...settings, version: 9 }, userErrors: [] }),
  });
  const field = await screen.findByLabelText('Logo');
  const asked = view.sentNamed('Viewer').length;
  await view.user.upload(field, new File(['x'], 'logo.png'));
  expect(await screen.findByText('Logo Saved')).toBeTruthy();
  // Under a private label the navigation shows the logo.
  expect(view.sentNamed('Viewer')).toHaveLength(asked + 1);
  expect(screen.getByAltText('Logo of Northlake Community Mgmt').getAttribute('src')).toBe(
    `${logo}&size=small`,
  );
  await view.user.click(screen.getByRole('button', { name: 'Remove' }));
  await view.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
  );
  expect(await screen.findByText('Logo Removed')).toBeTruthy();
  expect(view.sentNamed('Viewer')).toHaveLength(asked + 2);
  expect(view.sentNamed('RemoveWorkspaceLogo')[0]!.variables).toEqual({
    input: { workspaceId: WORKSPACE_ID, version: 8 },
  });
});
