import { createServer } from 'node:net';

/** Tries whether a port can be listened on, a free one for 0: `{ port }`, or `{ fault }` with the error. */
export const tryPort = (port, host = '127.0.0.1') =>
  new Promise((done) => {
    const probe = createServer()
      .once('error', (fault) => done({ fault }))
      .listen({ port, host, exclusive: true }, () => {
        const { port: found } = probe.address();
        probe.close(() => done({ port: found }));
      });
  });
