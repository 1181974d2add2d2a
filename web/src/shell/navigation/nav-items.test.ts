import { expect, it } from 'vitest';
import { aViewer } from '@roofline/schema/fixtures/person';
import { adminActions } from '@roofline/schema/fixtures/property';
import { aProperty } from '../../testing/graph-fixtures';
import { adminItems, propertyItems, workspaceItems } from './nav-items';

it('shows users and invites to those who manage a workspace, and to nobody else', () => {
  const keys = (manageWorkspace: boolean) =>
    workspaceItems({ ...aViewer(), viewerCan: { ...aViewer().viewerCan, manageWorkspace } } as never).map(
      (item) => item.key,
    );
  expect(keys(true)).toEqual(['properties', 'portfolio-analytics', 'users']);
  expect(keys(false)).toEqual(['properties']);
});

it('shows the admin area to internal staff, and to nobody else', () => {
  const keys = (isStaff: boolean) => adminItems({ ...aViewer(), isStaff } as never).map((item) => item.key);
  expect(keys(true)).toContain('jobs');
  expect(keys(false)).not.toContain('jobs');
});

it('shows plans to those who see the dashboard, where the property plans at all', () => {
  const keys = (change: object) =>
    propertyItems({ ...aProperty, ...change } as never).map((item) => item.key);
  expect(keys({}).slice(0, 3)).toEqual(['dashboard', 'plans', 'components']);
  expect(keys({ allowPlanning: false })).not.toContain('plans');
  expect(keys({ viewerCan: { ...adminActions, viewDashboard: false } })).not.toContain('plans');
});

it('has the four tabs of phones beside More; what a role hides is absent', () => {
  const tabs = (change: object) =>
    propertyItems({ ...aProperty, ...change } as never)
      .filter((item) => item.isPhoneTab)
      .map((item) => item.label);
  expect(tabs({})).toEqual(['Dashboard', 'Plans', 'Components', 'Projects']);
  expect(tabs({ isFeatureToggleOn: false })).toEqual(['Dashboard', 'Plans', 'Components']);
});
