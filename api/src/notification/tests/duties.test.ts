import { aDutyExemptionInput } from '@roofline/schema/fixtures/calendar';
import { sql } from 'drizzle-orm';
import { job } from '../../job/tables';
import { workActor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { reserveStudy } from '../../reserve-study/tables';
import { buildBell, type Bell } from '../fixtures/bell';
import { askForReminders } from '../reminders/job';

let t: Bell;
beforeEach(async () => {
  t = await buildBell();
  await within((tx) =>
    tx.execute(
      sql`update property set state = 'CA', created_at = '2024-01-01' where property_id = ${t.home}::uuid`,
    ),
  );
});
afterEach(() => t.close());

const within = <T>(work: (tx: Tx) => Promise<T>) => t.database.tenant(workActor([t.workspaceId]), work);

/** Runs the reminders on each of the days and returns the titles that managers have got, without "may be due". */
async function heardBy(...days: string[]): Promise<string[]> {
  for (const day of days) {
    t.clock.set(new Date(`${day}T17:00:00Z`));
    await askForReminders(t);
    await t.runJobs();
  }
  return (await t.titles('manager')).toReversed().filter((title) => !title.endsWith(PERHAPS));
}
const addStudy = (date: string, reserveStudyTypeId = 1) =>
  within((tx) =>
    tx.insert(reserveStudy).values({
      workspaceId: t.workspaceId,
      propertyId: t.home,
      propertyReserveStudyId: newId(),
      date,
      reserveStudyTypeId,
      createdAt: t.clock.now(),
    }),
  );
const PERHAPS = 'may be due soon';
const REVIEW = 'Review of the reserve study for fiscal year 2026 is due soon';
const DISCLOSURE = 'Disclosure of fiscal year 2026 is due soon';
const VISIT = 'Reserve study with a visit to the site is due soon';

test('managers are reminded of a disclosure 30 days before and again 7 days before, with its law', async () => {
  expect(await heardBy('2026-10-31')).toEqual([]);
  expect(await heardBy('2026-11-01')).toEqual([DISCLOSURE]);
  expect(await heardBy('2026-11-02', '2026-11-23')).toEqual([DISCLOSURE]);
  expect(await heardBy('2026-11-24')).toEqual([DISCLOSURE, DISCLOSURE]);
  const { items } = await t.told('manager');
  expect(items[0]!.bodyTemplate).toMatch(
    /^It is due on Dec 1, 2026\. California Civil Code, section 5300\. Our record: 2026-11/,
  );
});

test('a service that was down on the thirtieth day reminds managers on the twenty-ninth', async () => {
  expect(await heardBy('2026-11-02')).toEqual([DISCLOSURE]);
});

test('managers are reminded of a study that is due, and not again once it is made', async () => {
  expect(await heardBy('2026-12-02')).toEqual([REVIEW]);
  await addStudy('2026-12-03', 2);
  expect(await heardBy('2026-12-24')).toEqual([REVIEW]);
});

test('managers are reminded of the next site visit where the last one is known', async () => {
  expect(await heardBy('2026-12-02')).toEqual([REVIEW]);
  await addStudy('2023-12-10');
  expect(await heardBy('2026-12-03')).toEqual([REVIEW, VISIT]);
});

test('managers are reminded once, 60 days before, of a duty that may apply, with what to check and a link', async () => {
  // A new building: the first inspection of its balconies is due within six years.
  await within((tx) =>
    tx.execute(sql`update property set year_built = 2021 where property_id = ${t.home}::uuid`),
  );
  const perhaps = async () =>
    (await t.told('manager')).items.filter(({ titleTemplate }) => titleTemplate.endsWith(PERHAPS));
  await heardBy('2026-10-31');
  expect(await perhaps()).toEqual([]);
  await heardBy('2026-11-01');
  const visit = 'Reserve study with a visit to the site may be due soon';
  expect(await perhaps()).toMatchObject([{ titleTemplate: visit, category: 1 }]);
  await heardBy('2026-11-02');
  for (const who of ['member', 'vendor', 'admin'] as const)
    expect([who, await t.titles(who)]).toEqual([who, []]);
  await heardBy('2026-11-24');
  await heardBy('2026-12-20');
  expect(await perhaps()).toMatchObject([
    {
      titleTemplate: 'Inspection of balconies and other elevated elements may be due soon',
      bodyTemplate: expect.stringMatching(
        /^Check whether the law asks this of the property by Jan 1, 2027\. California Civil Code, section 5551/,
      ),
      link: '/useraccount/calendar?month=2027-01',
    },
    { titleTemplate: visit },
  ]);
});

test('managers get no reminder of a duty that is stated not to apply, until the statement is taken back', async () => {
  const url = `/api/calendar/property/${t.home}/exemption`;
  const body = aDutyExemptionInput({ kind: 'siteVisit' });
  t.clock.set(new Date('2026-10-31T17:00:00Z'));
  const stated = await t.call('manager', 'POST', url, { body });
  expect(stated.status).toBe(201);
  const perhaps = async (day: string) => {
    await heardBy(day);
    return (await t.titles('manager')).filter((title) => title.endsWith(PERHAPS));
  };
  expect(await perhaps('2026-11-01')).toEqual([]);
  const { dutyExemptionId } = stated.data as { dutyExemptionId: string };
  await t.call('manager', 'DELETE', `/api/calendar/exemption/${dutyExemptionId}`);
  expect(await perhaps('2026-11-02')).toEqual(['Reserve study with a visit to the site may be due soon']);
});

test('a second run on the same day reminds no one again, even if its job was deleted', async () => {
  expect(await heardBy('2026-11-01')).toEqual([DISCLOSURE]);
  await t.database.system((tx) => tx.delete(job));
  expect(await askForReminders(t)).toBe(2);
  await t.runJobs();
  expect((await t.titles('manager')).filter((title) => !title.endsWith(PERHAPS))).toEqual([DISCLOSURE]);
});

test('no Vendor or Member is reminded of a duty, administrators only where the property has no Manager', async () => {
  await heardBy('2026-11-01');
  for (const who of ['member', 'vendor', 'admin'] as const)
    expect([who, await t.titles(who)]).toEqual([who, []]);
  await within((tx) =>
    tx.execute(sql`delete from property_assignment where user_id = ${t.ids.manager}::uuid`),
  );
  await heardBy('2026-11-24');
  expect(await t.titles('admin')).toContain(DISCLOSURE);
  expect(await t.titles('manager')).toEqual([]);
});
