import http from 'node:http';
import https from 'node:https';
import { got, type Got } from 'got';

/** Limits of the calls to the REST service. Tests shorten them; the defaults are the product's. */
export interface TransportLimits {
  connectMs: number;
  responseMs: number;
  /** Largest reply that may be read into memory. */
  replyBytes: number;
  /** REST calls that one incoming request may make. */
  callsPerRequest: number;
  circuitThreshold: number;
  circuitProbeMs: number;
}

export const TRANSPORT_LIMITS: TransportLimits = {
  connectMs: 1000,
  responseMs: 10_000,
  replyBytes: 10_000_000,
  callsPerRequest: 150,
  circuitThreshold: 5,
  circuitProbeMs: 5000,
};

// Failures to connect, which happen before anything is done, and cut connections. Never a timeout: that time is spent.
const RETRIED_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ENETUNREACH', 'EAI_AGAIN'];
const RETRY_BASE_MS = 80;

export interface Transport {
  got: Got;
  close(): void;
}

/** The only HTTP client of the process: keep-alive connections, no redirects, retries only for GET. */
export function createTransport(limits: TransportLimits): Transport {
  const agent = {
    http: new http.Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64 }),
    https: new https.Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64 }),
  };
  const client = got.extend({
    agent,
    followRedirect: false,
    throwHttpErrors: false,
    decompress: false,
    headers: { 'user-agent': 'roofline-bff', 'accept-encoding': 'identity' },
    timeout: {
      lookup: limits.connectMs,
      connect: limits.connectMs,
      secureConnect: limits.connectMs,
      response: limits.responseMs,
    },
    retry: {
      limit: 2,
      methods: ['GET'],
      statusCodes: [502, 503, 504],
      errorCodes: RETRIED_CODES,
      calculateDelay({ attemptCount, computedValue, error }) {
        const isOutOfTime = Date.now() > Number(error.options.context.retryBefore ?? 0);
        if (computedValue === 0 || isOutOfTime || error.response?.headers['retry-after']) return 0;
        return RETRY_BASE_MS * attemptCount * (0.5 + Math.random());
      },
    },
  });
  return {
    got: client,
    close() {
      agent.http.destroy();
      agent.https.destroy();
    },
  };
}
