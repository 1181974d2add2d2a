import type { FastifyRequest } from 'fastify';
import type { Database } from '../database';
import type { Deps } from '../deps';
import { answered, once, ownAffair, type Guard } from '../idempotency';
import { forbidden } from '../problem';
import { manualClock } from '../fixtures/manual-clock';
import { openTestDatabase, seedUser } from '../testing';

const clock = manualClock();
let database: Database;
let userId: string;
let made = 0;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ({ userId } = await seedUser(database));
  made = 0;
});

const depsOf = (over: Partial<Database> = {}) =>
  ({ database: { ...database, ...over }, clock }) as unknown as Deps;
const requestOf = (body: unknown, key: unknown = 'k1') =>
  ({
    actor: {
      userId,
      fullName: '',
      email: '',
      isStaff: false,
      sessionId: userId,
      sessionBeganAt: null,
      memberships: [],
      workspaceIds: [],
    },
    headers: key === undefined ? {} : { 'idempotency-key': key },
    method: 'POST',
    url: '/api/test',
    body,
  }) as unknown as FastifyRequest;
const count = async () => ({ made: (made += 1) });
const ask = (body: unknown, key?: unknown) => once(depsOf(), requestOf(body, key), ownAffair, count);
const REUSED = {
  status: 422,
  errors: [
    {
      code: 'idempotencyKeyReused',
      detail: 'This Idempotency-Key was used for another request',
      field: 'Idempotency-Key',
    },
  ],
};

test('content with its fields in another order, at any depth, is the same request', async () => {
  const first = await ask({ a: 1, b: [{ c: 2, d: { e: null, f: 'x' } }], g: true });
  expect(await ask({ g: true, b: [{ d: { f: 'x', e: null }, c: 2 }], a: 1 })).toEqual(first);
  expect(made).toBe(1);
});

test.each([
  [{ list: [1, 2] }, { list: [2, 1] }],
  [{ list: [1, 2] }, { list: { 0: 1, 1: 2 } }],
  [{ a: null }, { a: {} }],
  [
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ],
  [undefined, {}],
])('%j and %j are two requests', async (one, other) => {
  await ask(one);
  await expect(ask(other)).rejects.toMatchObject(REUSED);
  expect(made).toBe(1);
});

test('a repeat without content gets the first answer', async () => {
  const first = await ask(undefined);
  expect([await ask(undefined), made]).toEqual([first, 1]);
});

test('a repeat of a request with an empty answer gets an empty answer too', async () => {
  const work = async () => void (made += 1);
  const nothing = () => once(depsOf(), requestOf({}), ownAffair, work);
  expect([await nothing(), await nothing(), made]).toEqual([undefined, null, 1]);
});

test.each([[['k1', 'k2']], ['with space'], ['x'.repeat(201)]])(
  'the key %j is refused by name',
  async (key) => {
    const refused = {
      status: 422,
      errors: [
        {
          code: 'invalid',
          detail: 'Idempotency-Key should have 1 to 200 visible characters',
          field: 'Idempotency-Key',
        },
      ],
    };
    await expect(ask({}, key)).rejects.toMatchObject(refused);
    await expect(answered(depsOf(), requestOf({}, key), ownAffair, {})).rejects.toMatchObject(refused);
  },
);

test('keys of one and of 200 visible characters are accepted', async () => {
  for (const key of ['!', '~'.repeat(200)]) await ask({}, key);
  expect(made).toBe(2);
});

test('a stored answer is found before long steps, for the same request of a caller with the right', async () => {
  const look = (body: unknown, key?: unknown, guard: Guard = ownAffair) =>
    answered(depsOf(), requestOf(body, key), guard, body);
  expect(await look({ a: 1 })).toBeNull();
  const first = await ask({ a: 1 });
  expect(await look({ a: 1 })).toEqual({ stored: first });
  expect(await look({ a: 1 }, 'k2')).toBeNull();
  await expect(look({ a: 2 })).rejects.toMatchObject(REUSED);
  const noMore: Guard = async () => {
    throw forbidden();
  };
  await expect(look({ a: 1 }, 'k1', noMore)).rejects.toMatchObject({ status: 403 });
  expect(
    await answered(depsOf(), { ...requestOf({}), headers: {} } as FastifyRequest, noMore, {}),
  ).toBeNull();
});

test("the guard of the caller's own data names no workspace", async () => {
  expect(await database.system(ownAffair)).toEqual({ workspaceId: null });
});

/** A transaction that finds and inserts nothing, whatever the query. */
const blind: object = new Proxy(
  {},
  { get: (_, name) => (name === 'then' ? (done: (rows: []) => void) => done([]) : () => blind) },
);

test('a key claimed by another request, whose answer is not visible yet, answers stillRunning', async () => {
  const tenant = (_: unknown, work: (tx: unknown) => unknown) => work(blind);
  const repeat = once(depsOf({ tenant: tenant as Database['tenant'] }), requestOf({}), ownAffair, count);
  await expect(repeat).rejects.toMatchObject({ status: 409, errors: [{ code: 'stillRunning' }] });
  expect(made).toBe(0);
});

test('a repeat for which the database waited too long answers stillRunning', async () => {
  const failing = (error: Error) => {
    const tenant = () => Promise.reject(error);
    return once(depsOf({ tenant: tenant as Database['tenant'] }), requestOf({}), ownAffair, count);
  };
  await expect(failing(Object.assign(new Error('lock'), { code: '55P03' }))).rejects.toMatchObject({
    status: 409,
    errors: [{ code: 'stillRunning', detail: 'The same request is still running' }],
    headers: { 'retry-after': '1' },
  });
  const other = Object.assign(new Error('other'), { code: '23505' });
  await expect(failing(other)).rejects.toBe(other);
});
