import { validDetails, validFinancials } from '@roofline/schema/fixtures/rule-cases';
import type { InjectOptions } from 'fastify';
import { buildCast, IDENTITIES, newProperty, type Cast, type Identity } from '../fixtures/cast';

let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

const study = { date: '2024-05-01', reserveStudyTypeId: 2 };
const V1 = { 'if-match': '"1"' };
// A version that no row has: its refusal shows that the caller got past the guard, and nothing changes.
const PAST_GUARD = { 'if-match': '"999"' };

/** A request, the identities that it lets through, and the status that refuses the others of the workspace. */
type Row = [
  name: string,
  request: (id: string) => InjectOptions,
  allowed: readonly Identity[],
  denied: number,
];

const everybody: Identity[] = ['vendor', 'member', 'manager', 'portfolioAdmin', 'admin', 'staff'];
const runners: Identity[] = ['manager', 'portfolioAdmin', 'admin', 'staff'];
const withMember: Identity[] = [...runners, 'member'];
const someone: Identity[] = [...everybody, 'stranger'];
const NO_STUDY = '01900000-0000-7000-8000-000000000001';

const put = (url: string, payload: object): InjectOptions => ({
  method: 'PUT',
  url,
  headers: PAST_GUARD,
  payload,
});
const del = (url: string): InjectOptions => ({ method: 'DELETE', url, headers: PAST_GUARD });

const onProperty: Row[] = [
  ['GET one', (id) => ({ url: `/api/property/${id}` }), everybody, 404],
  ['GET load', (id) => ({ url: `/api/property/${id}/load` }), everybody, 404],
  ['PUT one', (id) => put(`/api/property/${id}`, validDetails), runners, 403],
  ['DELETE one', (id) => del(`/api/property/${id}`), runners, 403],
  ['GET financials', (id) => ({ url: `/api/propertyfinancial/${id}/2026` }), runners, 403],
  ['PUT financials', (id) => put(`/api/propertyfinancial/${id}/2026`, validFinancials), runners, 403],
  ['GET studies', (id) => ({ url: `/api/property/${id}/reservestudy` }), withMember, 403],
  [
    'POST study',
    (id) => ({ method: 'POST', url: `/api/property/${id}/reservestudy`, payload: study }),
    runners,
    403,
  ],
  ['PUT study', (id) => put(`/api/property/${id}/reservestudy/${NO_STUDY}`, study), [], 403],
  ['DELETE study', (id) => del(`/api/property/${id}/reservestudy/${NO_STUDY}`), [], 403],
  ['DELETE image', (id) => del(`/api/property/${id}/profileimage`), runners, 403],
];

/** Returns the expected status; 'past' is any success or, on writes, a refusal of the version. */
function expected(identity: Identity, [name, , allowed, denied]: Row): number | 'past' {
  if (identity === 'anonymous' || identity === 'deactivated') return 401;
  if (identity === 'stranger') return 404;
  if (name.endsWith(' study') && name !== 'POST study' && runners.includes(identity)) return 404;
  return allowed.includes(identity) ? 'past' : denied;
}

const send = (identity: Identity, options: InjectOptions) =>
  cast.app.inject({ ...options, headers: { ...options.headers, ...cast.as[identity] } });

describe('role × route (AZ-1, AZ-9)', () => {
  for (const row of onProperty)
    test.each(IDENTITIES)(`${row[0]}: %s`, async (identity) => {
      const before = await cast.everything();
      const answer = await send(identity, row[1](cast.home));
      const wanted = expected(identity, row);
      if (wanted === 'past') expect([200, 201, 412]).toContain(answer.statusCode);
      else expect(answer.statusCode).toBe(wanted);
      if (answer.statusCode !== 201) expect(await cast.everything()).toBe(before);
    });

  const open: [string, InjectOptions, readonly Identity[]][] = [
    ['GET types', { url: '/api/propertytype' }, someone],
    ['GET new workspaces', { url: '/api/property/newpropertyworkspaces' }, someone],
    ['GET all', { url: '/api/property/all' }, someone],
    ['POST search', { method: 'POST', url: '/api/property/search', payload: {} }, someone],
    ['GET batch', { url: `/api/property?ids=${NO_STUDY}` }, someone],
    ['GET batch years', { url: `/api/property/fiscalyears?propertyIds=${NO_STUDY}` }, someone],
    ['GET batch studies', { url: `/api/property/reservestudies?propertyIds=${NO_STUDY}` }, someone],
    ['GET batch financials', { url: `/api/propertyfinancial?propertyIds=${NO_STUDY}` }, someone],
  ];
  for (const [name, options, allowed] of open)
    test.each(IDENTITIES)(`${name}: %s`, async (identity) => {
      expect((await send(identity, options)).statusCode).toBe(allowed.includes(identity) ? 200 : 401);
    });

  test.each(IDENTITIES)('POST property: %s', async (identity) => {
    const payload = newProperty(`By ${identity}`, { workspaceId: cast.workspaceId });
    const answer = await send(identity, { method: 'POST', url: '/api/property', payload });
    const denied = { anonymous: 401, deactivated: 401, vendor: 403, member: 403, stranger: 404 } as const;
    expect(answer.statusCode).toBe(denied[identity as keyof typeof denied] ?? 201);
  });
});

