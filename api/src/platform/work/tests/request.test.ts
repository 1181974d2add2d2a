import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { App } from '../../../app';
import { buildTestApp, testProgram, type TestApp } from '../../testing';
import { fails, hoards, neverEnds, newFlag, raise, raised, refuses, whenRaised } from '../fixtures/kinds';
import type { WorkKind } from '../kind';
import { WorkPool } from '../pool';

const entry = testProgram('thread');
const pool = new WorkPool({ entry, threads: 1, waitingOfUser: 0, memoryMb: 64, runMs: 60_000, stopMs: 0 });
const hasty = new WorkPool({ entry, runMs: 100 });
let begun = newFlag();
let server: TestApp;

/** Adds routes that answer with work, as a domain's do; each request has a new user unless the query names one. */
function workRoutes(app: App): void {
  let askers = 0;
  const answer = <S, A>(name: string, kind: WorkKind<S, A>, subject: () => S, on = pool) =>
    app.get(`/api/test/${name}`, { config: { isPublic: true } }, (request) => {
      const { user = `asker ${(askers += 1)}` } = request.query as { user?: string };
      const actor = { userId: user, workspaceIds: [] };
      return on.turn({ actor, class: kind.class, signal: request.signal }, (turn) =>
        turn.run(kind, subject()),
      );
    });
  answer('held', whenRaised, () => ({ text: 'held', flag: begun }));
  answer('endless', neverEnds, () => begun);
  answer('fails', fails, () => 'a secret');
  answer('refused', refuses, () => 'roof');
  answer('memory', hoards, () => null);
  answer('slow', neverEnds, newFlag, hasty);
}

beforeAll(async () => {
  server = await buildTestApp({ routes: workRoutes });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  raise(begun);
  begun = newFlag();
});
afterAll(async () => {
  await Promise.all([pool.stop(), hasty.stop()]);
  await server.close();
});

const ask = async (name: string) => server.app.inject({ url: `/api/test/${name}` });
/** Asks for work that ends at once, and returns the status. */
async function askHeld() {
  raise(begun);
  return (await ask('held')).statusCode;
}

describe('a request for work', () => {
  it('is answered with 429 and Retry-After if the user has asked for too much', async () => {
    const first = ask('held?user=Ada');
    const second = await ask('held?user=Ada');
    expect([second.statusCode, second.headers['retry-after']]).toEqual([429, '5']);
    expect(second.json().error.errors).toEqual([
      {
        code: 'tooManyRequests',
        detail:
          'You have requested a lot at once, and it is still in progress. Wait until some of it is done, then try again.',
      },
    ]);
    raise(begun);
    expect((await first).json()).toEqual({ text: 'held' });
  });

  it('is answered with 504 if the work takes too long', async () => {
    const { statusCode, body } = await ask('slow');
    expect([statusCode, body]).toEqual([504, expect.stringContaining('This took too long to compute')]);
  });

  it('is answered with a refusal of the thread as with any other', async () => {
    const { statusCode, headers, body } = await ask('refused');
    expect([statusCode, headers['retry-after']]).toEqual([422, '7']);
    expect(JSON.parse(body).error.errors).toEqual([{ code: 'invalid', detail: 'No roof', field: 'roof' }]);
  });

  it.each(['fails', 'memory'])('is the only one to fail when its thread fails (%s)', async (name) => {
    const { statusCode, body } = await ask(name);
    expect([statusCode, body]).toEqual([500, expect.stringContaining('Internal server error')]);
    expect(body).not.toMatch(/secret|memory/);
    expect(await askHeld()).toBe(200);
  });

  it('frees its thread when its client has left', async () => {
    const { port } = server.app.server.address() as AddressInfo;
    const leaving = get({ port, host: '127.0.0.1', path: '/api/test/endless?user=Ada' });
    const gone = new Promise((done) => leaving.once('error', done));
    await raised(begun);
    const busy = await ask('held?user=Bo');
    leaving.destroy();
    await gone;
    let status = busy.statusCode;
    while (status === 429) status = await askHeld();
    expect([busy.statusCode, status]).toEqual([429, 200]);
  });
});
