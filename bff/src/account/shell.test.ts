import { aPropertyRow } from '@roofline/schema/fixtures/property';
import { aViewer } from '@roofline/schema/fixtures/person';
import { codeOf, graph } from '../../testing/harness';
import { listening } from '../../testing/listening';
import { serveReads } from '../../testing/rooms';

const on = listening();
const { upstream } = on;

const ME = 'me{email}';
const SETTINGS = 'userSettings{density}';
const FIRST = 'firstProperty:properties(page:1 pageSize:1){totalCount items{propertyId}}';

const callsOf = async (query: string) => {
  serveReads(upstream, 1);
  const answer = await graph(on.built.app, query);
  expect(answer.errors ?? []).toEqual([]);
  return { data: answer.data, calls: upstream.calls.map(({ method, url }) => `${method} ${url}`) };
};

it('what every screen asks for first is one call', async () => {
  const { data, calls } = await callsOf(`{${ME} ${SETTINGS} ${FIRST}}`);
  expect(calls).toEqual(['GET /api/account/shell']);
  expect(data).toEqual({
    me: { email: aViewer().email },
    userSettings: { density: 'DEFAULT' },
    firstProperty: { totalCount: 1, items: [{ propertyId: aPropertyRow().propertyId }] },
  });
});

it.each([
  [ME, 'GET /api/account/me'],
  [SETTINGS, 'GET /api/user/settings'],
  [FIRST, 'POST /api/property/search'],
])('a part of it by itself is its own call: %s', async (query, call) => {
  expect((await callsOf(`{${query}}`)).calls).toEqual([call]);
});

it('another page, or a search for something, is a search', async () => {
  const other = 'properties(filter:{text:"elm"} page:1 pageSize:1){totalCount}';
  const { calls } = await callsOf(`{${ME} ${SETTINGS} ${other}}`);
  expect(calls.toSorted()).toEqual(['GET /api/account/shell', 'POST /api/property/search']);
});

it('a session that has ended is nobody, and the rest says why', async () => {
  upstream.refuse('GET', '/api/account/shell', 401);
  const answer = await graph(on.built.app, `{${ME} ${FIRST}}`);
  expect(codeOf(answer)).toBe('UNAUTHENTICATED');
});
