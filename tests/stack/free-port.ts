import { createServer } from 'node:net';

/** Below what Linux, macOS and Windows give to connections that go out (from 32,768): none of those can take it before it is used. */
const FIRST = 10_000;
const LAST = 32_767;

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });

/** A port on which nothing listens, for a server that needs to know its own before it starts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
}
