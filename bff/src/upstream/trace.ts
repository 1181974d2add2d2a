/** One call to the REST service, as development builds show it. Carries no id and no address. */
export interface TracedCall {
  method: string;
  route: string;
  status: number | null;
  ms: number;
}

/** The REST calls of one request: counted against a limit, listed in development. */
export class Trace {
  /** Calls begun so far. */
  started = 0;
  /** Calls that ended. */
  readonly calls: TracedCall[] = [];
}
