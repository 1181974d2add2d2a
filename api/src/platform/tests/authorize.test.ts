import { anAccessTokenInput } from '@roofline/schema/fixtures/person';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Beside } from '../../app';
import { actorOf } from '../authorize';
import { data } from '../route/answer';
import { routes } from '../route/declare';
import { get } from '../route/read';
import { registerRoutes } from '../route/register';
import { buildTestApp, seedUser, seedWorkspace, signedIn, type TestApp } from '../testing';

const MINUTE = 60_000;
let t: TestApp;
let userId: string;
let workspaceId: string;

const said = { summary: 'Of the test', answer: data(z.object({ by: z.string().nullable() })) };
const named = routes(
  'test',
  get('/api/test/open', { ...said, right: 'public', steps: () => ({ by: null }) }),
  get('/api/test/own', { ...said, steps: ({ actor }) => ({ by: actor.userId }) }),
  get('/api/test/polled', { ...said, isPolled: true, steps: ({ actor }) => ({ by: actor.userId }) }),
);
/** Registers the routes, and one (`silent`) that declares no right for tokens. */
const serve: Beside = (app, deps) => {
  registerRoutes(app, deps, named);
  app.get('/api/test/silent', async (request) => ({ by: actorOf(request).userId }));
};

const ask = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });
const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await ask(url, headers)).statusCode;

beforeAll(async () => {
  t = await buildTestApp({ routes: serve });
});
afterAll(() => t.close());
beforeEach(async () => {
  ({ workspaceId } = await seedWorkspace(t.database));
  ({ userId } = await seedUser(t.database, { [workspaceId]: 'Manager' }));
});

test('a route refuses callers without a session, unless it is public or does not exist', async () => {
  const unknown = { authorization: `Bearer ${'x'.repeat(40)}` };
  for (const headers of [{}, unknown, { authorization: 'Basic abc' }]) {
    const answer = await ask('/api/test/own', headers as Record<string, string>);
    expect([answer.statusCode, answer.json().error.errors[0].code]).toEqual([401, 'unauthenticated']);
    expect(await statusOf('/api/test/silent', headers as Record<string, string>)).toBe(401);
    expect(await statusOf('/api/test/open', headers as Record<string, string>)).toBe(200);
    expect(await statusOf('/api/test/nowhere', headers as Record<string, string>)).toBe(404);
  }
});

test("the caller is the session's user", async () => {
  const headers = await signedIn(t.database, t.clock, userId);
  expect((await ask('/api/test/own', headers)).json().data).toEqual({ by: userId });
  expect((await ask('/api/test/silent', headers)).json()).toEqual({ by: userId });
  expect(() => actorOf({ actor: null } as FastifyRequest)).toThrow('Sign in to continue');
});

test('a personal access token calls as its user, and is refused by a route without a right for tokens', async () => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/account/token',
    headers: await signedIn(t.database, t.clock, userId),
    payload: anAccessTokenInput({ name: 'a', workspaceId }),
  });
  const headers = { authorization: `Bearer ${answer.json().data.secret}` };
  expect((await ask('/api/test/own', headers)).json().data).toEqual({ by: userId });
  const silent = await ask('/api/test/silent', headers);
  expect([silent.statusCode, silent.json().error.errors[0].detail]).toEqual([
    403,
    'A personal access token cannot do this. Sign in to do it.',
  ]);
});

test('requests that a page polls do not keep a session alive', async () => {
  const lasts = async (url: string) => {
    const headers = await signedIn(t.database, t.clock, userId, false);
    t.clock.advance(110 * MINUTE);
    expect(await statusOf(url, headers)).toBe(200);
    t.clock.advance(20 * MINUTE);
    return (await statusOf('/api/test/own', headers)) === 200;
  };
  expect([await lasts('/api/test/own'), await lasts('/api/test/polled')]).toEqual([true, false]);
});
