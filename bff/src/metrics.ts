import { Metrics } from '@roofline/schema/process/metrics';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { Upstream } from './upstream/client';

/** The metrics of the BFF, where a port is set for them; without one nothing is counted. */
export function addMetrics(app: FastifyInstance, upstream: Upstream, { metrics: place }: Config): void {
  if (place === null) return;
  const metrics = new Metrics();
  metrics.countRequestsOf(app);
  const calls = 'Calls to the REST service by method, route and status; none: it gave no answer';
  upstream.onCall = metrics.durations('roofline_upstream_call_duration_seconds', calls);
  const open = 'Circuit breakers that let nothing through, by route; upstream: the whole REST service';
  metrics.gauges('roofline_circuit_open', open, 'route', () =>
    Object.fromEntries(upstream.circuits.open().map((route) => [route, 1])),
  );
  metrics.serve(app, place);
}
