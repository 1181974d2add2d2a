import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aViewer } from '@roofline/schema/fixtures/person';
import { FakeUpstream } from '../../testing/fake-upstream';
import { COOKIE, HOST, startApp } from '../../testing/harness';
import type { BuiltApp } from '../app';

const upstream = new FakeUpstream();
let built: BuiltApp;
beforeAll(async () => {
  await upstream.start();
  upstream.data('GET', '/api/account/me', aViewer());
  built = await startApp(upstream.url);
});
afterAll(async () => {
  await built.app.close();
  await upstream.stop();
});

/** The whole schema, or one word. */
const LARGE = '{ __schema { types { name description fields { name description } } } }';
const SMALL = '{ __typename }';
const ask = (query: string, accepted?: string) =>
  built.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      host: HOST,
      cookie: COOKIE,
      'content-type': 'application/json',
      ...(accepted && { 'accept-encoding': accepted }),
    },
    payload: JSON.stringify({ query }),
  });

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

describe('answers of the graph', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ] as const)('to a caller who takes %s come as %s, and are the same', async (accepted, encoding) => {
    const plain = await ask(LARGE);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await ask(LARGE, accepted);
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(UNPACK[encoding](packed.rawPayload).toString()).toBe(plain.body);
  });

  it.each(['identity', 'zstd;q=0', 'br;q=0, gzip;q=0'])(
    'to a caller who takes only %s are not packed',
    async (accepted) => {
      const { headers, body, statusCode } = await ask(LARGE, accepted);
      expect([statusCode, headers['content-encoding']]).toEqual([200, undefined]);
      expect(JSON.parse(body).data.__schema.types.length).toBeGreaterThan(50);
    },
  );

  it('that are short are not packed', async () => {
    const { headers, body } = await ask(SMALL, 'br');
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body)).toEqual({ data: { __typename: 'Query' } });
  });

  it('do not accept a packed question', async () => {
    const answer = await built.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: HOST, cookie: COOKIE, 'content-type': 'application/json', 'content-encoding': 'br' },
      payload: 'not brotli',
    });
    expect(answer.statusCode).toBe(415);
  });
});
