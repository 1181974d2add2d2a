import { expect, it } from 'vitest';
import { aViewer } from '@roofline/schema/fixtures/person';
import { adminActions } from '@roofline/schema/fixtures/property';
import { aProperty } from '../../testing/graph-fixtures';
import { adminItems, propertyItems, workspaceItems } from './nav-items';

it('shows users and invites only to users who manage a workspace', () => {
  const keys = (manageWorkspace: boolean) =>
    workspaceItems({ ...aViewer(), viewerCan: { ...aViewer().viewerCan, manageWorkspace } } as never).map(
      (item) => item.key,
    );
  expect(keys(true)).toEqual(['properties', 'portfolio-analytics', 'users']);
  expect(keys(false)).toEqual(['properties']);
});

it('shows the admin area only to internal staff', () => {
  const keys = (isStaff: boolean) => adminItems({ ...aViewer(), isStaff } as never).map((item) => item.key);
  expect(keys(true)).toContain('jobs');
  expect(keys(false)).not.toContain('jobs');
});

it('shows plans only to users who see the dashboard, and only where the property allows planning', () => {
  const keys = (change: object) =>
    propertyItems({ ...aProperty, ...change } as never).map((item) => item.key);
  expect(keys({}).slice(0, 3)).toEqual(['dashboard', 'plans', 'components']);
  expect(keys({ allowPlanning: false })).not.toContain('plans');
  expect(keys({ viewerCan: { ...adminActions, viewDashboard: false } })).not.toContain('plans');
});

it('has four tabs on phones beside More, without those that the viewer may not open', () => {
  const tabs = (change: object) =>
    propertyItems({ ...aProperty, ...change } as never)
      .filter((item) => item.isPhoneTab)
      .map((item) => item.label);
  expect(tabs({})).toEqual(['Dashboard', 'Plans', 'Components', 'Projects']);
  expect(tabs({ isFeatureToggleOn: false })).toEqual(['Dashboard', 'Plans', 'Components']);
});
