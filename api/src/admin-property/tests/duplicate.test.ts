import type { AdminProperty } from '@roofline/schema/admin-property/admin-property';
import { validFinancials } from '@roofline/schema/fixtures/rule-cases';
import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { newId } from '../../platform/ids';
import { buildCast, newProperty, type Cast, type Identity } from '../../property/fixtures/cast';

let cast: Cast;
beforeEach(async () => {
  cast = await buildCast();
});
afterEach(() => cast.close());

async function call(
  who: Identity,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  const all = { ...cast.as[who], 'idempotency-key': newId(), ...headers };
  const answer = await cast.app.inject({ method, url, headers: all, ...(payload ? { payload } : {}) });
  const body = answer.body === '' ? {} : answer.json();
  return { status: answer.statusCode, data: body.data, errors: body.error?.errors };
}
const ask = (input: object = {}, { propertyId = cast.home, key = newId(), who = 'staff' as Identity } = {}) =>
  call(
    who,
    'POST',
    `/api/admin/property/${propertyId}/duplicate`,
    { name: 'Second Court', ...input },
    { 'idempotency-key': key },
  );
const jobOf = async (jobId: string) => (await call('staff', 'GET', `/api/job/${jobId}`)).data;

/** Makes the copy and returns its id. */
async function duplicate(input: object = {}, propertyId = cast.home): Promise<string> {
  const asked = await ask(input, { propertyId });
  expect(asked.status).toBe(202);
  await cast.runJobs();
  const job = await jobOf(asked.data.jobId);
  expect(job).toMatchObject({ status: 'succeeded', errors: [], kind: 'propertyDuplicate' });
  return job.result.duplicate.propertyId;
}
const found = async (text: string): Promise<AdminProperty[]> =>
  (await call('staff', 'GET', `/api/admin/property?search=${encodeURIComponent(text)}`)).data.items;
const rows = <T extends object>(query: ReturnType<typeof sql>) =>
  cast.database.tenant(workActor([cast.workspaceId]), (tx) => rowsOf<T>(tx, query));

test('the copy is in the same portfolio under the new name, can be found by it, and has the original’s figures and people', async () => {
  const copyId = await duplicate();
  const [copy, ...others] = await found('second court');
  expect(others).toEqual([]);
  expect(copy).toMatchObject({ propertyId: copyId, workspaceId: cast.workspaceId, isActive: true });
  expect(copy!.viewerCan.duplicate).toBe(true);
  expect((await call('stranger', 'GET', `/api/property/${copyId}`)).status).toBe(404);
  for (const who of ['vendor', 'member', 'manager'] as const)
    expect((await call(who, 'GET', `/api/property/${copyId}`)).status).toBe(200);
  const figures = async (id: string) => {
    const { data } = await call('admin', 'GET', `/api/reports/financialhealth/${id}/2026`);
    return JSON.stringify(data).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');
  };
  expect(await figures(copyId)).toBe(await figures(cast.home));
});

test('activity names the copy at the original and the original at the copy', async () => {
  await call('admin', 'PUT', `/api/propertyfinancial/${cast.home}/2027`, validFinancials, {
    'if-match': '"0"',
  });
  const described = async (id: string) =>
    (await call('admin', 'GET', `/api/activity/${id}`)).data.items.map(
      ({ description }: { description: string }) => description,
    );
  const before = await described(cast.home);
  expect(before.length).toBeGreaterThan(0);
  const bare = await duplicate();
  expect(await described(bare)).toEqual(['Duplicated from Home Court']);
  const whole = await duplicate({ name: 'Whole Court', includeFiles: true, includeHistory: true });
  expect((await described(cast.home)).slice(0, 2)).toEqual([
    'Duplicated the property as Whole Court with files and history',
    'Duplicated the property as Second Court',
  ]);
  expect(await described(whole)).toEqual([
    'Duplicated from Home Court with files and history',
    'Duplicated the property as Second Court',
    ...before,
  ]);
});

