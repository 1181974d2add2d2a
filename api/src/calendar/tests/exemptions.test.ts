import { aDutyExemptionInput } from '@roofline/schema/fixtures/calendar';
import type { DutyExemption } from '@roofline/schema/calendar/duty-exemption';
import type { ActivityPage } from '@roofline/schema/activity/activity';
import type { Identity } from '../../property/fixtures/cast';
import { buildPlanner, type Planner } from '../fixtures/planner';
import { readCalendarText } from '../fixtures/read-ics';

let t: Planner;
beforeEach(async () => {
  // It is November 20, 2026.
  t = await buildPlanner();
});
afterEach(() => t.close());

const TWO_YEARS = '?from=2025-01-01&to=2026-12-31';
const VISIT = aDutyExemptionInput({ kind: 'siteVisit', reason: 'Less than half of a yearly budget' });
const at = (propertyId = t.home) => `/api/calendar/property/${propertyId}/exemption`;
const state = (who: Identity, body: object = aDutyExemptionInput(), propertyId = t.home) =>
  t.call(who, 'POST', at(propertyId), { body });
const stated = async (who: Identity = 'manager') => (await t.call(who, 'GET', at())).data as DutyExemption[];
const perhaps = async (query = TWO_YEARS) =>
  (await t.calendar('manager', query)).flatMap(({ status, kind }) => (status === 'mayApply' ? [kind] : []));
const activity = async () => {
  const page = await t.call('admin', 'GET', `/api/activity/${t.home}?type=reserve+study`);
  return (page.data as ActivityPage).items;
};

test('a duty that does not apply is left out on all its days, and is listed with who, when and why', async () => {
  expect(await perhaps()).toEqual(['balconyInspection', 'siteVisit']);
  const made = await state('manager');
  expect(made).toMatchObject({
    status: 201,
    data: {
      ...aDutyExemptionInput(),
      propertyId: t.home,
      title: 'Inspection of balconies and other elevated elements',
      statedAt: t.clock.now().toISOString(),
      statedBy: expect.stringMatching(/\w/),
    },
  });
  expect(await perhaps()).toEqual(['siteVisit']);
  // The duty would return nine years later.
  expect(await perhaps('?from=2033-12-01&to=2034-12-31')).not.toContain('balconyInspection');
  expect((await state('admin', VISIT)).status).toBe(201);
  expect(await perhaps()).toEqual([]);
  expect((await stated('member')).map(({ kind }) => kind).toSorted()).toEqual([
    'balconyInspection',
    'siteVisit',
  ]);
});

test('a duty whose exemption was withdrawn may apply again, and the activity has both', async () => {
  const { dutyExemptionId, statedBy } = (await state('manager')).data as DutyExemption;
  const taken = () => t.call('manager', 'DELETE', `/api/calendar/exemption/${dutyExemptionId}`);
  expect((await taken()).status).toBe(204);
  expect(await perhaps()).toEqual(['balconyInspection', 'siteVisit']);
  expect(await stated()).toEqual([]);
  expect((await taken()).status).toBe(404);
  expect(await activity()).toMatchObject([
    {
      description:
        'Took back that a duty does not apply: Inspection of balconies and other elevated elements',
      userName: statedBy,
    },
    {
      description: `Stated that a duty does not apply: Inspection of balconies and other elevated elements. Reason: ${aDutyExemptionInput().reason}`,
    },
  ]);
});

test('the private feed leaves out a duty that does not apply', async () => {
  const { address } = (await t.call('manager', 'POST', `/api/property/${t.home}/calendarfeed`)).data as {
    address: string;
  };
  const summaries = async () => {
    const url = `/api${new URL(address).pathname}`;
    const { events } = readCalendarText((await t.app.inject({ url })).body);
    return events.map(({ SUMMARY }) => SUMMARY);
  };
  const visit = expect.stringContaining('Reserve study with a visit to the site');
  expect(await summaries()).toContainEqual(visit);
  await state('manager', VISIT);
  expect(await summaries()).not.toContainEqual(visit);
});

test('an earlier exemption does not hide a date that is known to be due', async () => {
  await state('manager', VISIT);
  await t.addStudy('2023-12-10');
  const visits = (await t.calendar('manager', TWO_YEARS)).filter(({ kind }) => kind === 'siteVisit');
  expect(visits).toMatchObject([{ date: '2026-12-10', status: 'due' }]);
});

test('an exemption is stated once, with a reason, and only for a duty that may apply', async () => {
  expect((await state('manager')).status).toBe(201);
  expect(await state('admin')).toMatchObject({ status: 409, errors: [{ code: 'alreadyStated' }] });
  expect(await state('manager', { ...VISIT, reason: '  ' })).toMatchObject({
    status: 422,
    errors: [{ field: 'reason', detail: 'Reason is required' }],
  });
  expect(await state('manager', { ...VISIT, reason: 'x'.repeat(1001) })).toMatchObject({ status: 422 });
  expect(await state('manager', { ...VISIT, kind: 'disclosure' })).toMatchObject({ status: 422 });
  await t.addStudy('2023-12-10');
  expect(await state('manager', VISIT)).toMatchObject({
    status: 422,
    errors: [{ code: 'notOpen', field: 'kind' }],
  });
  await t.changeHome({ state: 'AL' });
  expect(await state('manager', VISIT)).toMatchObject({ errors: [{ code: 'notOpen' }] });
  expect(await stated()).toHaveLength(1);
});

test('only those who may edit reserve studies state or withdraw an exemption, and a Vendor reads none', async () => {
  const { dutyExemptionId } = (await state('manager')).data as DutyExemption;
  const url = `/api/calendar/exemption/${dutyExemptionId}`;
  for (const [who, status] of [['member', 403], ['vendor', 403], ['stranger', 404]] as const) {
    expect([who, (await state(who, VISIT)).status]).toEqual([who, status]);
    expect([who, (await t.call(who, 'DELETE', url)).status]).toEqual([who, status]);
  } // prettier-ignore
  expect((await t.call('vendor', 'GET', at())).status).toBe(403);
  expect((await t.call('stranger', 'GET', at())).status).toBe(404);
  const many = (who: Identity) => t.call(who, 'GET', `/api/calendar/exemption?propertyIds=${t.home}`);
  expect((await many('member')).data).toMatchObject([[{ dutyExemptionId }]]);
  expect((await many('vendor')).data).toEqual([null]);
  expect((await many('stranger')).data).toEqual([null]);
  expect(await stated()).toHaveLength(1);
});