describe('a property out of reach is not found (AZ-3)', () => {
  const unknown = '01900000-0000-7000-8000-00000000dead';
  for (const [name, request] of onProperty)
    test(`${name}: answers alike for a foreign, an unassigned and an unknown property`, async () => {
      const before = await cast.everything();
      const nowhere = await send('manager', request(unknown));
      expect(nowhere.statusCode).toBe(404);
      for (const id of [cast.foreign, cast.away]) {
        const answer = await send('manager', request(id));
        expect([answer.statusCode, answer.body]).toEqual([404, nowhere.body]);
      }
      expect(await cast.everything()).toBe(before);
    });

  test('a batch has null in its place', async () => {
    const ids = [cast.foreign, cast.home, unknown, cast.away, cast.home.toUpperCase()].join(',');
    const seen = async (identity: Identity, url: string) =>
      (await send(identity, { url })).json().data.map((row: unknown) => row !== null);
    expect(await seen('manager', `/api/property?ids=${ids}`)).toEqual([false, true, false, false, true]);
    expect(await seen('vendor', `/api/property/fiscalyears?propertyIds=${ids}`)).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
    expect(await seen('member', `/api/propertyfinancial?propertyIds=${ids}`)).toEqual(Array(5).fill(false));
    expect(await seen('manager', `/api/propertyfinancial?propertyIds=${ids}&fiscalYear=2027`)).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
    expect(await seen('member', `/api/property/reservestudies?propertyIds=${ids}`)).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
    expect(await seen('vendor', `/api/property/reservestudies?propertyIds=${ids}`)).toEqual(
      Array(5).fill(false),
    );
    expect(await seen('admin', `/api/property?ids=${ids}`)).toEqual([false, true, false, true, true]);
  });

  test('malformed ids are refused without a server error', async () => {
    for (const id of ['..%2fx', '%2e%2e', '-1', '9007199254740992', '1e3', "1'--", 'null'])
      expect((await send('admin', { url: `/api/property/${id}` })).statusCode).toBe(404);
    for (const query of [
      '',
      '?ids=',
      '?ids=x',
      `?ids=${cast.home}&ids=${cast.home}`,
      `?ids=${Array(101).fill(cast.home)}`,
    ])
      expect((await send('admin', { url: `/api/property${query}` })).statusCode).toBe(422);
  });
});

test('only internal staff still finds an archived property (AZ-14)', async () => {
  const { propertyId } = await cast.add('manager', newProperty('Old Court'));
  const url = `/api/property/${propertyId}`;
  expect((await send('manager', { method: 'DELETE', url, headers: V1 })).statusCode).toBe(204);
  for (const [, request] of onProperty)
    for (const identity of ['manager', 'admin'] as const)
      expect((await send(identity, request(propertyId))).statusCode).toBe(404);
  expect((await send('staff', { url })).json().data.isActive).toBe(false);
  const names = (await send('staff', { url: '/api/property/all' }))
    .json()
    .data.map((p: { propertyName: string }) => p.propertyName);
  expect(names).toContain('Home Court');
  expect(names).not.toContain('Old Court');
});

test('a Vendor reads the facts and address of a building, and not its description for owners', async () => {
  const propertyDescription = 'The board expects a special assessment';
  const url = `/api/property/${cast.home}`;
  const { name, version } = (await send('admin', { url })).json().data;
  const details = { ...validDetails, name, propertyDescription };
  const headers = { 'if-match': `"${version}"` };
  expect((await send('admin', { method: 'PUT', url, headers, payload: details })).statusCode).toBe(200);
  for (const path of [url, `${url}/load`]) {
    const seen = (await send('vendor', { url: path })).json().data;
    expect(seen).toMatchObject({ addressLine1: expect.any(String), propertyDescription: null });
  }
  const [batch] = (await send('vendor', { url: `/api/property?ids=${cast.home}` })).json().data;
  expect(batch.propertyDescription).toBeNull();
  expect((await send('admin', { url })).json().data.propertyDescription).toBe(propertyDescription);
});
