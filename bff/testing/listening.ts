import type { AppOptions, BuiltApp } from '../src/app';
import { FakeUpstream } from './fake-upstream';
import { startApp } from './harness';

/** A BFF that listens on loopback over an upstream of the test's own. */
export interface Listening {
  readonly upstream: FakeUpstream;
  built: BuiltApp;
  port: number;
}

/** One for the tests of a file: started before them, with an empty upstream for each, and closed after them. */
export function listening(options: Partial<AppOptions> = {}): Listening {
  const on = { upstream: new FakeUpstream() } as Listening;
  beforeAll(async () => {
    await on.upstream.start();
    on.built = await startApp(on.upstream.url, {}, options);
    await on.built.app.listen({ host: '127.0.0.1', port: 0 });
    on.port = (on.built.app.server.address() as { port: number }).port;
  });
  beforeEach(() => on.upstream.reset());
  afterAll(async () => {
    await on.built.app.close();
    await on.upstream.stop();
  });
  return on;
}
