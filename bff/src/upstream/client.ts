import { AbortError, RequestError, TimeoutError } from 'got';
import type { z } from 'zod';
import { callerHeaders, type Caller } from './caller';
import { CircuitOpenError, Circuits } from './circuit';
import { NoIdentityError, TooManyCallsError, UpstreamUnavailable } from './errors';
import { ImpossibleValueError, type RestPath } from './path';
import { BadReplyError, dataOf, isOutage, type RawReply } from './reply';
import type { TracedCall } from './trace';
import { createTransport, type Transport, TRANSPORT_LIMITS, type TransportLimits } from './transport';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallOptions {
  query?: Record<string, string>;
  body?: unknown;
  /** Version that the change starts from: If-Match. */
  version?: number;
  /** Idempotency key of this attempt: Idempotency-Key. */
  idempotencyKey?: string | null | undefined;
  /** The call needs no identity: signing in, joining, resetting a password. */
  isPublic?: boolean;
}

/** The REST service as one caller reaches it. */
export interface Rest {
  get<T>(
    path: RestPath,
    shape: z.ZodType<T>,
    query?: Record<string, string>,
    options?: Pick<CallOptions, 'isPublic'>,
  ): Promise<T>;
  post<T>(path: RestPath, shape: z.ZodType<T>, options: CallOptions): Promise<T>;
  put<T>(path: RestPath, shape: z.ZodType<T>, options: CallOptions): Promise<T>;
  delete<T>(path: RestPath, shape: z.ZodType<T>, options: CallOptions): Promise<T>;
}

export interface UpstreamLog {
  warn(fields: object, message: string): void;
}

/** The call ended on our side, which gives no information about the upstream. */
class GivenUpError extends Error {}

const WHOLE = 'upstream';
const CONNECT_CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN']);
const MARGIN_MS = 30;

/** The REST service: one for the process. */
export class Upstream {
  readonly baseUrl: string;
  readonly transport: Transport;
  readonly limits: TransportLimits;
  readonly circuits: Circuits;
  /** Gets every call that has ended. */
  onCall: (call: TracedCall) => void = () => undefined;
  readonly #log: UpstreamLog;

  constructor(baseUrl: string, log: UpstreamLog, limits: Partial<TransportLimits> = {}) {
    this.baseUrl = baseUrl;
    this.#log = log;
    this.limits = { ...TRANSPORT_LIMITS, ...limits };
    this.transport = createTransport(this.limits);
    this.circuits = new Circuits({
      threshold: this.limits.circuitThreshold,
      probeAfterMs: this.limits.circuitProbeMs,
      now: () => Date.now(),
    });
  }

  /** The service on behalf of one caller. */
  as(caller: Caller): Rest {
    return {
      get: (path, shape, query, options) =>
        this.#call('GET', path, shape, caller, { ...options, ...(query ? { query } : {}) }),
      post: (path, shape, options) => this.#call('POST', path, shape, caller, options),
      put: (path, shape, options) => this.#call('PUT', path, shape, caller, options),
      delete: (path, shape, options) => this.#call('DELETE', path, shape, caller, options),
    };
  }

  /** Closes all connections; calls in progress are cut. */
  close(): void {
    this.transport.close();
  }

  async #call<T>(
    method: Method,
    path: RestPath,
    shape: z.ZodType<T>,
    caller: Caller,
    options: CallOptions,
  ): Promise<T> {
    if (!caller.token && !options.isPublic) throw new NoIdentityError();
    if (caller.trace.started++ >= this.limits.callsPerRequest) throw new TooManyCallsError();
    const route = `${method} ${path.template}`;
    const start = performance.now();
    let status: number | null = null;
    try {
      this.#enter(route);
      const reply = await this.#send(method, path, caller, options);
      status = reply.statusCode;
      return this.#judge(route, reply, shape);
    } catch (fault) {
      throw this.#translate(fault, route, caller);
    } finally {
      const call = { method, route: path.template, status, ms: Math.round(performance.now() - start) };
      caller.trace.calls.push(call);
      this.onCall(call);
    }
  }

  #enter(route: string): void {
    this.circuits.enter(WHOLE);
    try {
      this.circuits.enter(route);
    } catch (fault) {
      this.circuits.release(WHOLE);
      throw fault;
    }
  }

  #judge<T>(route: string, reply: RawReply, shape: z.ZodType<T>): T {
    this.circuits.succeed(WHOLE);
    try {
      return dataOf(reply, shape);
    } finally {
      if (!isOutage(reply.statusCode)) this.circuits.succeed(route);
      else this.circuits.fail(route);
    }
  }

  async #send(method: Method, path: RestPath, caller: Caller, options: CallOptions): Promise<RawReply> {
    const left = caller.deadline - Date.now() - MARGIN_MS;
    if (left <= 0) throw new GivenUpError('budget spent');
    const query = new URLSearchParams(options.query).toString();
    const started = Date.now();
    let isTooLarge = false;
    const request = this.transport.got(`${this.baseUrl}${path.path}${query ? `?${query}` : ''}`, {
      method,
      headers: { ...callerHeaders(caller), accept: 'application/json', ...writeHeaders(options) },
      ...(options.body === undefined ? {} : { json: options.body }),
      signal: caller.signal,
      timeout: { request: left, response: Math.min(this.limits.responseMs, left) },
      context: { retryBefore: started + left / 2 },
    });
    void request.on('downloadProgress', ({ transferred }) => {
      if (transferred <= this.limits.replyBytes) return;
      isTooLarge = true;
      request.cancel();
    });
    try {
      return await request;
    } catch (fault) {
      if (isTooLarge) throw new BadReplyError('reply too large');
      // A timeout cut short by the spent budget gives no information about the upstream.
      if (
        fault instanceof TimeoutError &&
        fault.event !== 'connect' &&
        Date.now() - started < this.limits.responseMs / 2
      )
        throw new GivenUpError('budget spent');
      if (fault instanceof AbortError) throw new GivenUpError('caller left or budget spent');
      throw fault;
    }
  }

  #translate(fault: unknown, route: string, caller: Caller): unknown {
    if (fault instanceof CircuitOpenError) return new UpstreamUnavailable(fault);
    if (fault instanceof GivenUpError) {
      this.circuits.release(WHOLE);
      this.circuits.release(route);
      return new UpstreamUnavailable(fault.message);
    }
    const isConnection =
      fault instanceof RequestError &&
      (CONNECT_CODES.has(fault.code) ||
        (fault instanceof TimeoutError && fault.event !== 'response' && fault.event !== 'request'));
    if (fault instanceof RequestError || fault instanceof BadReplyError) {
      this.circuits.release(WHOLE);
      this.circuits.release(route);
      this.circuits.fail(isConnection ? WHOLE : route);
    }
    if (
      fault instanceof RequestError ||
      fault instanceof BadReplyError ||
      fault instanceof UpstreamUnavailable
    ) {
      const cause = fault instanceof UpstreamUnavailable ? fault.cause : fault.message;
      this.#log.warn({ requestId: caller.requestId, route, cause: String(cause) }, 'REST call failed');
      return new UpstreamUnavailable(cause);
    }
    return fault;
  }
}

/** Headers of a change. The key comes from outside: one that does not fit a header is refused here. */
function writeHeaders({ version, idempotencyKey }: CallOptions): Record<string, string> {
  const key = idempotencyKey ?? null;
  if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new ImpossibleValueError('An idempotency key has 1 to 200 visible characters.');
  return {
    ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    ...(key === null ? {} : { 'idempotency-key': key }),
  };
}
