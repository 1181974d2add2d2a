import type { RoleName } from '@roofline/schema/account/account';
import { workActor, type Actor } from '../platform/actor';
import { managesWorkspace, viewerCan } from './policy';

const member = (...roles: RoleName[]): Actor => {
  const memberships = roles.map((role, n) => ({
    workspaceId: `w${n}`,
    workspaceUserId: 'm',
    role,
    name: '',
    companyName: '',
  }));
  return { ...workActor(memberships.map(({ workspaceId }) => workspaceId)), isStaff: false, memberships };
};
const allowed = (actor: Actor) =>
  Object.entries(viewerCan(actor)).flatMap(([action, may]) => (may ? [action] : []));

it.each<[string, Actor, string[]]>([
  [
    'internal staff',
    { ...workActor(['w0', 'w1']) },
    ['addProperty', 'seePortfolioColumn', 'setTestOnAdd', 'manageWorkspace'],
  ],
  ['an Admin', member('Admin'), ['addProperty', 'manageWorkspace']],
  ['a portfolio admin', member('PortfolioAdmin'), ['addProperty', 'manageWorkspace']],
  ['a Manager', member('Manager'), ['addProperty']],
  ['a Member', member('Member'), []],
  ['a Vendor', member('Vendor'), []],
  [
    'a Vendor who manages elsewhere',
    member('Vendor', 'Admin'),
    ['addProperty', 'seePortfolioColumn', 'manageWorkspace'],
  ],
  ['nobody', member(), []],
])('lets %s do what their best role may', (_name, actor, actions) => expect(allowed(actor)).toEqual(actions));

it('gives a workspace to its admins', () => {
  const roles: RoleName[] = ['Admin', 'PortfolioAdmin', 'Manager', 'Member', 'Vendor'];
  expect(roles.filter(managesWorkspace)).toEqual(['Admin', 'PortfolioAdmin']);
});
