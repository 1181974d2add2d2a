import { newKey, newComponent } from '../stack/people';
import { buildCast, newProperty, type Cast } from '@roofline/api/property/fixtures/cast';
import { multipartBody, pngOf } from '@roofline/api/property/profile-image/fixtures/uploads';
import { DEFAULT_NOTIFICATION_PREFERENCES } from '@roofline/schema/notification';
import { DEFAULT_USER_SETTINGS } from '@roofline/schema/user-settings';
import { validDetails, validFinancials } from '@roofline/schema/fixtures/rule-cases';
import type { InjectOptions } from 'fastify';

/** The day of the cast's clock. */
const YEAR = '2026';
const study = { date: '2024-05-01', reserveStudyTypeId: 2 };
const list = Buffer.from('Item,UL,RUL,Cost\nRoof,20,5,900\n');

/** Values of an address's parameters at one property. */
export type Place = Record<string, string>;

export interface Scene {
  cast: Cast;
  home: Place;
  away: Place;
}

function form(fileName: string, bytes: Buffer, type: string): InjectOptions {
  const { payload, contentType } = multipartBody([{ field: 'file', bytes, fileName, type }]);
  return { payload, headers: { 'content-type': contentType } };
}
const image = form('a.png', pngOf(200, 200), 'image/png');
const file = form('a.csv', list, 'text/csv');

/** A property's component, study, plan, waiting file and image, made by the Admin. */
async function furnish(cast: Cast, propertyId: string): Promise<Place> {
  const ask = async (method: 'GET' | 'POST', url: string, options: InjectOptions = {}) => {
    const headers = { ...cast.as.admin, ...options.headers };
    const answer = await cast.app.inject({ method, url, ...options, headers });
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`);
    return answer.json().data;
  };
  const line = await ask('POST', `/api/component/property/${propertyId}`, { payload: newComponent('Roof') });
  const past = await ask('POST', `/api/property/${propertyId}/reservestudy`, { payload: study });
  const { items: plans } = await ask('GET', `/api/plan/property/${propertyId}/${YEAR}`);
  const staged = await ask('POST', `/api/component/property/${propertyId}/import`, file);
  await ask('POST', `/api/property/${propertyId}/profileimage`, image);
  const inWorkspace = `?workspaceId=${cast.workspaceId}`;
  const users = await ask('GET', `/api/workspace/users${inWorkspace}`);
  const invited = { email: `guest-${newKey()}@example.test`, roleName: 'Member', propertyIds: [] };
  const invite = await ask('POST', `/api/workspace/invite${inWorkspace}`, {
    payload: invited,
    headers: { 'idempotency-key': newKey() },
  });
  return {
    workspaceUserId: users.items[0].workspaceUserId,
    invitationId: invite.invitationId,
    propertyId,
    propertyComponentId: line.propertyComponentId,
    studyId: past.propertyReserveStudyId,
    planId: plans[0].planId,
    importId: staged.importId,
    workspaceId: cast.workspaceId,
    fiscalYear: YEAR,
    a: 'properties',
    b: 'columns',
  };
}

/** The cast, with something behind every address at the property of everybody and at the one of nobody. */
export async function buildScene(): Promise<Scene> {
  const cast = await buildCast();
  return { cast, home: await furnish(cast, cast.home), away: await furnish(cast, cast.away) };
}

const bodies: Record<string, (at: Place) => object> = {
  'PUT /api/workspace/settings': () => ({ name: 'Other', companyName: 'Other Inc.' }),
  'PUT /api/workspace/user': (at) => ({
    workspaceUserId: at.workspaceUserId,
    roleName: 'Vendor',
    propertyIds: [],
  }),
  'PUT /api/workspace/user/:workspaceUserId/active': () => ({ isActive: false }),
  'POST /api/workspace/invite': () => ({ email: 'late@example.test', roleName: 'Member', propertyIds: [] }),
  'POST /api/property/search': () => ({}),
  'POST /api/property': (at) => newProperty('New Court', { workspaceId: at.workspaceId }),
  'PUT /api/property/:propertyId': () => validDetails,
  'PUT /api/propertyfinancial/:propertyId/:fiscalYear': () => validFinancials,
  // 2026 is set up and has not ended: nobody's request changes it.
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
  // Mapped to too little, so that nobody's acceptance saves anything.
  'PUT /api/component/import/:importId': () => ({ columns: [{ index: 0, field: 'name' }], skipErrors: true }),
  'PUT /api/user/settings': () => DEFAULT_USER_SETTINGS,
  'PUT /api/notification/user/notification-preferences': () => DEFAULT_NOTIFICATION_PREFERENCES,
  'POST /api/filtersettings': () => ({ a: 'properties', value: {} }),
};
const forms: Record<string, InjectOptions> = {
  'POST /api/property/:propertyId/profileimage': image,
  'POST /api/component/property/:propertyId/import': file,
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
  'PUT /api/workspace/invite/:invitationId/resend': inWorkspace,
  'PUT /api/workspace/invite/:invitationId/revoke': inWorkspace,
  'POST /api/workspace/logo': inWorkspace,
  'DELETE /api/workspace/logo': inWorkspace,
  'GET /api/component/categories': (at) => `?propertyId=${at.propertyId}`,
  'GET /api/workspace/workspaces': (at) => `?ids=${at.workspaceId}`,
  'GET /api/property': (at) => `?ids=${at.propertyId}`,
};

/** A request that is right in all but the version of what it would change: who is let through changes little. */
export function requestOf(route: string, at: Place): InjectOptions {
  const [method = '', path = ''] = route.split(' ');
  const url = path.replaceAll(/:(\w+)/g, (_all, name: string) => at[name] ?? `no-${name}`);
  const query = queries[route]?.(at) ?? (method === 'GET' ? `?propertyIds=${at.propertyId}` : '');
  const { payload, headers } = forms[route] ?? { payload: bodies[route]?.(at) };
  const version =
    method === 'PUT' || method === 'DELETE' ? { 'if-match': '"999"' } : { 'idempotency-key': newKey() };
  return {
    method: method as 'GET',
    url: url + query,
    headers: { ...version, ...headers },
    ...(payload === undefined ? {} : { payload }),
  };
}
