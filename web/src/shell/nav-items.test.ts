import { expect, it } from 'vitest';
import { aViewer } from '../testing/graph-fixtures';
import { workspaceItems } from './nav-items';

it('shows users and invites to those who manage a workspace, and to nobody else', () => {
  const keys = (manageWorkspace: boolean) =>
    workspaceItems({ ...aViewer, viewerCan: { ...aViewer.viewerCan, manageWorkspace } } as never).map(
      (item) => item.key,
    );
  expect(keys(true)).toEqual(['properties', 'users']);
  expect(keys(false)).toEqual(['properties']);
});
