import type { AdminJob, AdminJobPage } from '@roofline/schema/job/admin-job';
import { eq } from 'drizzle-orm';
import { buildUpkeep, type Upkeep } from '../../component/fixtures/upkeep';
import { mailOutbox } from '../../mail/tables';
import { workActor } from '../../platform/actor';
import { newId } from '../../platform/ids';
import { NONE } from '../../platform/tables';
import { job } from '../tables';

let t: Upkeep;
beforeEach(async () => {
  t = await buildUpkeep();
});
afterEach(() => t.close());

const MINUTE = 60_000;
const FAILED: Partial<typeof job.$inferInsert> = {
  status: 'failed',
  attempts: 6,
  problem: { status: 500, errors: [{ code: 'gaveUp', detail: 'Roof of ann@example.test' }] },
};

/** Adds a job as the runner left it; by default one of the service and of no workspace. */
async function seedJob(change: Partial<typeof job.$inferInsert> = {}): Promise<string> {
  const jobId = newId();
  const now = t.clock.now();
  const row = {
    workspaceId: NONE,
    userId: NONE,
    kind: 'mail',
    input: { mailId: newId() },
    runAfter: now,
    createdAt: now,
  };
  await t.database.tenant(
    workActor([NONE, t.workspaceId]),
    (tx) => tx.insert(job).values({ ...row, jobId, ...change }),
  ); // prettier-ignore
  return jobId;
}

async function seedParkedMail(sealed: string | null): Promise<string> {
  const mailId = newId();
  const now = t.clock.now();
  const row = { mailId, kind: 'welcome', recipient: 'ann@example.test', subject: 'Welcome', sealed };
  const at = { messageId: `<${mailId}@x>`, state: 'parked', createdAt: now, dueAt: now, finishedAt: now };
  await t.database.system((tx) => tx.insert(mailOutbox).values({ ...row, ...at }));
  return mailId;
}
const stateOf = async (mailId: string) =>
  (await t.database.system((tx) => tx.select().from(mailOutbox).where(eq(mailOutbox.mailId, mailId))))[0]!
    .state;

const page = async (query = ''): Promise<AdminJobPage> =>
  (await t.call('staff', 'GET', `/api/admin/jobs${query}`)).data;
const retry = (jobId: string, who: 'staff' | 'admin' = 'staff') =>
  t.call(who, 'POST', `/api/admin/jobs/${jobId}/retry`);

test('staff see failed jobs, newest first, with kind, workspace and code, but nothing of their contents', async () => {
  const ended = (minutes: number) => ({ endedAt: new Date(t.clock.now().getTime() - minutes * MINUTE) });
  const older = await seedJob({ ...FAILED, ...ended(9), workspaceId: t.workspaceId, kind: 'document' });
  const newer = await seedJob({ ...FAILED, ...ended(1) });
  await seedJob({ status: 'succeeded', ...ended(0) });
  const shown = await page();
  expect(shown.items.map(({ jobId }) => jobId)).toEqual([newer, older]);
  expect(shown.items[1]).toEqual({
    jobId: older,
    kind: 'document',
    status: 'failed',
    workspaceId: t.workspaceId,
    workspaceName: 'Harbor',
    attempts: 6,
    createdAt: t.clock.now().toISOString(),
    runAfter: t.clock.now().toISOString(),
    startedAt: null,
    endedAt: ended(9).endedAt.toISOString(),
    openForSeconds: 0,
    errorCode: 'gaveUp',
    viewerCan: { retry: true },
  } satisfies AdminJob);
  expect(shown.items[0]).toMatchObject({ workspaceId: null, workspaceName: null });
  expect(shown).toMatchObject({ totalCount: 2, counts: { failed: 2, running: 0 } });
  expect(JSON.stringify(shown)).not.toMatch(/example\.test|mailId|Roof of/);
});

test('lists waiting jobs oldest first, in pages of 50', async () => {
  const now = t.clock.now().getTime();
  const before = (await page('?status=queued')).totalCount;
  const ids: string[] = [];
  for (let n = 0; n < 51; n++) ids.push(await seedJob({ createdAt: new Date(now - (100 - n) * MINUTE) }));
  const first = await page('?status=queued');
  expect(first.items.map(({ jobId }) => jobId)).toEqual(ids.slice(0, 50));
  expect(first.items[0]!.openForSeconds).toBe(100 * 60);
  expect(first).toMatchObject({ totalCount: before + 51, counts: { queued: before + 51 }, pageSize: 50 });
  const second = await page('?status=queued&page=2');
  expect(second.items[0]).toMatchObject({ jobId: ids[50], viewerCan: { retry: false } });
  expect((await page('?status=succeeded')).counts).toEqual(first.counts);
});

test('a retried job waits again with all its attempts, once', async () => {
  const jobId = await seedJob({ ...FAILED, kind: 'document', endedAt: t.clock.now(), isCancelAsked: true });
  t.clock.advance(MINUTE);
  const answer = await retry(jobId);
  expect(answer.data).toMatchObject({
    jobId,
    status: 'queued',
    attempts: 0,
    endedAt: null,
    errorCode: null,
    runAfter: t.clock.now().toISOString(),
    viewerCan: { retry: false },
  });
  const again = await retry(jobId);
  expect([again.status, again.errors[0]!.code]).toEqual([409, 'notFailed']);
  expect((await retry(newId())).status).toBe(404);
});

test('only one of two simultaneous retries succeeds', async () => {
  const jobId = await seedJob({ ...FAILED, kind: 'document', endedAt: t.clock.now() });
  const statuses = (await Promise.all([retry(jobId), retry(jobId)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test('a job that was requested again in the meantime is not retried', async () => {
  const of = { workspaceId: t.workspaceId, kind: 'document', onceKey: 'import 7' };
  const jobId = await seedJob({ ...FAILED, ...of, endedAt: t.clock.now() });
  await seedJob(of);
  const answer = await retry(jobId);
  expect([answer.status, answer.errors[0]!.code]).toEqual([409, 'requestedAgain']);
  expect((await page()).items.map((row) => row.jobId)).toEqual([jobId]);
});

test('a retry sends a mail that was given up, unless its text is gone', async () => {
  const kept = await seedParkedMail('sealed');
  const wiped = await seedParkedMail(null);
  const ended = { ...FAILED, endedAt: t.clock.now() };
  expect((await retry(await seedJob({ ...ended, input: { mailId: kept } }))).status).toBe(200);
  expect(await stateOf(kept)).toBe('waiting');
  const jobId = await seedJob({ ...ended, input: { mailId: wiped } });
  const answer = await retry(jobId);
  expect([answer.status, answer.errors[0]!.code]).toEqual([409, 'gone']);
  expect(await stateOf(wiped)).toBe('parked');
  expect((await page()).items.map((row) => row.jobId)).toEqual([jobId]);
});

test('only staff see or retry jobs', async () => {
  const jobId = await seedJob({ ...FAILED, endedAt: t.clock.now() });
  expect((await t.call('admin', 'GET', '/api/admin/jobs')).status).toBe(403);
  expect((await t.call('anonymous', 'GET', '/api/admin/jobs')).status).toBe(401);
  expect((await retry(jobId, 'admin')).status).toBe(403);
  expect((await page()).items[0]).toMatchObject({ jobId, status: 'failed' });
});
