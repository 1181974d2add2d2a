import { getPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Problem } from '../../problem';
import {
  counts,
  dies,
  fails,
  hoards,
  lastOfThread,
  longTable,
  neverEnds,
  newFlag,
  niceness,
  raise,
  raised,
  refuses,
  strays,
  thread,
  whenRaised,
} from '../fixtures/kinds';
import { testProgram } from '../../testing';
import type { WorkKind } from '../kind';
import { WorkPool, type PoolOptions } from '../pool';
import { giveWay, THREAD_NICENESS } from '../priority';

const entry = testProgram('thread');
const pools: WorkPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.stop()));
});

function poolOf(options: Partial<PoolOptions> = {}) {
  const pool = new WorkPool({ entry, threads: 1, waitMs: 60_000, runMs: 60_000, stopMs: 0, ...options });
  pools.push(pool);
  const work = <S, A>(kind: WorkKind<S, A>, subject: S, signal?: AbortSignal): Promise<A> =>
    pool.turn({ actor: { userId: 'Ada', workspaceIds: [] }, class: kind.class, signal }, (turn) =>
      turn.run(kind, subject),
    );
  return { pool, work };
}

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error as Problem).status ?? (error as Error).message,
  );

/** Returns the longest time for which this thread was blocked while the work ran, and how long the work took. */
async function longestGap(work: () => Promise<unknown>): Promise<{ gap: number; took: number }> {
  const began = performance.now();
  let last = began;
  let gap = 0;
  const tick = () => {
    const now = performance.now();
    gap = Math.max(gap, now - last);
    last = now;
  };
  const timer = setInterval(tick, 5);
  await work();
  clearInterval(timer);
  tick();
  return { gap, took: last - began };
}

