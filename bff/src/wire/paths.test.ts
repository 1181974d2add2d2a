import { FakeUpstream } from '../../testing/fake-upstream';
import { id } from '@roofline/schema/fixtures/id';
import { codeOf, COOKIE, graph, HOST, startApp } from '../../testing/harness';
import type { BuiltApp } from '../app';

const upstream = new FakeUpstream();
let built: BuiltApp;
beforeAll(async () => {
  await upstream.start();
  built = await startApp(upstream.url);
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await built.app.close();
  await upstream.stop();
});

const HOSTILE = ['../x', '..%2fx', '%2e%2e', '..\\x', '1?x=1', '1#x', '', '-1', '9007199254740992', '1e3', `${id(1)}/../${id(2)}`, `${id(1)}\r\nx: y`, `${id(1)},${id(2)}`]; // prettier-ignore
describe('ids that could change the upstream path', () => {
  // `hostile-ids.test.ts` asks every other place that takes an id.
  it.each(HOSTILE)('%j is refused before any call', async (hostile) => {
    const answer = await graph(built.app, `{property(propertyId:${JSON.stringify(hostile)}){name}}`);
    expect(codeOf(answer)).toBe('NOT_FOUND');
    expect(upstream.calls).toEqual([]);
  });

  it.each(['-1', '0', '99999', '2147483647'])('fiscal year %s is refused before any call', async (year) => {
    const answer = await graph(built.app, `mutation{addComponent(input:{propertyId:"${id(1)}",fiscalYear:${year},values:{name:"a",category:"b",quantity:1,unitCost:1,usefulLife:1,remainingUsefulLife:1},idempotencyKey:"k"}){userErrors{code}}}`); // prettier-ignore
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
    expect(upstream.calls).toEqual([]);
  });

  it.each(['..', 'a/b', 'a%2fb', '', 'x'.repeat(61), 'ü'])(
    'settings name %s is refused before any call',
    async (name) => {
      expect(codeOf(await graph(built.app, `{filterSettings(a:${JSON.stringify(name)}){a}}`))).toBe(
        'BAD_USER_INPUT',
      );
      expect(codeOf(await graph(built.app, `{filterSettings(a:"a",b:${JSON.stringify(name)}){a}}`))).toBe(
        'BAD_USER_INPUT',
      );
      expect(upstream.calls).toEqual([]);
    },
  );

  it.each(['k\r\nx: y', '', 'ü', 'x'.repeat(201)])(
    'idempotency key %j is refused before any call',
    async (key) => {
      const document = `mutation{duplicateComponent(input:{propertyComponentId:"${id(1)}",idempotencyKey:${JSON.stringify(key)}}){userErrors{code}}}`;
      expect(codeOf(await graph(built.app, document))).toBe('BAD_USER_INPUT');
      expect(upstream.calls).toEqual([]);
    },
  );

  it.each(['/download/property-image/', '/download/components/', '/upload/property-image/'])(
    '%s…: 4xx before any call',
    async (route) => {
      for (const hostile of HOSTILE) {
        const isUpload = route.startsWith('/upload');
        const answer = await built.app.inject({
        method: isUpload ? 'POST' : 'GET',
        url: `${route}${encodeURIComponent(hostile)}${route.includes('components') ? '/2026.xlsx' : ''}`,
        headers: { host: HOST, cookie: COOKIE, ...(isUpload ? { 'content-type': 'multipart/form-data; boundary=x', 'x-requested-with': 'x' } : {}) },
        ...(isUpload ? { payload: '--x--\r\n' } : {}),
      }); // prettier-ignore
        expect([hostile, answer.statusCode]).toEqual([hostile, 404]);
      }
      expect(upstream.calls).toEqual([]);
    },
  );

  it('calls exactly the intended path for a valid id', async () => {
    await graph(
      built.app,
      `mutation{updateReserveStudy(input:{propertyId:"${id(1)}",propertyReserveStudyId:"${id(2)}",version:1,values:{date:"2026-01-01",reserveStudyTypeId:1}}){userErrors{code}}}`,
    );
    expect(upstream.calls.map((call) => `${call.method} ${call.url}`)).toEqual([
      `PUT /api/property/${id(1)}/reservestudy/${id(2)}`,
    ]);
  });
});
