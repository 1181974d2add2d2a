import { once } from 'node:events';
import { createServer } from 'node:http';

/** Where metrics are served, and what they are when someone asks. */
export interface MetricsOptions {
  host: string;
  port: number;
  contentType: string;
  read: () => Promise<string>;
}

export interface MetricsServer {
  /** The address of the metrics, with the port that was chosen for 0. */
  url: string;
  close(): Promise<void>;
}

/** Serves `/metrics` on a port of its own, beside the application: whoever reaches the one does not reach the other. */
export async function serveMetrics({
  host,
  port,
  contentType,
  read,
}: MetricsOptions): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const end = (status: number, type: string, text: string) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    if (request.method !== 'GET' || request.url !== '/metrics')
      return void end(404, 'text/plain', 'Not found\n');
    read().then(
      (text) => end(200, contentType, text),
      () => end(500, 'text/plain', 'The metrics could not be read\n'),
    );
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `The metrics cannot be served on ${host}:${port} (${code}). Choose another port for them.`,
    );
  }
  const bound = server.address();
  const chosen = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${chosen}/metrics`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
