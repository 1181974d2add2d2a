import { eq } from 'drizzle-orm';
import { appUser } from '../../../account/tables';
import { membership } from '../../../workspace/tables';
import { Problem, unavailable } from '../../problem';
import { HeldKind, JobBench } from '../fixtures/job-bench';
import { jobKind, PATIENCE } from '../kind';
import { LEASE_MS } from '../lease';
import { changeJob } from '../repository';
import { z } from 'zod';

let bench: JobBench;
beforeEach(async () => void (bench = await JobBench.open()));
afterEach(() => bench.close());

const anything = z.unknown();

test('a job runs once, and its row has its progress, its result and its file', async () => {
  const who = await bench.person();
  const asked = await bench.ask(who, 'one');
  const held = new HeldKind();
  const done = bench.runner([held.kind]).runDue();
  const [begun] = await held.until(1);
  await begun!.run.progress(40, 'Half of it');
  expect(await bench.row(asked)).toMatchObject({ status: 'running', progress: 40, step: 'Half of it' });
  begun!.go();
  expect(await done).toBe(1);
  expect(await bench.row(asked)).toMatchObject({
    status: 'succeeded',
    progress: 100,
    step: null,
    attempts: 1,
    madeAs: 'Manager',
    result: { file: { fileName: 'one.txt', contentType: 'text/plain', size: 3 } },
  });
  expect([...bench.storage.files.values()].map(String)).toEqual(['one']);
  expect(await bench.runner([held.kind]).runDue()).toBe(0);
});

test('two processes on one database never run the same job', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => bench.person()));
  for (const [i, who] of people.entries()) await bench.ask(who, `job ${i}`);
  const kinds = [new HeldKind(), new HeldKind()];
  const done = kinds.map(({ kind }) => bench.runner([kind], { slots: 4 }).runDue());
  const letGo = setInterval(() => kinds.forEach(({ begun }) => begun.forEach(({ go }) => go())), 5);
  const counts = await Promise.all(done);
  clearInterval(letGo);
  expect(counts[0]! + counts[1]!).toBe(4);
  expect(kinds.flatMap(({ names }) => names).sort()).toEqual(['job 0', 'job 1', 'job 2', 'job 3']);
});

test('a job of a dead process is taken over once its lease ends, and that process can no longer write', async () => {
  const asked = await bench.ask(await bench.person(), 'one');
  const dead = new HeldKind();
  const lost = bench.runner([dead.kind]).runDue();
  const [before] = await dead.until(1);
  const next = new HeldKind();
  bench.clock.advance(LEASE_MS - 1);
  expect(await bench.runner([next.kind]).runDue()).toBe(0);
  bench.clock.advance(1);
  const taken = bench.runner([next.kind]).runDue();
  const [after] = await next.until(1);
  const hold = () => bench.database.tenant(before!.run.actor, (tx) => before!.run.hold(tx));
  await expect(hold()).rejects.toThrow('takenOver');
  after!.go();
  expect(await taken).toBe(1);
  expect(await lost).toBe(1);
  expect(await bench.row(asked)).toMatchObject({ status: 'succeeded', attempts: 2 });
  // The file of the process that lost the job is not stored.
  expect(bench.storage.files.size).toBe(1);
});

test('a job that fails is tried again, after longer waits each time, and given up after its last try', async () => {
  const asked = await bench.ask(await bench.person(), 'one');
  let tries = 0;
  const kind = jobKind({
    name: 'document',
    input: anything,
    run: async () => {
      tries += 1;
      throw new Error('the disk is on fire');
    },
  });
  const runner = bench.runner([kind]);
  for (let n = 1; n <= PATIENCE.tries; n += 1) {
    await runner.runDue();
    expect(tries).toBe(n);
    bench.clock.advance(PATIENCE.waitAfter(n) - 1);
    await runner.runDue();
    expect(tries).toBe(n);
    bench.clock.advance(1);
  }
  expect(await bench.row(asked)).toMatchObject({
    status: 'failed',
    problem: { status: 500, errors: [{ code: 'gaveUp' }] },
  });
  expect(JSON.stringify(await bench.row(asked))).not.toContain('fire');
  expect(bench.errors).toHaveLength(PATIENCE.tries);
});

