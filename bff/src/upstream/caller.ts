import type { Trace } from './trace';

/** Caller and limits of calls to the REST service: one for each incoming request. */
export interface Caller {
  /** Session or personal access token; null for a caller without identity. */
  token: string | null;
  /** The peer's address, possibly as a trusted proxy reports it: it limits sign-in attempts. */
  address: string;
  /** User agent of the browser or program: the list of sessions shows it. */
  userAgent: string | null;
  requestId: string;
  /** Aborted when the client disconnects or the budget is spent. */
  signal: AbortSignal;
  /** Moment (milliseconds) at which the budget of this request is spent. */
  deadline: number;
  trace: Trace;
}

/** Headers of every REST call. Only this function sets them; of the incoming headers it passes on only the user agent. */
export function callerHeaders(caller: Caller): Record<string, string> {
  return {
    'x-request-id': caller.requestId,
    'x-forwarded-for': caller.address,
    ...(caller.userAgent ? { 'user-agent': caller.userAgent } : {}),
    ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
  };
}
