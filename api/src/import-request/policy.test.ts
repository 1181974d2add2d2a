import type { RoleName } from '@roofline/schema/account/account';
import { workActor } from '../platform/actor';
import { requestSight } from './policy';

const sight = (isStaff: boolean, ...roles: RoleName[]) => {
  const memberships = roles.map((role) => ({
    workspaceId: `of ${role}`,
    workspaceUserId: 'm',
    role,
    name: '',
    companyName: '',
  }));
  const ids = isStaff ? ['w'] : memberships.map(({ workspaceId }) => workspaceId);
  return requestSight({ ...workActor(ids), userId: 'me', isStaff, memberships });
};

it('shows requests of whole workspaces, or of the properties that the actor runs', () => {
  expect(sight(false, 'Admin', 'PortfolioAdmin', 'Manager', 'Member', 'Vendor')).toEqual({
    isStaff: false,
    userId: 'me',
    whole: ['of Admin', 'of PortfolioAdmin'],
    assigned: ['of Manager'],
  });
  expect(sight(true)).toEqual({ isStaff: true, userId: 'me', whole: ['w'], assigned: [] });
});

it('shows nothing to an actor who runs no property', () => {
  expect(sight(false, 'Member', 'Vendor')).toBeNull();
  expect(sight(false)).toBeNull();
  expect(requestSight({ ...workActor([]), userId: 'me' })).toMatchObject({ isStaff: true, whole: [] });
});
