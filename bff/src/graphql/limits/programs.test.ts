import { TOKEN_PREFIX } from '@roofline/schema/account/access';
import { aViewer } from '@roofline/schema/fixtures/person';
import { FakeUpstream } from '../../../testing/fake-upstream';
import { COOKIE, graph, startApp } from '../../../testing/harness';
import type { BuiltApp } from '../../app';
import { LIMITS, PROGRAM_LIMITS } from './limits';

const GOOD = `${TOKEN_PREFIX}good-0123456789012345678901234567890123`;
const MADE_UP = `${TOKEN_PREFIX}made-up-012345678901234567890123456789`;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const aliases = (count: number) =>
  `{${Array.from({ length: count }, (_, n) => `x${n}:__typename`).join(' ')}}`;
const fields = (count: number) => `{${'__typename '.repeat(count)}}`;

const upstream = new FakeUpstream();
let built: BuiltApp;
let now = new Date('2026-11-22T00:00:00Z');
beforeAll(() => upstream.start());
beforeEach(async () => {
  upstream.reset();
  upstream.on('GET', '/api/account/me', (request, reply) =>
    request.headers.authorization === `Bearer ${GOOD}`
      ? { data: aViewer() }
      : reply.code(401).send({ error: { errors: [{ code: 'unauthenticated', detail: 'No.' }] } }),
  );
  built = await startApp(upstream.url, {}, { now: () => now });
});
afterEach(() => built.app.close());
afterAll(() => upstream.stop());

const status = async (document: string, headers: Record<string, string>) =>
  (await graph(built.app, document, {}, headers)).status;

/** Each contains few fields with the same name side by side: GraphQL itself refuses many. */
const blocks = (count: number) =>
  `{${Array.from({ length: count }, (_, n) => `x${n}:me{${'email '.repeat(99)}}`).join(' ')}}`;
/** 12 tokens and 2 fields each. */
const wordy = (count: number) => `{${'filterSettings(a:"x",b:"y"){a} '.repeat(count)}}`;

describe('a program with a good token', () => {
  it.each([
    ['60 aliases', aliases(LIMITS.aliases + 1), aliases(PROGRAM_LIMITS.aliases), aliases(61)],
    ['1,200 fields', blocks(5), blocks(12), blocks(13)],
    ['4,000 tokens', wordy(84), wordy(333), wordy(334)],
  ])('may have %s, which a browser may not, and no more', async (_name, less, most, beyond) => {
    upstream.data('GET', '/api/filtersettings/x/y', { a: 'x', b: 'y', value: {} });
    expect([await status(less, bearer(GOOD)), await status(less, { cookie: COOKIE })]).toEqual([200, 400]);
    expect([await status(most, bearer(GOOD)), await status(beyond, bearer(GOOD))]).toEqual([200, 400]);
  });

  it('is checked with the REST service once a minute', async () => {
    for (let round = 0; round < 3; round += 1) await status(aliases(16), bearer(GOOD));
    expect(upstream.calls).toHaveLength(1);
    now = new Date(now.getTime() + 60_000);
    expect(await status(aliases(16), bearer(GOOD))).toBe(200);
    expect(upstream.calls).toHaveLength(2);
    now = new Date(now.getTime() + 60_000);
    upstream.on('GET', '/api/account/me', (_request, reply) => reply.code(401).send({}));
    expect(await status(aliases(16), bearer(GOOD))).toBe(400);
  });
});

describe.each([
  ['nobody', {}],
  ['a browser', { cookie: COOKIE }],
  ['a browser whose cookie looks like a token', { cookie: `roofline_session=${GOOD}` }],
  ['a session as a bearer', bearer('test-session-token-0123456789')],
  ['a made-up token', bearer(MADE_UP)],
])('%s', (_who, headers) => {
  it('has the limits of a browser, even for a document that a program has just sent', async () => {
    expect(await status(aliases(16), bearer(GOOD))).toBe(200);
    expect(await status(aliases(16), headers)).toBe(400);
    expect(await status(aliases(15), headers)).toBe(200);
    expect(await status(fields(401), headers)).toBe(400);
  });
});

it('gives a program the limits of a browser when its token cannot be checked', async () => {
  upstream.on('GET', '/api/account/me', (_request, reply) => reply.code(503).send({}));
  expect(await status(aliases(16), bearer(GOOD))).toBe(400);
  expect(await status(aliases(15), bearer(GOOD))).toBe(200);
});
