import { longTable } from '../fixtures/kinds';
import { settled, turnsOf } from '../fixtures/turns';
import { WorkPool, type Turn } from '../pool';

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    }),
);
afterEach(() => void vi.useRealTimers());

describe('a turn whose caller has left', () => {
  it('never begins', async () => {
    const { ask, begun, end, outcome } = turnsOf();
    const gone = new AbortController();
    ask('ada', 'Ada');
    ask('bo', 'Bo', 'quick', { signal: gone.signal });
    await settled();
    gone.abort();
    ask('cy', 'Cy', 'quick', { signal: gone.signal });
    await settled();
    expect(Object.fromEntries(outcome)).toEqual({ bo: 499, cy: 499 });
    await end('ada');
    expect(begun).toEqual(['ada']);
  });

  it("frees its user's place in the queue", async () => {
    const { ask, end, outcome } = turnsOf({ waitingOfUser: 1 });
    const gone = new AbortController();
    ask('runs', 'Ada');
    ask('waits', 'Ada', 'quick', { signal: gone.signal });
    await settled();
    gone.abort();
    ask('waits too', 'Ada');
    ask('one too many', 'Ada');
    await settled();
    expect(Object.fromEntries(outcome)).toEqual({ waits: 499, 'one too many': 429 });
    await end('runs', 'waits too');
    expect(outcome.get('waits too')).toBe(200);
  });

  it('aborts its work between the steps, and keeps its place until the work has ended', async () => {
    const pool = new WorkPool({ threads: 1 });
    const gone = new AbortController();
    const actor = { userId: 'Ada', workspaceIds: [] };
    let read = (): void => undefined;
    let turn: Turn | undefined;
    const left = pool.turn({ actor, class: 'long', signal: gone.signal }, async (own) => {
      turn = own;
      await new Promise<void>((done) => (read = done));
      return own.run(longTable, { rows: 1 });
    });
    let hasBegun = false;
    const next = pool.turn({ actor, class: 'quick' }, async () => void (hasBegun = true));
    await settled();
    gone.abort();
    await expect(left).rejects.toMatchObject({ status: 499 });
    expect([turn!.signal.aborted, hasBegun]).toEqual([true, false]);
    read();
    await next;
    expect(hasBegun).toBe(true);
  });
});

describe('a time limit', () => {
  it('ends the wait in the queue, with Retry-After', async () => {
    const { ask, begun, end, outcome } = turnsOf({ waitMs: 5_000 });
    ask('ada', 'Ada');
    ask('bo', 'Bo');
    ask('cy', 'Cy', 'quick', { waitMs: 60_000 });
    await settled();
    vi.advanceTimersByTime(4_999);
    await settled();
    expect(outcome.size).toBe(0);
    vi.advanceTimersByTime(1);
    await settled();
    expect([...outcome]).toEqual([['bo', 503]]);
    await end('ada');
    expect(begun).toEqual(['ada', 'cy']);
  });

  it('ends a turn, counted from its beginning', async () => {
    const { ask, begun, end, outcome } = turnsOf({ waitMs: 5_000, runMs: 24_000 });
    ask('ada', 'Ada');
    ask('bo', 'Bo', 'quick', { runMs: 60_000, waitMs: 60_000 });
    await settled();
    vi.advanceTimersByTime(23_999);
    await settled();
    expect(outcome.size).toBe(0);
    vi.advanceTimersByTime(1);
    await settled();
    expect([...outcome]).toEqual([['ada', 504]]);
    await end('ada');
    expect(begun).toEqual(['ada', 'bo']);
    vi.advanceTimersByTime(59_999);
    await settled();
    expect(outcome.has('bo')).toBe(false);
    vi.advanceTimersByTime(1);
    await settled();
    expect(outcome.get('bo')).toBe(504);
  });
});

describe('a stop', () => {
  it('refuses waiting and new turns, and waits for running ones', async () => {
    const { pool, ask, begun, end, outcome } = turnsOf({ stopMs: 5_000 });
    ask('ada', 'Ada');
    ask('bo', 'Bo');
    await settled();
    let isOver = false;
    const stopped = pool.stop().then(() => (isOver = true));
    ask('cy', 'Cy');
    await settled();
    expect(Object.fromEntries(outcome)).toEqual({ bo: 503, cy: 503 });
    expect(isOver).toBe(false);
    await end('ada');
    await stopped;
    expect([outcome.get('ada'), begun]).toEqual([200, ['ada']]);
  });

  it('is over after its time limit, even if a turn is still reading', async () => {
    const { pool, ask, outcome } = turnsOf({ stopMs: 5_000 });
    ask('ada', 'Ada');
    await settled();
    const stopped = pool.stop();
    vi.advanceTimersByTime(5_000);
    await stopped;
    await settled();
    expect(Object.fromEntries(outcome)).toEqual({ ada: 503 });
  });
});