test.each([
  ['a refusal ends the job', new Problem(422, [{ code: 'invalid', detail: 'Row 3 is wrong' }]), 'failed'],
  ['a temporary refusal has the job tried again', unavailable(), 'queued'],
])('%s', async (_title, fault, status) => {
  const asked = await bench.ask(await bench.person(), 'one');
  const kind = jobKind({ name: 'document', input: anything, run: () => Promise.reject(fault) });
  await bench.runner([kind]).runDue();
  expect((await bench.row(asked)).status).toBe(status);
});

test('a job whose process dies each time is given up', async () => {
  const who = await bench.person();
  const asked = await bench.ask(who, 'one');
  const held = new HeldKind();
  await bench.database.tenant(who.actor, (tx) =>
    changeJob(tx, asked, ['queued'], { attempts: PATIENCE.tries }),
  );
  await bench.runner([held.kind]).runDue();
  expect(held.names).toEqual([]);
  expect((await bench.row(asked)).status).toBe('failed');
});

test('a stop hands running jobs back: another process starts them at once, and the try does not count', async () => {
  const asked = await bench.ask(await bench.person(), 'one');
  const held = new HeldKind();
  const first = bench.runner([held.kind]);
  const under = first.runDue();
  await held.until(1);
  await first.stop();
  await under;
  expect(await bench.row(asked)).toMatchObject({ status: 'queued', attempts: 0, leaseId: null });
  const next = new HeldKind();
  const done = bench.runner([next.kind]).runDue();
  (await next.until(1))[0]!.go();
  expect(await done).toBe(1);
});

test('a canceled job that waits never starts; a running one ends and writes nothing more', async () => {
  const who = await bench.person();
  const waiting = await bench.ask(who, 'waiting');
  await bench.database.tenant(who.actor, (tx) =>
    changeJob(tx, waiting, ['queued'], { status: 'canceled', endedAt: bench.clock.now() }),
  );
  const asked = await bench.ask(who, 'under way');
  const held = new HeldKind();
  const done = bench.runner([held.kind]).runDue();
  const [begun] = await held.until(1);
  await bench.database.tenant(who.actor, (tx) => changeJob(tx, asked, ['running'], { isCancelAsked: true }));
  await expect(bench.database.tenant(who.actor, (tx) => begun!.run.hold(tx))).rejects.toThrow('canceled');
  await done;
  expect(held.names).toEqual(['under way']);
  expect((await bench.row(asked)).status).toBe('canceled');
});

test.each([
  ['has left the workspace', { isActive: false }, null],
  ['was deactivated', null, { isActive: false }],
])('the job of a user who %s fails with 403', async (_title, left, deactivated) => {
  const who = await bench.person();
  const asked = await bench.ask(who, 'one');
  const { userId } = who.actor;
  await bench.database.system(async (tx) => {
    if (left) await tx.update(membership).set(left).where(eq(membership.userId, userId));
    if (deactivated) await tx.update(appUser).set(deactivated).where(eq(appUser.userId, userId));
  });
  const held = new HeldKind();
  await bench.runner([held.kind]).runDue();
  expect(held.names).toEqual([]);
  expect(await bench.row(asked)).toMatchObject({ status: 'failed', problem: { status: 403 } });
});

test("a job runs with its user's current role, and only in its own workspace", async () => {
  const who = await bench.person('Admin');
  const { workspaceId: other } = await bench.person();
  await bench.database.system((tx) =>
    tx.insert(membership).values({
      workspaceId: other,
      userId: who.actor.userId,
      workspaceUserId: who.actor.userId,
      roleId: 1,
      createdAt: bench.clock.now(),
    }),
  );
  await bench.ask(who, 'one');
  await bench.database.system((tx) =>
    tx.update(membership).set({ roleId: 4 }).where(eq(membership.workspaceId, who.workspaceId)),
  );
  const held = new HeldKind();
  const done = bench.runner([held.kind]).runDue();
  const [{ run, go }] = (await held.until(1)) as [(typeof held.begun)[number]];
  expect(run.actor.workspaceIds).toEqual([who.workspaceId]);
  expect(run.actor.memberships).toMatchObject([{ workspaceId: who.workspaceId }]);
  expect(run.actor.memberships[0]!.role).not.toBe('Admin');
  go();
  await done;
});
