import { ACTIVITY_KINDS, type ActivityKind } from '@roofline/schema/activity/activity';
import { propertyActions } from '../property/policy';
import { workActor, type Actor, type ActorRole } from '../platform/actor';
import { visibleActivity } from './policy';

const WORKSPACE = '019aa000-0000-7000-8000-000000000001';
const PROPERTY = { workspaceId: WORKSPACE, isActive: true, isIntegrated: false, isAssigned: true };

const actorOf = (role: ActorRole): Actor => {
  const own =
    role === 'Staff'
      ? []
      : [{ workspaceId: WORKSPACE, workspaceUserId: WORKSPACE, role, name: '', companyName: '' }];
  return { ...workActor([WORKSPACE]), isStaff: role === 'Staff', memberships: own };
};

const OPEN: ActivityKind[] = ['property', 'component', 'fiscalYear'];
/** The kinds that a Member sees beside those that everyone who reaches the property sees. */
const FOR_MEMBERS: ActivityKind[] = [
  'componentCost',
  'reserve study',
  'plan',
  'disclosure',
  'photo',
  'file',
  'project',
  'ledger',
  'placement',
];

test.each<[ActorRole, readonly ActivityKind[]]>([
  ['Vendor', OPEN],
  ['Member', [...OPEN, ...FOR_MEMBERS]],
  ['Manager', ACTIVITY_KINDS.filter((kind) => kind !== 'user')],
  ['PortfolioAdmin', ACTIVITY_KINDS],
  ['Admin', ACTIVITY_KINDS],
  ['Staff', ACTIVITY_KINDS],
])('%s reads only these kinds of activity', (role, kinds) => {
  const seen = visibleActivity(propertyActions(actorOf(role), PROPERTY));
  for (const kind of ACTIVITY_KINDS)
    expect([kind, seen.includes(kind)]).toEqual([kind, kinds.includes(kind)]);
});

test('a kind that needs a right is hidden from a user who lacks only that right', () => {
  const all = propertyActions(actorOf('Admin'), PROPERTY);
  const without = (right: keyof typeof all) =>
    ACTIVITY_KINDS.filter((kind) => !visibleActivity({ ...all, [right]: false }).includes(kind));
  expect(without('viewComponents')).toEqual(['component']);
  expect(without('viewComponentCosts')).toEqual(['componentCost']);
  expect(without('viewFinancials')).toEqual(['financials']);
  expect(without('viewReserveStudies')).toEqual(['reserve study']);
  expect(without('viewDashboard')).toEqual(['plan', 'disclosure', 'placement']);
  expect(without('viewProjects')).toEqual(['project']);
  expect(without('viewLedger')).toEqual(['ledger']);
  expect(without('viewUserActivity')).toEqual(['user']);
  expect(without('viewFiles')).toEqual(['photo', 'file']);
});
