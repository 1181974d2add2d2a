import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { filterSetting } from '../../../filter-settings/tables';
import type { Actor } from '../../actor';
import type { Tx } from '../../database';
import { newId } from '../../ids';
import { ownAffair } from '../../idempotency';
import { forbidden } from '../../problem';
import { buildTestApp, seedUser, seedWorkspace, signedIn, type TestApp } from '../../testing';
import { multipartBody } from '../../upload/fixtures/multipart';
import { data } from '../answer';
import { routes } from '../declare';
import { ask, get } from '../read';
import { registerRoutes } from '../register';
import { post, put, remove, unkeyed } from '../write';

let t: TestApp;
let headers: Record<string, string>;
let actor: Actor;
let isAllowed = true;
let performed: unknown[] = [];

/** Inserts a row, which the tests count. */
async function note(tx: Tx, { userId }: Pick<Actor, 'userId'>) {
  await tx.insert(filterSetting).values({ userId, a: newId(), value: {}, updatedAt: new Date() });
  return { noted: true };
}
const noted = data(z.object({ noted: z.boolean() }));
const told = { summary: 'Of the test', answer: noted };
const writes = { ...told, activity: { none: 'it is a test' } };
const first = () => {
  if (!isAllowed) throw forbidden();
};
const guard = () => ownAffair;

const ROUTES = routes(
  'test',
  get('/api/test/reads', { ...told, work: (tx, call) => note(tx, call.actor) }),
  ask('/api/test/asks', { ...told, work: (tx, call) => note(tx, call.actor) }),
  get('/api/test/identity', { ...told, identity: (tx, call) => note(tx, call.actor) }),
  get('/api/test/steps', {
    ...told,
    steps: ({ deps, actor: by }) => deps.database.tenant(by, (tx) => note(tx, by)),
  }),
  get('/api/test/computes', {
    ...told,
    compute: {
      kind: { name: 'none', class: 'quick', do: (made: { noted: boolean }) => made },
      isMuch: async () => false,
      read: (tx, call) => note(tx, call.actor),
    },
  }),
  get('/api/test/catches-up', { ...told, catchesUp: true, work: (tx, call) => note(tx, call.actor) }),
  post('/api/test/keyed', { ...writes, guard, work: (tx, call) => note(tx, call.actor) }),
  post('/api/test/keyed-steps', {
    ...writes,
    guard,
    steps: ({ actor: by }, once) => once((tx) => note(tx, by)),
  }),
  post('/api/test/beside', {
    ...writes,
    guard,
    steps: ({ deps, actor: by }) => deps.database.tenant(by, (tx) => note(tx, by)),
  }),
  put('/api/test/thing/:thingId/:fiscalYear', {
    ...writes,
    first,
    query: z.object({ q: z.string().optional() }),
    steps: ({ params, query, version }) => {
      performed.push({ params, query, version });
      return { noted: true };
    },
  }),
  remove('/api/test/thing/:thingId', {
    summary: 'Gone',
    activity: { none: 'it is a test' },
    version: 'ifGiven',
    steps: ({ version }) => void performed.push(version),
  }),
  unkeyed('GET', '/api/test/odd', {
    ...writes,
    neither: 'it is a test',
    work: (tx, call) => note(tx, call.actor),
  }),
  unkeyed('POST', '/api/test/file', {
    ...writes,
    neither: 'it is a test',
    file: {
      maxBytes: 2_000_000,
      missing: { detail: 'No file' },
      unexpected: { detail: 'Two' },
      accept: (file) => file.fileSize,
    },
    first,
    steps: ({ file, signal }) => ({ noted: file > 0 && !signal.aborted }),
  }),
);

