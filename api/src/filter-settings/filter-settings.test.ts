import { buildTestApp, seedUser, seedWorkspace, signedIn, type TestApp } from '../platform/testing';

let server: TestApp;
let mine: { authorization: string };
let theirs: { authorization: string };

beforeAll(async () => {
  server = await buildTestApp();
  const { workspaceId } = await seedWorkspace(server.database);
  const signIn = async () => {
    const user = await seedUser(server.database, { [workspaceId]: 'Admin' });
    return signedIn(server.database, server.clock, user.userId);
  };
  [mine, theirs] = [await signIn(), await signIn()];
});
afterAll(() => server.close());

const read = async (path: string, headers = mine) => {
  const answer = await server.app.inject({ url: `/api/filtersettings/${path}`, headers });
  return { status: answer.statusCode, data: answer.json().data };
};
const save = async (payload: unknown, headers = mine) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/filtersettings',
    headers,
    payload: payload as object,
  });
  return { status: answer.statusCode, body: answer.json() };
};

it('is an empty object before anything was saved', async () => {
  expect((await read('properties')).data).toEqual({ a: 'properties', b: null, value: {} });
});

it('stores settings by name, and the last write wins', async () => {
  await save({ a: 'grid', value: { sort: 'name' } });
  await save({ a: 'grid', b: 'columns', value: { hidden: ['notes'] } });
  const last = await save({ a: 'grid', value: { text: 'roof', page: 2 } });
  expect(last.body.data).toEqual({ a: 'grid', b: null, value: { text: 'roof', page: 2 } });
  expect((await read('grid')).data.value).toEqual({ text: 'roof', page: 2 });
  expect((await read('grid/columns')).data).toEqual({
    a: 'grid',
    b: 'columns',
    value: { hidden: ['notes'] },
  });
});

it("never shows or changes another user's", async () => {
  await save({ a: 'own', value: { text: 'mine' } });
  expect((await read('own', theirs)).data.value).toEqual({});
  await save({ a: 'own', value: { text: 'theirs' } }, theirs);
  expect((await read('own')).data.value).toEqual({ text: 'mine' });
  expect((await read('own', theirs)).data.value).toEqual({ text: 'theirs' });
});

it('accepts 16 KB and not a byte more', async () => {
  const sized = (bytes: number) => ({ a: 'size', value: { text: 'x'.repeat(bytes - '{"text":""}'.length) } });
  expect((await save(sized(16_384))).status).toBe(200);
  const refused = await save(sized(16_385));
  expect(refused.status).toBe(422);
  expect(refused.body.error.errors).toEqual([
    { code: 'invalid', detail: 'Settings should have at most 16 KB', field: 'value' },
  ]);
});

it.each([
  ['a name with a slash', { a: 'a/b', value: {} }],
  ['no name', { value: {} }],
  ['an array', { a: 'list', value: [1] }],
])('refuses %s', async (_, payload) => expect((await save(payload)).status).toBe(422));

it('answers 404 for an invalid name', async () => {
  expect((await read('a.b')).status).toBe(404);
  expect((await read('grid/..%2fown')).status).toBe(404);
});

it('needs an identity', async () => {
  expect((await read('grid', {} as typeof mine)).status).toBe(401);
});
