import { anAccessTokenInput } from '@roofline/schema/fixtures/person';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Beside } from '../../app';
import { filterSetting } from '../../filter-settings/tables';
import { newId } from '../ids';
import { forbidden, ruleFailed } from '../problem';
import { created } from '../route/answer';
import { routes } from '../route/declare';
import { registerRoutes } from '../route/register';
import { post as declarePost } from '../route/write';
import { buildTestApp, seedUser, seedWorkspace, signedIn, type TestApp } from '../testing';
import { membership } from '../../workspace/tables';

const DAY = 24 * 60 * 60_000;
let t: TestApp;
let headers: { authorization: string };
let userId: string;
let committed = 0;
let gate: Promise<void> = Promise.resolve();
let isAllowed = true;
/** The workspace that the guard of the test's route returns. */
let subject: string | null = null;

/** A write that leaves one row and answers with its new name. */
const noteRoutes = routes(
  'test',
  declarePost('/api/test/note/:of', {
    summary: 'A note',
    activity: { none: 'it is a test' },
    params: { of: z.string() },
    body: z.object({ text: z.string() }),
    answer: created(z.object({ name: z.string() })),
    guard: () => async () => {
      if (!isAllowed) throw forbidden();
      return { workspaceId: subject };
    },
    work: async (tx, { actor: { userId: by }, body, after }) => {
      const name = newId();
      await tx.insert(filterSetting).values({ userId: by, a: name, value: body, updatedAt: new Date() });
      after(() => void (committed += 1));
      await gate;
      if (body.text === 'fail') throw ruleFailed('No', 'text');
      return { name };
    },
  }),
);

const serveNotes: Beside = (app, deps) => registerRoutes(app, deps, noteRoutes);

const post = (key: string | null, text = 'hello', as = headers, place = 'one') =>
  t.app.inject({
    method: 'POST',
    url: `/api/test/note/${place}`,
    headers: { ...as, ...(key === null ? {} : { 'idempotency-key': key }) },
    payload: { text },
  });
const rows = () =>
  t.database.tenant({ ...actor(), userId }, (tx) =>
    tx.select().from(filterSetting).where(eq(filterSetting.userId, userId)),
  );
const actor = () => ({
  userId,
  fullName: '',
  email: '',
  isStaff: false,
  sessionId: userId,
  sessionBeganAt: null,
  memberships: [],
  workspaceIds: [],
});

const seedMember = (workspaceId: string) =>
  t.database.system((tx) =>
    tx
      .insert(membership)
      .values({ workspaceId, userId, workspaceUserId: newId(), roleId: 1, createdAt: t.clock.now() }),
  );
async function tokenFor(workspaceId: string, name: string) {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/account/token',
    headers,
    payload: anAccessTokenInput({ name, scope: 'write', workspaceId }),
  });
  return { authorization: `Bearer ${answer.json().data.secret}` };
}

beforeAll(async () => {
  t = await buildTestApp({ routes: serveNotes });
});
afterAll(() => t.close());
beforeEach(async () => {
  const { workspaceId } = await seedWorkspace(t.database);
  userId = (await seedUser(t.database, { [workspaceId]: 'Manager' })).userId;
  headers = await signedIn(t.database, t.clock, userId);
  committed = 0;
  gate = Promise.resolve();
  isAllowed = true;
  subject = null;
});

test('a repeat gets the first answer and leaves one row', async () => {
  const first = await post('k1');
  const second = await post('k1');
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.body).toBe(first.body);
  expect(await rows()).toHaveLength(1);
  expect(committed).toBe(1);
});

test('a request without a key, or with another one, is another request', async () => {
  await post(null);
  await post(null);
  await post('k1');
  await post('k2');
  expect(await rows()).toHaveLength(4);
});

test('the same key with another body is refused', async () => {
  await post('k1');
  const answer = await post('k1', 'other');
  expect([answer.statusCode, answer.json().error.errors[0].code]).toEqual([422, 'idempotencyKeyReused']);
  expect(await rows()).toHaveLength(1);
});

