import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { serveMetrics } from './metrics-server';

/** Upper bounds of durations, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What is known of a request or a call once it has an answer. */
export interface Answered {
  method: string;
  /** Template of the route, never an address: ids would make a series of each object, and show them. */
  route: string | undefined;
  /** Left out where no answer came. */
  status: number | null;
  ms: number;
}

/** The part of a server of Fastify that metrics need. */
export interface MeteredServer {
  log: { info(message: string): void };
  addHook(
    name: 'onResponse',
    hook: (
      request: { method: string; routeOptions: { url?: string | undefined } },
      reply: { statusCode: number; elapsedTime: number },
    ) => Promise<void>,
  ): unknown;
  addHook(name: 'onReady' | 'onClose', hook: () => Promise<void>): unknown;
}

/** Figures of this process and of its requests. Labels are templates of routes and states: never an address, an id or a name. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #readers: (() => void)[] = [];
  #ask: () => Promise<void> = async () => undefined;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Counts the requests that a server answers. */
  countRequestsOf(app: Pick<MeteredServer, 'addHook'>): void {
    const help = 'Requests by method, template of the route and status, and how long their answers took';
    const note = this.durations('roofline_http_request_duration_seconds', help);
    app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
      note({ method, route: routeOptions.url, status: statusCode, ms: elapsedTime }),
    );
  }

  /** Durations by method, route and status; the answer takes one in. */
  durations(name: string, help: string): (answered: Answered) => void {
    const labelNames = ['method', 'route', 'status'] as const;
    const histogram = new Histogram({
      name,
      help,
      labelNames,
      buckets: SECONDS,
      registers: [this.#registry],
    });
    return ({ method, route, status, ms }) =>
      histogram.observe({ method, route: route ?? 'unmatched', status: status ?? 'none' }, ms / 1000);
  }

  /** A figure that is read when someone asks; null where it is not known. */
  gauge(name: string, help: string, read: () => number | null): void {
    const gauge = new Gauge({ name, help, registers: [this.#registry] });
    this.#readers.push(() => {
      const figure = read();
      if (figure === null) gauge.remove();
      else gauge.set(figure);
    });
  }

  /** Figures that are read when someone asks, by the values of a label. */
  gauges(name: string, help: string, label: string, read: () => Record<string, number>): void {
    const gauge = new Gauge({ name, help, labelNames: [label], registers: [this.#registry] });
    this.#readers.push(() => {
      gauge.reset();
      for (const [value, figure] of Object.entries(read())) gauge.set({ [label]: value }, figure);
    });
  }

  /** What has to be asked before the figures are read. */
  askFirst(ask: () => Promise<void>): void {
    this.#ask = ask;
  }

  /** All figures in the format of Prometheus. */
  async text(): Promise<string> {
    await this.#ask();
    for (const read of this.#readers) read();
    return this.#registry.metrics();
  }

  /** Serves them from before the server listens until it is closed. */
  serve(app: MeteredServer, place: { host: string; port: number }): void {
    let close = async () => undefined as void;
    app.addHook('onReady', async () => {
      const { contentType } = this.#registry;
      const server = await serveMetrics({ ...place, contentType, read: () => this.text() });
      close = server.close;
      app.log.info(`Metrics at ${server.url}`);
    });
    app.addHook('onClose', () => close());
  }
}
