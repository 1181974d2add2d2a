/** One call to the REST service, as development builds show it. Contains no id and no URL. */
export interface TracedCall {
  method: string;
  route: string;
  status: number | null;
  ms: number;
}

/** The REST calls of one request: counted against a limit, listed in development. */
export class Trace {
  /** Number of calls started so far. */
  started = 0;
  /** Calls that ended. */
  readonly calls: TracedCall[] = [];
}
