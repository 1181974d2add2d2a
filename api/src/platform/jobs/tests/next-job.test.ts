import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../database';
import { JobBench } from '../fixtures/job-bench';
import { RUNNING_OF_USER } from '../queue';
import { leaseJob, nextJobQuery } from '../repository';
import { newId } from '../../ids';

const WORKSPACES = 200;
const QUEUED = 4_000;

let bench: JobBench;
beforeEach(async () => void (bench = await JobBench.open()));
afterEach(() => bench.close());

/** Inserts workspaces with queued jobs of two users each, and many finished jobs in the first one. */
async function queueMany(tx: Tx): Promise<void> {
  await tx.execute(sql`reset role`);
  await tx.execute(sql`alter table job disable row level security`);
  await tx.execute(sql`insert into workspace select (jsonb_populate_record(w, jsonb_build_object(
      'workspace_id', gen_random_uuid()))).* from workspace w, generate_series(1, ${WORKSPACES - 1}::int) n`);
  await tx.execute(sql`insert into job (workspace_id, job_id, user_id, kind, input, run_after, created_at)
    select workspace_id, gen_random_uuid(), md5(workspace_id::text || n % 2)::uuid, 'document', '{}',
      ${bench.clock.now().toISOString()}::timestamptz, ${bench.clock.now().toISOString()}::timestamptz - n * interval '1 second'
    from workspace, generate_series(1, ${QUEUED / WORKSPACES}::int) n`);
  await tx.execute(sql`insert into job (workspace_id, job_id, user_id, kind, input, status, run_after, created_at, started_at, ended_at)
    select workspace_id, gen_random_uuid(), gen_random_uuid(), 'document', '{}', 'succeeded', now(), now(), '2020-01-01', now()
    from (select workspace_id from workspace limit 1) w, generate_series(1, 5000) n`);
  await tx.execute(sql`analyze job`);
}

const choice = () => ({ now: bench.clock.now(), runningOfUser: RUNNING_OF_USER });

test('the next of thousands of queued jobs is found without reading finished ones, with one look-up per workspace', async () => {
  await bench.person();
  await bench.database.system(queueMany);
  const lines = await bench.database.system((tx) =>
    rowsOf<{ 'QUERY PLAN': string }>(tx, sql`explain (analyze) ${nextJobQuery(choice())}`),
  );
  const plan = lines.map((line) => line['QUERY PLAN']);
  // Once for each workspace, never for each job.
  const looks = plan.flatMap((line) => /job_of_workspace on job o .*loops=(\d+)/.exec(line)?.[1] ?? []);
  expect(looks.map(Number)).toEqual([WORKSPACES]);
  expect(plan.join('\n')).not.toMatch(/Seq Scan on job /);
});

test('each workspace gets a turn before any gets a second one, which goes to another user', async () => {
  await bench.person();
  await bench.database.system(queueMany);
  const served: string[] = [];
  const people = new Set<string>();
  for (let n = 0; n < 2 * WORKSPACES; n += 1) {
    bench.clock.advance(1);
    const until = new Date(bench.clock.now().getTime() + 1);
    const row = await bench.database.system((tx) => leaseJob(tx, { ...choice(), leaseId: newId(), until }));
    served.push(row!.workspaceId);
    people.add(row!.userId);
    await bench.database.system((tx) =>
      tx.execute(sql`update job set status = 'succeeded' where job_id = ${row!.jobId}::uuid`),
    );
  }
  expect(new Set(served.slice(0, WORKSPACES)).size).toBe(WORKSPACES);
  expect(new Set(served.slice(WORKSPACES)).size).toBe(WORKSPACES);
  expect(people.size).toBe(2 * WORKSPACES);
});
