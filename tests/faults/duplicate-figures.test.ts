import { workActor } from '@roofline/api/platform/actor';
import { rowsOf } from '@roofline/api/platform/database';
import { buildTestApp, signedIn, type TestApp } from '@roofline/api/platform/testing';
import { sql } from 'drizzle-orm';
import { addressesOf } from '../register/addresses';
import { openDemo } from '../stack/demo/copy';
import { newKey } from '../stack/people';
import { YEARS_COMPARED } from '../stack/thorough';
import { copiedId, idsOf, UUID } from './copied-ids';

// Staff duplicates properties of the demo.

/** Where two answers part. */
function firstDifference(here: string, there: string) {
  const at = [...here].findIndex((letter, index) => letter !== there[index]);
  const from = Math.max(0, at - 100);
  return { here: here.slice(from, at + 80), there: there.slice(from, at + 80) };
}

let demo: TestApp;
beforeAll(async () => {
  demo = await buildTestApp(await openDemo());
  await demo.runJobs();
});
afterAll(() => demo.close());

// A copy is not marked as the demo, and nobody follows its projects yet. Without history it has no year to close. Ids of phases that
// nobody changed follow from the id of their property.
const unmark = (text: string) =>
  text
    .replaceAll(/,\{"number":5,"key":"finalize"[^}]*\}/g, '')
    .replaceAll('"isDemo":true', '"isDemo":false')
    .replaceAll('"isFollowing":true', '"isFollowing":false')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'phase');

const one = async <T extends object>(query: ReturnType<typeof sql>) =>
  (await demo.database.system((tx) => rowsOf<T>(tx, query)))[0]!;

interface Original {
  propertyId: string;
  workspaceId: string;
  name: string;
}
/** Properties of which no copy was made yet, in every workspace. */
const properties = async (where: ReturnType<typeof sql>): Promise<Original[]> => {
  const all = await demo.database.system((tx) =>
    rowsOf<{ id: string }>(tx, sql`select workspace_id as id from workspace`),
  );
  return demo.database.tenant(workActor(all.map(({ id }) => id)), (tx) =>
    rowsOf<Original>(
      tx,
      sql`select p.property_id as "propertyId", p.workspace_id as "workspaceId", p.name from property p
        where p.is_demo and (${where}) order by p.name`,
    ),
  );
};

async function duplicate(propertyId: string, name: string, includeHistory: boolean): Promise<string> {
  const { userId } = await one<{ userId: string }>(
    sql`select user_id as "userId" from app_user where email = 'staff@demo.test'`,
  );
  const headers = { ...(await signedIn(demo.database, demo.clock, userId)), 'idempotency-key': newKey() };
  const answer = await demo.app.inject({
    method: 'POST',
    url: `/api/admin/property/${propertyId}/duplicate`,
    headers,
    payload: { name, includePhotos: true, includeFiles: true, includeHistory },
  });
  expect(answer.statusCode).toBe(202);
  await demo.runJobs();
  const { jobId } = answer.json().data as { jobId: string };
  const job = (await demo.app.inject({ url: `/api/job/${jobId}`, headers })).json().data;
  expect(job).toMatchObject({ status: 'succeeded', errors: [] });
  return job.result.duplicate.propertyId;
}

/** Whoever reads both, and what differs between their answers. */
async function compare(
  of: readonly Original[],
  includeHistory: boolean,
  isRead: (url: string) => boolean = () => true,
) {
  const { userId } = await one<{ userId: string }>(
    sql`select user_id as "userId" from app_user where email = 'admin@demo.test'`,
  );
  const headers = await signedIn(demo.database, demo.clock, userId);
  const ask = (url: string) => demo.app.inject({ url, headers });
  const different: unknown[] = [];
  let answered = 0;
  for (const { propertyId, workspaceId, name } of of) {
    const copyId = await duplicate(propertyId, name, includeHistory);
    const own = await idsOf(demo, workspaceId, propertyId);
    const copied = (text: string) =>
      text.replaceAll(UUID, (id) => (id === propertyId ? copyId : own.has(id) ? copiedId(id, copyId) : id));
    for (const url of await addressesOf(demo, { workspaceId, propertyId, years: YEARS_COMPARED })) {
      // Lists of all properties name both; the activity of the copy begins with the copying.
      if (url === copied(url) || url.startsWith('/api/activity') || !isRead(url)) continue;
      const [here, there] = [await ask(url), await ask(copied(url))];
      const [expected, found] = [unmark(copied(here.body)), unmark(there.body)];
      if (here.statusCode === 200) answered += 1;
      if (here.statusCode !== there.statusCode || expected !== found)
        different.push({ name, url, ...firstDifference(expected, found) });
    }
  }
  return { different, answered };
}

test('every answer about a whole copy is that about the original, for the six properties with the most activity', async () => {
  const busiest = await properties(sql`p.property_id in (select a.property_id from activity_item a
    group by a.property_id order by count(*) desc, a.property_id limit 6)`);
  expect(busiest).toHaveLength(6);
  const { different, answered } = await compare(busiest, true);
  expect(different).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});

test('every figure of the current year is the same in a copy without history', async () => {
  const withPast = await properties(sql`exists (select 1 from property_financial f
      where f.property_id = p.property_id and f.fiscal_year < 2026)
    or exists (select 1 from project j where j.property_id = p.property_id and j.is_completed)`);
  expect(withPast.length).toBeGreaterThan(1);
  const isFigure = /^\/api\/(reports|plan|livedashboard|propertyfinancial|component|placement|ledger)/;
  const { different, answered } = await compare(
    withPast,
    false,
    (url) => isFigure.test(url) && (/[/=]2026/.test(url) || !/[/=]20\d\d/.test(url)),
  );
  expect(different).toEqual([]);
  expect(answered).toBeGreaterThan(50);
});
