import { sql } from 'drizzle-orm';
import { workActor } from '../../actor';
import { rowsOf } from '../../database';
import { HeldKind, JobBench } from '../fixtures/job-bench';
import { jobKind, PATIENCE, serviceKind } from '../kind';
import { askService, RUNNING_OF_USER, WAITING_OF_USER } from '../queue';
import { sweepHoursLater } from '../../testing';
import { FILES_KEPT_MS, JOBS_KEPT_MS, sweepJobs } from '../sweep';
import { z } from 'zod';

let bench: JobBench;
beforeEach(async () => void (bench = await JobBench.open()));
afterEach(() => bench.close());

const MOST = RUNNING_OF_USER + WAITING_OF_USER;

/** Returns a kind that runs its jobs at once and records their order. */
function ordered() {
  const names: string[] = [];
  const kind = jobKind({
    name: 'document',
    input: z.object({ name: z.string() }),
    run: async (_run, { name }) => {
      names.push(name);
      // The next job starts later than this one, as with a real clock.
      bench.clock.advance(10);
      return {};
    },
  });
  return { names, kind };
}

test('a user has at most two jobs running, while others run theirs', async () => {
  const who = await bench.person();
  for (const name of ['a1', 'a2', 'a3']) await bench.ask(who, name);
  await bench.ask(await bench.person(), 'b1');
  const held = new HeldKind();
  const done = bench.runner([held.kind], { slots: 10 }).runDue();
  await held.until(3);
  expect(held.names.toSorted()).toEqual(['a1', 'a2', 'b1']);
  held.begun.find(({ name }) => name === 'a1')!.go();
  await held.until(4);
  expect(held.names[3]).toBe('a3');
  for (const { go } of held.begun) go();
  expect(await done).toBe(4);
});

test('turns rotate among the workspaces, and in each among its users', async () => {
  const loud = await bench.person();
  const beside = await bench.person('Manager', loud.workspaceId);
  for (const name of ['loud 1', 'loud 2', 'loud 3', 'loud 4']) await bench.ask(loud, name);
  await bench.ask(beside, 'beside');
  const quiet = await bench.person();
  for (const name of ['quiet 1', 'quiet 2']) await bench.ask(quiet, name);
  const { names, kind } = ordered();
  await bench.runner([kind], { slots: 1 }).runDue();
  expect(names).toEqual(['loud 1', 'quiet 1', 'beside', 'quiet 2', 'loud 2', 'loud 3', 'loud 4']);
});

test(`the ${MOST + 1}th unfinished job of a user is refused with 429, and no one else's`, async () => {
  const who = await bench.person();
  for (let n = 1; n <= MOST; n += 1) await bench.ask(who, `job ${n}`);
  const refused = await bench.ask(who, 'one too many').catch((fault: unknown) => fault);
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
  await bench.ask(await bench.person('Manager', who.workspaceId), 'beside');
  const { kind } = ordered();
  await bench.runner([kind]).runDue();
  await bench.ask(who, 'there is room again');
});

test('asking twice under one key gives one job until it is over, and 409 to others in the workspace', async () => {
  const who = await bench.person();
  const [first, second] = [await bench.ask(who, 'one', 'key'), await bench.ask(who, 'one', 'key')];
  expect(second.jobId).toBe(first.jobId);
  const other = await bench.person('Admin', who.workspaceId);
  await expect(bench.ask(other, 'one', 'key')).rejects.toMatchObject({ status: 409 });
  const elsewhere = await bench.person();
  expect((await bench.ask(elsewhere, 'one', 'key')).jobId).not.toBe(first.jobId);
  const { kind } = ordered();
  await bench.runner([kind]).runDue();
  expect((await bench.ask(who, 'one', 'key')).jobId).not.toBe(first.jobId);
});

test('a job of another workspace can be neither seen nor changed', async () => {
  const row = await bench.ask(await bench.person(), 'theirs');
  const { actor, workspaceId } = await bench.person('Admin');
  const counts = await bench.database.tenant(actor, async (tx) => [
    ...(await rowsOf<{ job_id: string }>(tx, sql`select job_id from job`)),
    ...(await rowsOf<{ job_id: string }>(tx, sql`update job set status = 'canceled' returning job_id`)),
  ]);
  expect(counts).toEqual([]);
  const moved = bench.database.tenant(workActor([row.workspaceId]), (tx) =>
    tx.execute(sql`update job set workspace_id = ${workspaceId}`),
  );
  await expect(moved).rejects.toThrow();
});

test('files are stored for a day and jobs for thirty, to the millisecond; a file without a job is swept', async () => {
  const asked = await bench.ask(await bench.person(), 'one');
  const held = new HeldKind();
  const done = bench.runner([held.kind]).runDue();
  (await held.until(1))[0]!.go();
  await done;
  bench.clock.advance(FILES_KEPT_MS);
  await sweepJobs(bench);
  expect((await bench.row(asked)).blobId).not.toBeNull();
  bench.clock.advance(1);
  await sweepJobs(bench);
  expect(await bench.row(asked)).toMatchObject({ status: 'succeeded', blobId: null });
  await sweepHoursLater(bench);
  expect(bench.storage.files.size).toBe(0);
  bench.clock.advance(JOBS_KEPT_MS - FILES_KEPT_MS - 1);
  await sweepJobs(bench);
  expect(await bench.row(asked)).toBeDefined();
  bench.clock.advance(1);
  await sweepJobs(bench);
  expect(await bench.row(asked)).toBeUndefined();
});

test('service jobs have their own slots and take no turn of a user', async () => {
  await bench.ask(await bench.person(), 'a long document');
  const held = new HeldKind();
  const done: number[] = [];
  const brief = serviceKind({
    name: 'brief',
    input: z.object({ n: z.number() }),
    patience: PATIENCE,
    run: async (_run, { n }) => void done.push(n),
    giveUp: async () => undefined,
  });
  const runner = bench.runner([held.kind, brief], { slots: 1, briefSlots: 1 });
  const over = runner.runDue();
  await held.until(1);
  const now = bench.clock.now();
  await bench.database.system(async (tx) => {
    for (let n = 1; n <= RUNNING_OF_USER + 2; n += 1)
      await askService(tx, { workspaceId: null, kind: 'brief', input: { n }, now, runAfter: now });
  });
  // The document occupies the only other slot, and all service jobs run even so.
  const beside = bench.runner([brief], { slots: 0, briefSlots: 1 });
  const ranBeside = await beside.runDue();
  await vi.waitFor(() => expect(done).toHaveLength(RUNNING_OF_USER + 2), 120_000);
  held.begun[0]!.go();
  // The first runner may have run some of them in its brief slots.
  expect((await over) + ranBeside).toBe(1 + RUNNING_OF_USER + 2);
});
