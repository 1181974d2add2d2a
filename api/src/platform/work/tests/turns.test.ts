import { longTable } from '../fixtures/kinds';
import { settled, turnsOf } from '../fixtures/turns';
import { WorkPool, type TurnAsked } from '../pool';

// Stops the clocks.
beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    }),
);
afterEach(() => void vi.useRealTimers());

describe('turns go round', () => {
  it('the workspaces, then the users of each, then in order of arrival', async () => {
    const { ask, begun, endAll } = turnsOf();
    ask('first', 'Zoe@south');
    for (const name of ['ada 1', 'ada 2', 'ada 3']) ask(name, 'Ada@north');
    ask('bo 1', 'Bo@north');
    ask('cy 1', 'Cy@west');
    ask('cy 2', 'Cy@west');
    await endAll();
    expect(begun).toEqual(['first', 'ada 1', 'cy 1', 'bo 1', 'cy 2', 'ada 2', 'ada 3']);
  });

  it('so that a new workspace waits for only one turn of each other one', async () => {
    const { ask, begun, endAll } = turnsOf();
    for (let i = 0; i < 4; i += 1) ask(`ada ${i}`, 'Ada@north');
    for (let i = 0; i < 4; i += 1) ask(`bo ${i}`, 'Bo@north');
    await settled();
    ask('cy', 'Cy@west');
    await endAll();
    expect(begun.slice(0, 3)).toEqual(['ada 0', 'ada 1', 'cy']);
  });

  it('with users of one workspace counted as it, and users of several as themselves unless it is known', async () => {
    const { ask, begun, endAll } = turnsOf();
    ask('first', 'Zoe@south');
    ask('ada 1', 'Ada@north');
    ask('bo 1', 'Bo@north');
    ask('dan 1', 'Dan@north@west');
    ask('eve 1', 'Eve@north@west', 'quick', { workspaceId: 'north' });
    await endAll();
    expect(begun).toEqual(['first', 'ada 1', 'dan 1', 'bo 1', 'eve 1']);
  });
});

describe('one user', () => {
  it('has two turns at once, and others pass the waiting ones', async () => {
    const { ask, begun } = turnsOf({ threads: 3 });
    for (let i = 0; i < 4; i += 1) ask(`ada ${i}`, 'Ada@north');
    ask('bo', 'Bo@north');
    await settled();
    expect(begun).toEqual(['ada 0', 'ada 1', 'bo']);
  });

  it('has eight places in the queue for all work; the ninth is refused, and nobody else', async () => {
    const { ask, outcome, begun, endAll } = turnsOf();
    ask('runs', 'Ada@north');
    for (let i = 1; i <= 8; i += 1) ask(`ada ${i}`, 'Ada@north', i % 2 ? 'quick' : 'long');
    await settled();
    expect(outcome.size).toBe(0);
    ask('ada 9', 'Ada@north');
    ask('ada 10', 'Ada@west', 'long');
    ask('bo', 'Bo@north');
    await settled();
    expect(Object.fromEntries(outcome)).toEqual({ 'ada 9': 429, 'ada 10': 429 });
    await endAll();
    expect([outcome.get('bo'), outcome.get('ada 8'), begun.length]).toEqual([200, 200, 10]);
    ask('again', 'Ada@north');
    await settled();
    expect(begun.at(-1)).toBe('again');
  });

  it('gets Retry-After with a refusal', async () => {
    const pool = new WorkPool({ threads: 1, waitingOfUser: 0 });
    const actor = { userId: 'Ada', workspaceIds: ['north'] };
    void pool.turn({ actor, class: 'quick' }, () => new Promise<never>(() => undefined));
    const refused = pool.turn({ actor, class: 'quick' }, async () => 'never');
    await expect(refused).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
  });
});

describe('all users together', () => {
  it('have a limited number of places, beyond which everyone gets 503', async () => {
    const { ask, outcome } = turnsOf({ waiting: 3 });
    for (let i = 0; i <= 3; i += 1) ask(`user ${i}`, `user ${i}`);
    await settled();
    expect(outcome.size).toBe(0);
    ask('user 4', 'user 4');
    await settled();
    expect([...outcome]).toEqual([['user 4', 503]]);
  });
});

describe('long work', () => {
  it('leaves one of several threads to quick work', async () => {
    const { ask, begun } = turnsOf({ threads: 3 });
    for (let i = 0; i < 4; i += 1) ask(`long ${i}`, `user ${i}`, 'long');
    await settled();
    expect(begun).toEqual(['long 0', 'long 1']);
    ask('quick 0', 'Bo');
    ask('quick 1', 'Bo');
    await settled();
    expect(begun.slice(2)).toEqual(['quick 0']);
  });

  it('goes first on the other threads, so that neither kind blocks the other', async () => {
    const { ask, begun, end } = turnsOf({ threads: 2 });
    for (const name of ['quick 0', 'quick 1', 'quick 2']) ask(name, name);
    ask('long 0', 'Ada', 'long');
    ask('long 1', 'Bo', 'long');
    await settled();
    await end('quick 0');
    expect(begun).toEqual(['quick 0', 'quick 1', 'long 0']);
    await end('quick 1');
    expect(begun.at(-1)).toBe('quick 2');
    await end('quick 2');
    expect(begun.at(-1)).toBe('quick 2');
    await end('long 0');
    expect(begun.at(-1)).toBe('long 1');
  });

  it('takes turns with quick work on a single thread', async () => {
    const { ask, begun, endAll } = turnsOf({ threads: 1 });
    for (const name of ['quick 0', 'quick 1', 'quick 2']) ask(name, name);
    for (const name of ['long 0', 'long 1']) ask(name, name, 'long');
    await endAll();
    expect(begun).toEqual(['quick 0', 'long 0', 'quick 1', 'long 1', 'quick 2']);
  });

  it('is refused in a turn for quick work', async () => {
    const pool = new WorkPool({ threads: 1 });
    const asked: TurnAsked = { actor: { userId: 'Ada', workspaceIds: [] }, class: 'quick' };
    const work = pool.turn(asked, (turn) => turn.run(longTable, { rows: 1 }));
    await expect(work).rejects.toThrow('test long table is long work');
  });
});