describe('work on a thread', () => {
  it('gives the same bytes as on this thread', async () => {
    const subject = { rows: 200 };
    const made = await poolOf().work(longTable, subject);
    expect(Buffer.from(made).equals(Buffer.from(await longTable.do(subject)))).toBe(true);
    expect(Buffer.from(made.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  it('answers with plain data too', async () => {
    const flag = newFlag();
    raise(flag);
    expect(await poolOf().work(whenRaised, { text: 'up', flag })).toEqual({ text: 'up' });
  });

  it('leaves this thread free', async () => {
    const { work } = poolOf();
    await work(longTable, { rows: 1 });
    const { gap, took } = await longestGap(() => work(longTable, { rows: 5000 }));
    expect(gap).toBeLessThan(took / 4);
  });

  it('refuses data that are not plain before anything is done', async () => {
    const { work } = poolOf();
    const subject = { rows: 1, format: () => '' };
    expect(await statusOf(work(longTable, subject))).toMatch(/could not be cloned/);
    expect(await statusOf(work(longTable, { rows: 1 }))).toBe(200);
  });
});

describe('the priority of a thread', () => {
  const here = getPriority();
  const onLinux = process.platform === 'linux';

  it('is below that of the thread that answers requests, which stays the same', async () => {
    expect(await poolOf().work(niceness, undefined)).toBe(onLinux ? THREAD_NICENESS : here);
    expect(getPriority()).toBe(here);
  });

  it('does not change where threads have no separate one, nor on the thread that answers', () => {
    expect([giveWay('darwin'), giveWay('win32'), giveWay('linux')]).toEqual([false, false, false]);
    expect(getPriority()).toBe(here);
  });
});

describe('a failure', () => {
  it('of the work is reported with its message, and the thread continues', async () => {
    const { work } = poolOf();
    expect(await statusOf(work(fails, 'out of ink'))).toBe('out of ink');
    expect(await statusOf(work({ ...fails, name: 'nobody' }, ''))).toMatch(/kind nobody/);
    expect(await statusOf(work(longTable, { rows: 1 }))).toBe(200);
  });

  it('that the caller can fix arrives complete', async () => {
    const problem = await poolOf()
      .work(refuses, 'roof')
      .catch((error: Problem) => error);
    expect(problem).toMatchObject({
      name: 'Problem',
      status: 422,
      errors: [{ code: 'invalid', detail: 'No roof', field: 'roof' }],
      headers: { 'retry-after': '7' },
    });
  });

  it.each([
    ['an end', dies, 3, /ended with code 3/],
    ['a stray failure', strays, 'astray', /astray/],
    ['too much memory', hoards, null, /memory limit/],
  ] as const)('by %s of the thread affects only one piece of work', async (_, kind, subject, words) => {
    const { work } = poolOf({ memoryMb: 64 });
    const failing = statusOf(work(kind as WorkKind<unknown, unknown>, subject));
    const next = statusOf(work(longTable, { rows: 1 }));
    expect(await failing).toMatch(words);
    expect(await next).toBe(200);
  });

  it('is 504 for work that takes too long', async () => {
    expect(await statusOf(poolOf({ runMs: 200 }).work(neverEnds, newFlag()))).toBe(504);
  });
});

describe('a caller who leaves', () => {
  it('frees their place in the queue, or the thread in the middle of its work', async () => {
    const { work } = poolOf();
    const begun = newFlag();
    const [running, waiting] = [new AbortController(), new AbortController()];
    const first = statusOf(work(neverEnds, begun, running.signal));
    const second = statusOf(work(longTable, { rows: 1 }, waiting.signal));
    waiting.abort();
    expect(await second).toBe(499);
    const third = statusOf(work(longTable, { rows: 1 }));
    await raised(begun);
    running.abort();
    expect([await first, await third]).toEqual([499, 200]);
    expect(await statusOf(work(longTable, { rows: 1 }, running.signal))).toBe(499);
  });
});

it('work ends when its caller leaves', async () => {
  const counter = newFlag();
  const gone = new AbortController();
  const left = statusOf(poolOf().work(counts, counter, gone.signal));
  await raised(counter);
  gone.abort();
  expect(await left).toBe(499);
  // Ends once the count has stayed the same ten times in a row.
  for (let seen = Atomics.load(counter, 0), same = 0; same < 10;) {
    await wait(10);
    const now = Atomics.load(counter, 0);
    same = now === seen ? same + 1 : 0;
    seen = now;
  }
});

describe('a stop', () => {
  it('lets running work finish and refuses the rest', async () => {
    const { pool, work } = poolOf({ stopMs: 60_000 });
    const flag = newFlag();
    const first = statusOf(work(whenRaised, { text: 'a', flag }));
    const second = statusOf(work(whenRaised, { text: 'b', flag }));
    const stopped = pool.stop();
    expect(await second).toBe(503);
    expect(await statusOf(work(whenRaised, { text: 'c', flag }))).toBe(503);
    raise(flag);
    expect(await first).toBe(200);
    await stopped;
  });

  it('does not wait for work that never ends', async () => {
    const { pool, work } = poolOf({ stopMs: 10 });
    const begun = newFlag();
    const first = statusOf(work(neverEnds, begun));
    await raised(begun);
    await pool.stop();
    expect(await first).toBe(503);
  });
});

test('a kind that ends its thread makes the next work start a new one, and other kinds keep theirs', async () => {
  const { work } = poolOf();
  const first = await work(thread, null);
  expect(await work(thread, null)).toBe(first);
  expect(await work(lastOfThread, null)).toBe(first);
  const next = await work(thread, null);
  expect(next).not.toBe(first);
  expect(await work(thread, null)).toBe(next);
});

/** Returns a thread that is held for a while, and the thread of other work that comes in that time. */
async function besideHeld(patienceMs: number): Promise<{ held: number; beside: number }> {
  const { work } = poolOf({ threads: 2, patienceMs });
  const held = await work(thread, null);
  const flag = newFlag();
  const holding = work(whenRaised, { text: 'up', flag });
  const beside = work(thread, null);
  // Work that gets another thread is done before the first one is released.
  await Promise.race([beside, wait(100)]);
  raise(flag);
  await holding;
  return { held, beside: await beside };
}

test('work waits for a thread that is free soon, and starts another one if that takes longer', async () => {
  const soon = await besideHeld(60_000);
  expect(soon.beside).toBe(soon.held);
  const late = await besideHeld(1);
  expect(late.beside).not.toBe(late.held);
});
