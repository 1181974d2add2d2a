import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messages, PGlite, types } from '@electric-sql/pglite';
import { inThisThread, type EmbeddedClient } from '../store/embedded/client';
import { DatabaseThread } from '../store/embedded/thread/thread';
import { sqlStateOf } from '../store/sql-state';
import { testProgram } from '../testing';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const ENTRY = testProgram('database-thread');

let folder: string;
let thread: DatabaseThread;
let here: EmbeddedClient;

const place = (name: string) => ({
  folder: join(folder, name),
  room: { folder, reserve: 0, laid: new SharedArrayBuffer(4) },
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roofline-thread-'));
  thread = await DatabaseThread.open(place('database'), ENTRY);
  here = inThisThread(await PGlite.create());
  for (const client of [thread, here])
    await client.exec(`create table kept (id int primary key, at timestamptz, note jsonb)`);
});
afterAll(async () => {
  await Promise.all([thread.close(), here.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** Returns the outcomes of the same work on the database's thread and on this one. */
async function both<T>(work: (client: EmbeddedClient) => Promise<T>): Promise<[T, T]> {
  return [await work(thread), await work(here)];
}

const fault = (work: Promise<unknown>) =>
  work.then(
    () => 'no fault',
    (error: unknown) => error as Error,
  );

const VALUES = `select 1::int as int, 2::bigint as big, 1.50::numeric as numeric, true as is, 'x' as text, null::jsonb as nothing,
  '{"a": [1, null]}'::jsonb as note, '"word"'::json as word, '{1,2}'::int[] as ints, '{"{\\"b\\": 1}"}'::jsonb[] as notes,
  date '2026-11-27' as day, timestamptz '2026-11-27 10:00:00+00' as at, '\\x0102'::bytea as bytes, $1::jsonb as given,
  '{"c": 1}'::jsonb as twice, 'last' as twice, 'first' as again, '{"d": 2}'::jsonb as again`;

test.each(['object', 'array'] as const)(
  'values have the same types as without a thread, with each row as %s',
  async (rowMode) => {
    const [far, near] = await both((client) => client.query(VALUES, [{ e: 'é' }], { rowMode }));
    expect(far.rows).toEqual(near.rows);
    expect(far.fields).toEqual(near.fields);
  },
);

test('a caller may bring its own parser for a type', async () => {
  const parsers = {
    [types.TIMESTAMPTZ]: (text: string) => `<${text}>`,
    [types.JSONB]: (text: string) => text,
  };
  const [far, near] = await both((client) =>
    client.query(
      `select now() - now() as since, timestamptz '2026-11-27' as at, '{"a":1}'::jsonb as note`,
      [],
      { parsers },
    ),
  );
  expect(far.rows).toEqual(near.rows);
});

test('an error keeps its SQLSTATE, its message and its fields', async () => {
  const twice = (client: EmbeddedClient) =>
    fault(client.query('insert into kept (id) values (1), ($1)', [1]));
  const [far, near] = await both(twice);
  expect(far).toBeInstanceOf(messages.DatabaseError);
  expect(sqlStateOf(far)).toBe('23505');
  const { query, params, ...named } = far as Error & { query?: string; params?: unknown };
  expect([query, params]).toEqual(['insert into kept (id) values (1), ($1)', [1]]);
  expect(near).toMatchObject(named);
  expect((far as Error).message).toBe((near as Error).message);
});

test('a value that cannot be sent to the thread fails only its statement', async () => {
  expect(await fault(thread.query('select $1', [() => undefined]))).toBeInstanceOf(Error);
  expect((await thread.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a transaction is committed or rolled back as a whole, and no other statement runs within it', async () => {
  const within: string[] = [];
  const first = thread.transaction(async (own) => {
    await own.query('insert into kept (id) values (10)');
    await new Promise((resolve) => setTimeout(resolve, 50));
    within.push('first');
  });
  const second = thread.query('select id from kept where id = 10').then(({ rows }) => {
    within.push('second');
    return rows;
  });
  await first;
  expect(await second).toEqual([{ id: 10 }]);
  expect(within).toEqual(['first', 'second']);
  const dropped = fault(
    thread.transaction(async (own) => {
      await own.query('insert into kept (id) values (11)');
      throw new Error('changed my mind');
    }),
  );
  expect(((await dropped) as Error).message).toBe('changed my mind');
  expect((await thread.query('select id from kept where id = 11')).rows).toEqual([]);
});

test('the commit of a failed transaction is an error, and so is an opening that fails', async () => {
  const failing = (client: EmbeddedClient) =>
    fault(client.transaction(async (own) => void (await fault(own.query('select 1/0')))));
  for (const error of await both(failing)) expect(sqlStateOf(error)).toBe('25P02');
  const opening = (client: EmbeddedClient) =>
    fault(client.transaction(async () => undefined, 'set transaction nonsense'));
  for (const error of await both(opening)) expect(sqlStateOf(error)).toBe('42601');
  expect((await thread.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a transaction that is over refuses statements', async () => {
  const own = await thread.transaction(async (open) => open);
  expect(((await fault(own.query('select 1'))) as Error).message).toBe('Transaction is closed');
});

test('a folder that cannot be opened is an error, and does not end the process', async () => {
  const ended = vi.fn();
  const opening = DatabaseThread.open(place('no/such/folder'), ENTRY, ended as never);
  expect(await fault(opening)).toBeInstanceOf(Error);
  expect(ended).not.toHaveBeenCalled();
});

test('a thread that dies ends the process, with its error', async () => {
  const dying = new URL(
    `data:text/javascript,import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => { throw new Error('gone') }); parentPort.postMessage({ id: 0, value: null });`.replaceAll(
      '\n',
      '',
    ),
  );
  const ended = new Promise<unknown[]>((end) => {
    void DatabaseThread.open(place('dying'), dying, ((...how: unknown[]) => end(how)) as never).then(
      (open) => void fault(open.exec('select 1')),
    );
  });
  expect(await ended).toEqual([1, expect.objectContaining({ message: 'gone' })]);
});

test('this thread goes on while a long statement runs', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  await thread.query('select count(*) from generate_series(1, 3000000)');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});
