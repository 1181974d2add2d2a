import type { Trace } from './trace';

/** For whom and within what bounds the REST service is called: one for each incoming request. */
export interface Caller {
  /** Session or personal access token; null for a caller without identity. */
  token: string | null;
  /** The peer's address, or what a trusted proxy says of it: sign-in is limited by it. */
  address: string;
  /** What the browser or program says of itself: a session is kept under this name. */
  userAgent: string | null;
  requestId: string;
  /** Aborted when the client left or the budget is spent. */
  signal: AbortSignal;
  /** Moment (milliseconds) at which the budget of this request is spent. */
  deadline: number;
  trace: Trace;
}

/** Headers of every REST call. They are made here alone: of the incoming request's own, only its name is passed on. */
export function callerHeaders(caller: Caller): Record<string, string> {
  return {
    'x-request-id': caller.requestId,
    'x-forwarded-for': caller.address,
    ...(caller.userAgent ? { 'user-agent': caller.userAgent } : {}),
    ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
  };
}
