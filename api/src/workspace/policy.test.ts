import type { RoleName } from '@roofline/schema/account/account';
import type { ActorRole } from '../platform/actor';
import { canGrant, inviteActions, manages, userActions } from './policy';

const ROLES: RoleName[] = ['Admin', 'PortfolioAdmin', 'Manager', 'Member', 'Vendor'];
const NOTHING = { edit: false, changeRole: false, deactivate: false };

it.each<[ActorRole, RoleName[]]>([
  ['Staff', ROLES],
  ['Admin', ROLES],
  ['PortfolioAdmin', ['PortfolioAdmin', 'Manager', 'Member', 'Vendor']],
  ['Manager', []],
  ['Member', []],
  ['Vendor', []],
])('lets %s grant %j', (role, granted) => {
  expect(ROLES.filter((one) => canGrant(role, one))).toEqual(granted);
  expect(manages(role)).toBe(granted.length > 0);
});

it('lets users change only those whom they could invite, and never their own role', () => {
  const may = (role: ActorRole, roleName: RoleName, userId = 'other') =>
    userActions({ userId: 'me', role }, { userId, roleName });
  expect(may('PortfolioAdmin', 'Manager')).toEqual({ edit: true, changeRole: true, deactivate: true });
  expect(may('PortfolioAdmin', 'PortfolioAdmin', 'me')).toEqual({ ...NOTHING, edit: true });
  expect(may('PortfolioAdmin', 'Admin')).toEqual(NOTHING);
  expect(may('Manager', 'Vendor')).toEqual(NOTHING);
});

it.each([
  ['pending', false, { resend: true, revoke: true, copyLink: true }],
  ['pending', true, { resend: true, revoke: true, copyLink: false }],
  ['expired', false, { resend: true, revoke: true, copyLink: false }],
  ['accepted', false, { resend: false, revoke: false, copyLink: false }],
  ['revoked', false, { resend: false, revoke: false, copyLink: false }],
] as const)('allows these actions on an invitation that is %s (mailed: %s)', (status, isMailed, actions) => {
  expect(inviteActions('Admin', { roleName: 'Member', status, isMailed })).toEqual(actions);
  expect(inviteActions('Manager', { roleName: 'Member', status, isMailed })).toEqual({
    resend: false,
    revoke: false,
    copyLink: false,
  });
});
