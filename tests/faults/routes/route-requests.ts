import { newKey, newComponent } from '../../stack/people';
import { newProperty } from '@roofline/api/property/fixtures/cast';
import { DEFAULT_NOTIFICATION_PREFERENCES } from '@roofline/schema/notification/notification';
import { DEFAULT_USER_SETTINGS } from '@roofline/schema/user/user-settings';
import { validDetails, validFinancials } from '@roofline/schema/fixtures/rule-cases';
import type { InjectOptions } from 'fastify';
import { startsFromVersion } from './declared';
import { adoption, document, file, image, newPlan, study, type Place } from './route-scene';

const person = {
  firstName: 'Nina',
  lastName: 'Reyes',
  password: 'harbor-lane7',
  confirmPassword: 'harbor-lane7',
};
const link = {
  email: 'nina@example.test',
  resetPasswordToken: 'a'.repeat(32),
  operationToken: 'b'.repeat(32),
};
const chosen = { newPassword: 'harbor-lane8', confirmPassword: 'harbor-lane8' };

const bodies: Record<string, (at: Place) => object> = {
  'POST /api/account/signin': () => ({ email: 'nina@example.test', password: 'harbor-lane7' }),
  'POST /api/account/setup': () => ({
    ...person,
    email: 'nina@example.test',
    secret: 'a'.repeat(32),
    workspaceName: 'First',
    companyName: 'First Inc.',
  }),
  'POST /api/account/register': (at) => ({ ...person, email: 'nina@example.test', invitationCode: at.code }),
  'POST /api/account/join': (at) => ({ ...person, invitationCode: at.code }),
  'POST /api/account/reset': () => ({ ...link, ...chosen }),
  'POST /api/account/resetinit': () => link,
  'POST /api/account/resetrequest': () => ({ email: 'nina@example.test' }),
  'POST /api/account/changepassword': (at) => ({ email: at.email, currentPassword: 'wrong-one7', ...chosen }),
  'POST /api/account/token': (at) => ({
    name: 'ETL',
    scope: 'read',
    workspaceId: at.workspaceId,
    expiresInDays: 7,
  }),
  'POST /api/user/profile': () => ({ firstName: 'Nina', lastName: 'Reyes', email: 'nina@example.test' }),
  'PUT /api/workspace/settings': () => ({ name: 'Other', companyName: 'Other Inc.' }),
  'PUT /api/reports/ratingbands/:workspaceId': () => ({
    weakBelow: 25,
    strongFrom: 75,
    overfundedAbove: 120,
  }),
  'PUT /api/workspace/user': (at) => ({
    workspaceUserId: at.workspaceUserId,
    roleName: 'Vendor',
    propertyIds: [],
  }),
  'PUT /api/workspace/user/:workspaceUserId/active': () => ({ isActive: false }),
  'POST /api/workspace/invite': () => ({
    email: `${newKey()}@example.test`,
    roleName: 'Member',
    propertyIds: [],
  }),
  'POST /api/property/search': () => ({}),
  'POST /api/property': (at) => newProperty('New Court', { workspaceId: at.workspaceId }),
  'PUT /api/property/:propertyId': () => validDetails,
  'PUT /api/propertyfinancial/:propertyId/:fiscalYear': () => validFinancials,
  // 2026 is set up and has not ended: no request changes it.
  'POST /api/year/setup/:propertyId/:fiscalYear': () => ({
    expenditures: [],
    hasCostIncrease: false,
    yearEndReserveBalance: 1,
    averageHoaAnnualFee: 1,
    annualReserveContribution: 1,
  }),
  'POST /api/property/:propertyId/reconcilefiscalyear': (at) => ({
    fiscalYear: Number(at.fiscalYear),
    closingBalance: 1,
    contributions: 1,
    expenditures: 1,
    updateStartingBalance: false,
  }),
  'POST /api/property/:propertyId/reservestudy': () => study,
  'PUT /api/property/:propertyId/reservestudy/:studyId': () => study,
  'POST /api/component/property/:propertyId': () => newComponent('Fence'),
  'PUT /api/component/:propertyComponentId': () => newComponent('Fence'),
  'PUT /api/component/bulk': (at) => ({
    items: [{ propertyComponentId: at.propertyComponentId, version: 999 }],
    change: { kind: 'delete' },
  }),
  'POST /api/plan/property/:propertyId/:fiscalYear': () => newPlan(),
  'POST /api/plan/preview/:propertyId/:fiscalYear': () => newPlan(),
  'PUT /api/plan/:planId': () => newPlan(),
  'PUT /api/plan/disclosurefacts/:propertyId/:fiscalYear': () => ({}),
  'POST /api/plan/:planId/duplicate': () => ({}),
  'POST /api/plan/:planId/recommend': () => ({ isRecommended: true }),
  'POST /api/plan/:planId/disclosure': () => ({ isDisclosure: true }),
  // Too few columns are mapped, so that no acceptance saves anything.
  'POST /api/job/document': ({ propertyId, fiscalYear }) => ({
    document: 'components',
    propertyId,
    fiscalYear: Number(fiscalYear),
  }),
  'PUT /api/component/import/:importId': () => ({ columns: [{ index: 0, field: 'name' }], skipErrors: true }),
  'PUT /api/user/settings': () => DEFAULT_USER_SETTINGS,
  'PUT /api/notification/user/notification-preferences': () => DEFAULT_NOTIFICATION_PREFERENCES,
  'POST /api/filtersettings': () => ({ a: 'properties', value: {} }),
};
const forms: Record<string, InjectOptions> = {
  'POST /api/plan/:planId/adopt': { payload: adoption },
  'POST /api/plan/:planId/adoption/file': document,
  'POST /api/property/:propertyId/profileimage': image,
  'POST /api/component/property/:propertyId/import': file,
  'POST /api/user/profile-photo': image,
  'POST /api/workspace/logo': image,
};
const inWorkspace = (at: Place) => `?workspaceId=${at.workspaceId}`;
const queries: Record<string, (at: Place) => string> = {
  'GET /api/workspace/roles': inWorkspace,
  'GET /api/workspace/settings': inWorkspace,
  'PUT /api/workspace/settings': inWorkspace,
  'GET /api/workspace/users': inWorkspace,
  'GET /api/workspace/user/:workspaceUserId': inWorkspace,
  'PUT /api/workspace/user': inWorkspace,
  'PUT /api/workspace/user/:workspaceUserId/active': inWorkspace,
  'GET /api/workspace/invites': inWorkspace,
  'POST /api/workspace/invite': inWorkspace,
  'POST /api/workspace/invite/:invitationId/link': inWorkspace,
  'PUT /api/workspace/invite/:invitationId/resend': inWorkspace,
  'PUT /api/workspace/invite/:invitationId/revoke': inWorkspace,
  'POST /api/workspace/logo': inWorkspace,
  'DELETE /api/workspace/logo': inWorkspace,
  'GET /api/component/categories': (at) => `?propertyId=${at.propertyId}`,
  'GET /api/workspace/workspaces': (at) => `?ids=${at.workspaceId}`,
  'GET /api/property': (at) => `?ids=${at.propertyId}`,
};

/** The body of a request to a route. */
export const bodyOf = (route: string, at: Place): object => bodies[route]?.(at) ?? {};

/** A valid request with a wrong version: if it gets past the guard, it changes almost nothing. */
export function requestOf(route: string, at: Place): InjectOptions {
  const [method = '', path = ''] = route.split(' ');
  const url = path.replaceAll(/:(\w+)(?:\([^)]*\))?/g, (_all, name: string) => at[name] ?? `no-${name}`);
  const query = queries[route]?.(at) ?? (method === 'GET' ? `?propertyIds=${at.propertyId}` : '');
  const { payload, headers } = forms[route] ?? { payload: bodies[route]?.(at) };
  const isVersioned = method === 'PUT' || method === 'DELETE' || startsFromVersion(route);
  const version = isVersioned ? { 'if-match': '"999"' } : { 'idempotency-key': newKey() };
  return {
    method: method as 'GET',
    url: url + query,
    headers: { ...version, ...headers },
    ...(payload === undefined ? {} : { payload }),
  };
}
