import { performance } from 'node:perf_hooks';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../problem';
import {
  dies,
  hoards,
  longTable,
  neverEnds,
  newFlag,
  raise,
  raised,
  refuses,
  strays,
  whenRaised,
} from '../fixtures/kinds';
import { madeHere } from '../kind';
import { Press, type PressOptions } from '../press';

const entry = new URL('../fixtures/thread.ts', import.meta.url);
const presses: Press[] = [];
afterEach(async () => {
  await Promise.all(presses.splice(0).map((press) => press.stop()));
});

function pressOf(options: Partial<PressOptions> = {}): Press {
  const press = new Press({ entry, threads: 1, waitMs: 60_000, drawMs: 60_000, stopMs: 0, ...options });
  presses.push(press);
  return press;
}

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error as Problem).status ?? (error as Error).message,
  );

/** The longest time that this thread did not come round while the work ran, and how long that took. */
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

describe('a document of the press', () => {
  it('is the one that is made in this thread, byte by byte', async () => {
    const subject = { rows: 200 };
    const made = await pressOf().make(longTable, subject);
    expect(made.equals(await madeHere(longTable, subject))).toBe(true);
    expect(made.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('leaves this thread free while it is drawn', async () => {
    const press = pressOf();
    await press.make(longTable, { rows: 1 });
    const { gap, took } = await longestGap(() => press.make(longTable, { rows: 5000 }));
    expect(gap).toBeLessThan(took / 4);
  });

  it('has more than plain data refused before anything is drawn', async () => {
    const press = pressOf();
    const subject = { rows: 1, format: () => '' };
    expect(await statusOf(press.make(longTable, subject))).toMatch(/could not be cloned/);
    expect(await statusOf(press.make(longTable, { rows: 1 }))).toBe(200);
  });
});

describe('a failure', () => {
  it('of the drawing is told with its words, and the thread goes on', async () => {
    const press = pressOf();
    expect(await statusOf(press.make(refuses, 'out of ink'))).toBe('out of ink');
    expect(await statusOf(press.make({ ...refuses, name: 'nobody' }, ''))).toMatch(/kind nobody/);
    expect(await statusOf(press.make(longTable, { rows: 1 }))).toBe(200);
  });

  it.each([
    ['an end', dies, 3, /ended with code 3/],
    ['a stray failure', strays, 'astray', /astray/],
    ['too much memory', hoards, null, /memory limit/],
  ] as const)('by %s of the thread is that of one document', async (_, kind, subject, words) => {
    const press = pressOf({ memoryMb: 64 });
    const failing = statusOf(press.make(kind as typeof hoards, subject as null));
    const next = statusOf(press.make(longTable, { rows: 1 }));
    expect(await failing).toMatch(words);
    expect(await next).toBe(200);
  });

  it('is taking too long', async () => {
    expect(await statusOf(pressOf({ drawMs: 200 }).make(neverEnds, newFlag()))).toBe(504);
  });
});

describe('where documents are many', () => {
  it('they wait in the order of coming, and those beyond the queue are refused', async () => {
    const press = pressOf({ waiting: 2 });
    const flag = newFlag();
    const ended: string[] = [];
    const under = ['a', 'b', 'c'].map(async (text) => {
      await press.make(whenRaised, { text, flag });
      ended.push(text);
    });
    const problem = await press.make(whenRaised, { text: 'd', flag }).catch((error: Problem) => error);
    expect(problem).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    raise(flag);
    await Promise.all(under);
    expect(ended).toEqual(['a', 'b', 'c']);
    expect(await statusOf(press.make(whenRaised, { text: 'd', flag }))).toBe(200);
  });

  it('one that waits too long is refused', async () => {
    const press = pressOf({ waitMs: 50 });
    const flag = newFlag();
    const first = statusOf(press.make(whenRaised, { text: 'a', flag }));
    expect(await statusOf(press.make(whenRaised, { text: 'b', flag }))).toBe(503);
    raise(flag);
    expect(await first).toBe(200);
  });
});

describe('whoever goes away', () => {
  it('leaves the queue, or frees the thread in the middle of the work', async () => {
    const press = pressOf({ waiting: 1 });
    const begun = newFlag();
    const [drawing, waiting] = [new AbortController(), new AbortController()];
    const first = statusOf(press.make(neverEnds, begun, drawing.signal));
    const second = statusOf(press.make(longTable, { rows: 1 }, waiting.signal));
    waiting.abort();
    expect(await second).toBe(499);
    const third = statusOf(press.make(longTable, { rows: 1 }));
    await raised(begun);
    drawing.abort();
    expect([await first, await third]).toEqual([499, 200]);
    expect(await statusOf(press.make(longTable, { rows: 1 }, drawing.signal))).toBe(499);
  });
});

describe('a stop', () => {
  it('lets the document under way be finished and refuses the others', async () => {
    const press = pressOf({ stopMs: 60_000 });
    const flag = newFlag();
    const first = statusOf(press.make(whenRaised, { text: 'a', flag }));
    const second = statusOf(press.make(whenRaised, { text: 'b', flag }));
    const stopped = press.stop();
    expect(await second).toBe(503);
    expect(await statusOf(press.make(whenRaised, { text: 'c', flag }))).toBe(503);
    raise(flag);
    expect(await first).toBe(200);
    await stopped;
  });

  it('does not wait for one that never ends', async () => {
    const press = pressOf({ stopMs: 10 });
    const begun = newFlag();
    const first = statusOf(press.make(neverEnds, begun));
    await raised(begun);
    await press.stop();
    expect(await first).toBe(503);
  });
});
