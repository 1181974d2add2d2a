import type { RoleName } from '@roofline/schema/account/account';
import type { PropertyActions } from '@roofline/schema/property/property-actions';
import type { Actor } from '../platform/actor';
import {
  canAddProperty,
  canReach,
  keepRoleBoundFields,
  propertyActions,
  type PropertySubject,
} from './policy';

const WORKSPACE = 'w1';

function actorWith(role: RoleName | 'Staff' | 'Stranger'): Actor {
  const workspaceId = role === 'Stranger' ? 'w2' : WORKSPACE;
  const member =
    role === 'Staff' ? [] : [{ workspaceId, role: role === 'Stranger' ? ('Admin' as const) : role }];
  return {
    userId: 'u',
    isStaff: role === 'Staff',
    memberships: member,
    workspaceIds: role === 'Staff' ? [WORKSPACE, 'other'] : [workspaceId],
  } as unknown as Actor;
}

const subject = (over: Partial<PropertySubject> = {}): PropertySubject => ({
  workspaceId: WORKSPACE,
  isActive: true,
  isIntegrated: true,
  isAssigned: true,
  ...over,
});

const all = ['Staff', 'Admin', 'PortfolioAdmin', 'Manager', 'Member', 'Vendor'] as const;
const runners = ['Staff', 'Admin', 'PortfolioAdmin', 'Manager'];
const allowed: Record<keyof PropertyActions, readonly string[]> = {
  edit: runners,
  archive: runners,
  viewFinancials: runners,
  editFinancials: runners,
  viewReserveStudies: [...runners, 'Member'],
  editReserveStudies: runners,
  viewConnectedApps: runners,
  applyToAllPlans: runners,
  setTest: ['Staff', 'Admin', 'PortfolioAdmin'],
  setDisplayToggles: ['Staff'],
  viewDashboard: [...runners, 'Member'],
  viewComponents: all,
  viewComponentCosts: [...runners, 'Member'],
  editComponents: runners,
  viewDetails: [...runners, 'Member'],
  addPhotos: all,
  editPhotos: [...runners, 'Member'],
  deletePhotos: runners,
  viewFiles: [...runners, 'Member'],
  editFiles: [...runners, 'Member'],
  deleteFiles: runners,
  eraseMedia: ['Staff', 'Admin'],
  viewProjects: [...runners, 'Member'],
  editProjects: runners,
  viewLedger: [...runners, 'Member'],
  editLedger: runners,
  viewUserActivity: ['Staff', 'Admin', 'PortfolioAdmin'],
};

describe('what each role may do with a property', () => {
  for (const action of Object.keys(allowed) as (keyof PropertyActions)[])
    test.each(all)(`${action}: %s`, (role) => {
      expect(propertyActions(actorWith(role), subject())[action]).toBe(allowed[action].includes(role));
    });

  test('only an integrated property shows its connected apps', () => {
    for (const role of all)
      expect(propertyActions(actorWith(role), subject({ isIntegrated: false })).viewConnectedApps).toBe(
        false,
      );
  });
});

describe('who reaches a property at all', () => {
  const cases: [RoleName | 'Staff' | 'Stranger', Partial<PropertySubject>, boolean][] = [
    ['Staff', { isAssigned: false }, true],
    ['Staff', { isAssigned: false, isActive: false }, true],
    ['Admin', { isAssigned: false }, true],
    ['Admin', { isActive: false }, false],
    ['PortfolioAdmin', { isAssigned: false }, true],
    ['Manager', { isAssigned: false }, false],
    ['Manager', {}, true],
    ['Manager', { isActive: false }, false],
    ['Member', { isAssigned: false }, false],
    ['Member', {}, true],
    ['Vendor', { isAssigned: false }, false],
    ['Vendor', {}, true],
    ['Stranger', {}, false],
  ];
  test.each(cases)('a %s at a property with %p: %p', (role, over, expected) => {
    const actions = propertyActions(actorWith(role), subject(over));
    expect(canReach(actorWith(role), subject(over))).toBe(expected);
    expect(actions.viewComponents).toBe(expected);
    if (!expected) expect(Object.values(actions).some(Boolean)).toBe(false);
  });
});

test.each(all)('decides whether a role may add a property: %s', (role) => {
  expect(canAddProperty(actorWith(role), WORKSPACE)).toBe(runners.includes(role));
  expect(canAddProperty(actorWith(role), 'other')).toBe(role === 'Staff');
});

describe('fields that only some roles may set (AZ-7)', () => {
  const stored = { isTest: false, isFeatureToggleOn: false, allowPlanning: true };
  const asked = { isTest: true, isFeatureToggleOn: true, allowPlanning: false };
  test.each(all)('%s', (role) => {
    expect(keepRoleBoundFields(propertyActions(actorWith(role), subject()), stored, asked)).toEqual({
      isTest: ['Staff', 'Admin', 'PortfolioAdmin'].includes(role),
      isFeatureToggleOn: role === 'Staff',
      allowPlanning: role !== 'Staff',
    });
  });
  test('a field that was not sent keeps its stored value', () => {
    expect(keepRoleBoundFields(propertyActions(actorWith('Staff'), subject()), stored, {})).toEqual(stored);
  });
});