test('without history a copy begins with the current fiscal year', async () => {
  const propertyFinancial = { ...validFinancials, startingFiscalYear: 2024 };
  const { propertyId } = await cast.add('admin', newProperty('Long Court', { propertyFinancial }));
  for (const year of [2026, 2027]) {
    const values = { ...validFinancials, startingFiscalYear: Math.min(year, 2026) };
    const url = `/api/propertyfinancial/${propertyId}/${year}`;
    const saved = await call('admin', 'PUT', url, values, { 'if-match': '"0"' });
    expect([saved.status, saved.errors]).toEqual([200, undefined]);
  }
  const years = async (id: string) =>
    (
      await rows<{ year: number }>(
        sql`select fiscal_year as year from property_financial where property_id = ${id}::uuid order by 1`,
      )
    ).map(({ year }) => year);
  expect(await years(await duplicate({}, propertyId))).toEqual([2026, 2027]);
  expect(await years(await duplicate({ includeHistory: true }, propertyId))).toEqual([2024, 2026, 2027]);
});

test('a copy without history has the last reserve study and the last one with a site visit', async () => {
  for (const [date, reserveStudyTypeId] of [
    ['2015-03-01', 1],
    ['2019-03-01', 1],
    ['2021-03-01', 3],
    ['2023-03-01', 2],
  ] as const)
    expect(
      (
        await call('admin', 'POST', `/api/property/${cast.home}/reservestudy`, {
          date,
          reserveStudyTypeId,
          inspectionDate: reserveStudyTypeId === 1 ? date : null,
        })
      ).status,
    ).toBe(201);
  const dates = async (id: string) =>
    (await call('admin', 'GET', `/api/property/${id}/reservestudy`)).data.map(
      ({ date }: { date: string }) => date,
    );
  expect(await dates(await duplicate())).toEqual(['2023-03-01', '2019-03-01']);
  expect(await dates(await duplicate({ includeHistory: true }))).toHaveLength(4);
});

test('a double click makes one copy; two properties may have the same name', async () => {
  const key = newId();
  const first = await ask({}, { key });
  expect((await ask({}, { key })).data.jobId).toBe(first.data.jobId);
  expect((await ask()).data.jobId).toBe(first.data.jobId);
  await cast.runJobs();
  expect(await found('second court')).toHaveLength(1);
  await duplicate({ name: 'Home Court' });
  expect(await found('home court')).toHaveLength(2);
});

test('running the job again does not make a second copy', async () => {
  const copyId = await duplicate();
  await cast.database.tenant(workActor([cast.workspaceId]), (tx) =>
    tx.execute(
      sql`update job set status = 'queued', attempts = 0, ended_at = null where kind = 'propertyDuplicate'`,
    ),
  );
  await cast.runJobs();
  expect((await found('second court')).map(({ propertyId }) => propertyId)).toEqual([copyId]);
});

test.each([
  ['', 'Property Name is required'],
  ['A<b', /^Property Name has restricted characters/],
  ['x'.repeat(251), /250/],
])('the name "%.5s" is refused', async (name, detail) => {
  const { status, errors } = await ask({ name });
  expect([status, errors[0].field]).toEqual([422, 'name']);
  expect(errors[0].detail).toMatch(detail);
});

test('an inactive property gives an inactive copy', async () => {
  await call('staff', 'POST', `/api/admin/property/${cast.home}/deactivate`);
  const copyId = await duplicate();
  expect((await found('second court'))[0]).toMatchObject({ propertyId: copyId, isActive: false });
  expect((await call('admin', 'GET', `/api/property/${copyId}`)).status).toBe(404);
});

test('a user who is no longer staff when the job begins gets no copy', async () => {
  await ask();
  await cast.database.system((tx) => tx.execute(sql`update app_user set is_staff = false`));
  await cast.runJobs();
  expect(await rows(sql`select 1 from property where name = 'Second Court'`)).toEqual([]);
});

test('waits for a long change of the ledger', async () => {
  await cast.database.tenant(workActor([cast.workspaceId]), (tx) =>
    tx.execute(sql`insert into ledger_work (workspace_id, work_id, property_id, kind, once_key, reach, line_count, created_at)
      values (${cast.workspaceId}::uuid, ${newId()}::uuid, ${cast.home}::uuid, 'rules', 'x', '{}', 1, now())`),
  );
  const { data } = await ask();
  await cast.runJobs();
  expect(await jobOf(data.jobId)).toMatchObject({ status: 'queued' });
  await cast.database.tenant(workActor([cast.workspaceId]), (tx) => tx.execute(sql`delete from ledger_work`));
  cast.clock.advance(10_000);
  await cast.runJobs();
  expect(await jobOf(data.jobId)).toMatchObject({ status: 'succeeded' });
});