beforeAll(async () => {
  t = await buildTestApp({ routes: (app, deps) => registerRoutes(app, deps, ROUTES) });
  const { workspaceId } = await seedWorkspace(t.database);
  const user = await seedUser(t.database, { [workspaceId]: 'Manager' });
  headers = await signedIn(t.database, t.clock, user.userId);
  actor = {
    ...user,
    fullName: '',
    isStaff: false,
    sessionId: '',
    sessionBeganAt: null,
    memberships: [],
    workspaceIds: [workspaceId],
  };
});
afterAll(() => t.close());
beforeEach(() => {
  isAllowed = true;
  performed = [];
});

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
  path: string,
  more: Record<string, string> = {},
) => t.app.inject({ method, url: `/api/test/${path}`, headers: { ...headers, ...more } });
const rows = async () =>
  (
    await t.database.tenant(actor, (tx) =>
      tx.select().from(filterSetting).where(eq(filterSetting.userId, actor.userId)),
    )
  ).length;

test.each([
  ['GET', 'reads'],
  ['POST', 'asks'],
  ['GET', 'identity'],
  ['GET', 'steps'],
  ['GET', 'computes'],
  ['POST', 'beside'],
] as const)('%s %s cannot write, whatever its work tries', async (method, path) => {
  const before = await rows();
  expect((await send(method, path)).statusCode).toBe(503);
  expect(await rows()).toBe(before);
});

test('a read that catches up may write', async () => {
  const before = await rows();
  expect((await send('GET', 'catches-up')).json()).toEqual({ data: { noted: true } });
  expect(await rows()).toBe(before + 1);
});

test.each(['keyed', 'keyed-steps'])('%s writes once for a key', async (path) => {
  const before = await rows();
  const key = { 'idempotency-key': newId() };
  const answers = [await send('POST', path, key), await send('POST', path, key)];
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    Array(2).fill([200, '{"data":{"noted":true}}']),
  );
  expect(await rows()).toBe(before + 1);
});

const thing = `thing/${newId()}/2026`;

test('a PUT without a version is refused, and without the right it is refused for that first', async () => {
  expect((await send('PUT', thing)).json().error.errors[0].code).toBe('versionMissing');
  isAllowed = false;
  expect((await send('PUT', thing)).statusCode).toBe(403);
  expect(performed).toEqual([]);
});

test('path, query and version arrive as declared, and an invalid path answers 404', async () => {
  expect((await send('PUT', `${thing}?q=roof`, { 'if-match': '"3"' })).statusCode).toBe(200);
  const params = { thingId: thing.split('/')[1], fiscalYear: 2026 };
  expect(performed).toEqual([{ params, query: { q: 'roof' }, version: 3 }]);
  for (const path of ['thing/roof/2026', `thing/${newId()}/26`])
    expect((await send('PUT', path, { 'if-match': '"3"' })).statusCode).toBe(404);
});

test('an unknown query parameter is refused by name, with the known ones', async () => {
  const answer = await send('PUT', `${thing}?q=roof&sort=name`, { 'if-match': '"3"' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error.errors).toEqual([
    { code: 'unknownParameter', detail: 'This address has no parameter sort; it has q', field: 'sort' },
  ]);
  expect(performed).toEqual([]);
});

test('an optional version is null if it is left out', async () => {
  expect((await send('DELETE', `thing/${newId()}`)).statusCode).toBe(204);
  await send('DELETE', `thing/${newId()}`, { 'if-match': '"2"' });
  expect(performed).toEqual([null, 2]);
});

test('a GET that writes refuses HEAD, and one that reads answers it', async () => {
  expect((await send('HEAD', 'odd')).statusCode).toBe(405);
  expect((await send('HEAD', 'catches-up')).statusCode).toBe(200);
});

test('an upload over a real connection is received with a live signal, and a refused one gets its answer', async () => {
  const { payload, contentType } = multipartBody([
    { field: 'file', bytes: Buffer.alloc(1_500_000, 1), fileName: 'a.txt', type: 'text/plain' },
  ]);
  const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const upload = async () => {
    const body = new Uint8Array(payload as Buffer);
    const sent = { ...headers, 'content-type': contentType };
    const answer = await fetch(`${address}/api/test/file`, { method: 'POST', headers: sent, body });
    return [answer.status, answer.headers.get('connection'), await answer.text()];
  };
  expect(await upload()).toEqual([200, 'keep-alive', '{"data":{"noted":true}}']);
  isAllowed = false;
  expect(await upload()).toEqual([403, 'keep-alive', expect.stringContaining('forbidden')]);
});
