import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { Metrics } from './metrics';
import { serveMetrics } from './metrics-server';

it('gives figures as they are when someone asks, and forgets values of a label that are gone', async () => {
  const metrics = new Metrics();
  let waiting = 1;
  let states: Record<string, number> = { queued: 2, failed: 1 };
  metrics.gauge('roofline_waiting', 'Waiting', () => waiting);
  metrics.gauges('roofline_jobs', 'Jobs', 'status', () => states);
  expect(await metrics.text()).toContain('roofline_jobs{status="failed"} 1');
  waiting = 7;
  states = { queued: 3 };
  const text = await metrics.text();
  expect(text).toContain('roofline_waiting 7\n');
  expect(text).toContain('roofline_jobs{status="queued"} 3');
  expect(text).not.toContain('failed');
  expect(text).toContain('process_resident_memory_bytes');
});

it('counts durations by route, and one for all that have none', async () => {
  const metrics = new Metrics();
  const note = metrics.durations('roofline_calls', 'Calls');
  note({ method: 'GET', route: '/a/:id', status: 200, ms: 30 });
  note({ method: 'GET', route: undefined, status: null, ms: 3 });
  const text = await metrics.text();
  expect(text).toContain('roofline_calls_bucket{le="0.05",method="GET",route="/a/:id",status="200"} 1');
  expect(text).toContain('roofline_calls_count{method="GET",route="unmatched",status="none"} 1');
});

it('serves one address and nothing else, and says that it could not read', async () => {
  let read = async () => 'a 1\n';
  const server = await serveMetrics({
    host: '127.0.0.1',
    port: 0,
    contentType: 'text/plain',
    read: () => read(),
  });
  expect(await (await fetch(server.url)).text()).toBe('a 1\n');
  expect((await fetch(server.url.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(server.url, { method: 'POST' })).status).toBe(404);
  read = () => Promise.reject(new Error('secret'));
  const failed = await fetch(server.url);
  expect([failed.status, await failed.text()]).toEqual([500, 'The metrics could not be read\n']);
  await server.close();
  await expect(fetch(server.url)).rejects.toThrow();
});

it('names the address that is in use', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const taken = serveMetrics({ host: '127.0.0.1', port, contentType: '', read: async () => '' });
  await expect(taken).rejects.toThrow(`The metrics cannot be served on 127.0.0.1:${port} (EADDRINUSE).`);
  await new Promise((done) => other.close(done));
});
