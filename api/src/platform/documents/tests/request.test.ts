import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { App } from '../../deps';
import { buildTestApp, type TestApp } from '../../testing';
import { hoards, longTable, neverEnds, newFlag, raise, raised, refuses, whenRaised } from '../fixtures/kinds';
import { Press } from '../press';

const entry = new URL('../fixtures/thread.ts', import.meta.url);
const press = new Press({ entry, threads: 1, waiting: 0, memoryMb: 64, drawMs: 60_000, stopMs: 0 });
const hasty = new Press({ entry, drawMs: 100 });
let begun = newFlag();
let server: TestApp;

/** Documents as a domain's routes answer with them. */
function documentRoutes(app: App): void {
  const config = { isPublic: true };
  app.get('/api/test/long', { config }, (request) => press.make(longTable, { rows: 3 }, request.signal));
  app.get('/api/test/held', { config }, (request) =>
    press.make(whenRaised, { text: 'held', flag: begun }, request.signal),
  );
  app.get('/api/test/endless', { config }, (request) => press.make(neverEnds, begun, request.signal));
  app.get('/api/test/refused', { config }, (request) => press.make(refuses, 'a secret', request.signal));
  app.get('/api/test/memory', { config }, (request) => press.make(hoards, null, request.signal));
  app.get('/api/test/slow', { config }, (request) => hasty.make(neverEnds, newFlag(), request.signal));
}

beforeAll(async () => {
  server = await buildTestApp({ routes: documentRoutes });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  raise(begun);
  begun = newFlag();
});
afterAll(async () => {
  await Promise.all([press.stop(), hasty.stop()]);
  await server.close();
});

const ask = async (name: string) => server.app.inject({ url: `/api/test/${name}` });

describe('a request for a document', () => {
  it('is answered with its bytes and their length', async () => {
    const answer = await ask('long');
    expect([answer.statusCode, answer.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  });

  it('hears that the service is busy, and when to come again', async () => {
    const first = ask('held');
    const second = await ask('long');
    expect([second.statusCode, second.headers['retry-after']]).toEqual([503, '5']);
    expect(second.json().error.errors).toEqual([
      {
        code: 'unavailable',
        detail: 'Too many documents are being made at the moment. Try again shortly.',
      },
    ]);
    raise(begun);
    expect((await first).body).toBe('held');
  });

  it('hears that the document takes too long', async () => {
    const { statusCode, body } = await ask('slow');
    expect([statusCode, body]).toEqual([504, expect.stringContaining('The document took too long to make')]);
  });

  it.each(['refused', 'memory'])('fails alone where the thread has failed (%s)', async (name) => {
    const { statusCode, body } = await ask(name);
    expect([statusCode, body]).toEqual([500, expect.stringContaining('Internal server error')]);
    expect(body).not.toMatch(/secret|memory/);
    expect((await ask('long')).statusCode).toBe(200);
  });

  it('that nobody waits for any more frees the thread', async () => {
    const { port } = server.app.server.address() as AddressInfo;
    const leaving = get({ port, host: '127.0.0.1', path: '/api/test/endless' });
    const left = new Promise((done) => leaving.once('error', done));
    await raised(begun);
    const busy = await ask('long');
    leaving.destroy();
    await left;
    let answer = await ask('long');
    while (answer.statusCode === 503) answer = await ask('long');
    expect([busy.statusCode, answer.statusCode]).toEqual([503, 200]);
  });
});
