import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { SignInAnswer } from '@roofline/schema/account/account';
import { loadersOf, type Loaders } from './loaders';
import type { SessionCookie } from './http/caller/session-cookie';
import type { Caller } from './upstream/caller';
import type { Rest, Upstream } from './upstream/client';
import type { Trace } from './upstream/trace';

/** Context of the resolvers, built once for each request. */
export interface GraphContext {
  rest: Rest;
  loaders: Loaders;
  /** Clears all reads: called after each change, so that a payload never shows outdated values. */
  forgetReads(): void;
  /** The request carries a token; only the REST service knows whether it is valid. */
  hasToken: boolean;
  /** The token came as a program sends it, not as a browser does. */
  isProgram: boolean;
  requestId: string;
  trace: Trace;
  log: FastifyBaseLogger;
  /** The browser's session cookie. */
  session: {
    keep(answer: SignInAnswer): void;
    forget(): void;
  };
}

/** The context of one request. */
export function graphContext(
  upstream: Upstream,
  caller: Caller,
  http: { reply: FastifyReply; cookie: SessionCookie; isProgram: boolean },
): GraphContext {
  const rest = upstream.as(caller);
  return {
    rest,
    loaders: loadersOf(rest),
    // `this`, since the GraphQL server gives resolvers a copy of the context.
    forgetReads() {
      this.loaders = loadersOf(this.rest);
    },
    hasToken: caller.token !== null,
    isProgram: http.isProgram,
    requestId: caller.requestId,
    trace: caller.trace,
    log: http.reply.log,
    session: {
      keep: (answer) => http.cookie.set(http.reply, answer.sessionToken, answer),
      forget: () => http.cookie.clear(http.reply),
    },
  };
}