test('the same key and body at another address, or with another query, is refused', async () => {
  await post('k1');
  for (const place of ['two', 'one?x=1']) {
    const answer = await post('k1', 'hello', headers, place);
    expect([place, answer.statusCode, answer.json().error.errors[0].code]).toEqual([
      place,
      422,
      'idempotencyKeyReused',
    ]);
  }
  expect(await rows()).toHaveLength(1);
});

test('a caller who lost the right gets no stored answer until they have the right again', async () => {
  const first = await post('k1');
  isAllowed = false;
  // Not 422 either: a caller without the right does not learn that the key was used.
  expect([(await post('k1')).statusCode, (await post('k1', 'other')).statusCode]).toEqual([403, 403]);
  expect((await post('k2')).statusCode).toBe(403);
  isAllowed = true;
  expect((await post('k1')).body).toBe(first.body);
  expect(await rows()).toHaveLength(1);
});

test('a key is valid for one workspace', async () => {
  subject = newId();
  const first = await post('k1');
  const here = subject;
  subject = newId();
  expect((await post('k1')).body).not.toBe(first.body);
  subject = null;
  expect((await post('k1')).body).not.toBe(first.body);
  subject = here;
  expect((await post('k1')).body).toBe(first.body);
  expect(await rows()).toHaveLength(3);
});

test('a key is valid for the sessions of a user or for one token', async () => {
  const first = await post('k1');
  const { workspaceId } = await seedWorkspace(t.database);
  await seedMember(workspaceId);
  const bodies = new Set([first.body]);
  for (const name of ['a', 'b']) {
    const bearer = await tokenFor(workspaceId, name);
    const made = await post('k1', 'hello', bearer);
    expect((await post('k1', 'hello', bearer)).body).toBe(made.body);
    bodies.add(made.body);
  }
  expect(bodies.size).toBe(3);
  // Another session of the same user counts as the same.
  expect((await post('k1', 'hello', await signedIn(t.database, t.clock, userId))).body).toBe(first.body);
});

// The embedded database runs one transaction after the other, so a repeat waits there and gets the answer.
const testOnServer = process.env.PG_URL ? test : test.skip;

testOnServer('while the first still runs a repeat hears so, and later gets its answer', async () => {
  let open = () => {};
  gate = new Promise((resolve) => void (open = resolve));
  const first = post('k1');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const second = await post('k1');
  open();
  expect([second.statusCode, second.headers['retry-after']]).toEqual([409, '1']);
  expect((await post('k1')).body).toBe((await first).body);
  expect(await rows()).toHaveLength(1);
});

test('twenty requests at the same moment leave one row', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('k1')));
  const good = answers.filter((a) => a.statusCode === 201);
  expect(good.length).toBeGreaterThan(0);
  expect(new Set(good.map((a) => a.body)).size).toBe(1);
  for (const a of answers) expect([201, 409]).toContain(a.statusCode);
  expect(await rows()).toHaveLength(1);
});

test('a failure stores nothing, so the key may be used again', async () => {
  expect((await post('k1', 'fail')).statusCode).toBe(422);
  expect(await rows()).toHaveLength(0);
  expect(committed).toBe(0);
  expect((await post('k1')).statusCode).toBe(201);
});

test('keys belong to a user', async () => {
  await post('k1');
  const other = await seedUser(t.database, {});
  expect((await post('k1', 'mine', await signedIn(t.database, t.clock, other.userId))).statusCode).toBe(201);
});

test('the answer outlives the process and is stored for a day', async () => {
  const first = await post('k1');
  const again = await buildTestApp({ routes: serveNotes, database: t.database, clock: t.clock });
  const repeat = () =>
    again.app.inject({
      method: 'POST',
      url: '/api/test/note/one',
      headers: { ...headers, 'idempotency-key': 'k1' },
      payload: { text: 'hello' },
    });
  expect((await repeat()).body).toBe(first.body);
  t.clock.advance(DAY - 1000);
  expect((await repeat()).body).toBe(first.body);
  t.clock.advance(2000);
  expect((await repeat()).body).not.toBe(first.body);
  await again.app.close();
});

test.each(['', ' ', 'x'.repeat(201), 'ünicode'])('the key %p is refused', async (key) => {
  expect((await post(key)).statusCode).toBe(422);
});
