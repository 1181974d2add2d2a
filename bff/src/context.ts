import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { SignInAnswer } from '@roofline/schema/account';
import { accountLoaders } from './account/loaders';
import { componentLoaders } from './component/loaders';
import { disclosureLoaders } from './disclosure/loaders';
import { filterSettingsLoaders } from './filter-settings/loaders';
import { financialsLoaders } from './financials/loaders';
import { fiscalYearLoaders } from './fiscal-year/loaders';
import type { SessionCookie } from './http/session-cookie';
import { jobLoaders } from './job/loaders';
import { notificationLoaders } from './notification/loaders';
import { planLoaders } from './plan/loaders';
import { propertyLoaders } from './property/loaders';
import { reportLoaders } from './report/loaders';
import { reserveStudyLoaders } from './reserve-study/loaders';
import type { Caller } from './upstream/caller';
import type { Rest, Upstream } from './upstream/client';
import type { Trace } from './upstream/trace';
import { userLoaders } from './user/loaders';
import { workspaceLoaders } from './workspace/loaders';
import { yearSetupLoaders } from './year-setup/loaders';

function loadersOf(rest: Rest) {
  return {
    ...accountLoaders(rest),
    ...userLoaders(rest),
    ...workspaceLoaders(rest),
    ...propertyLoaders(rest),
    ...fiscalYearLoaders(rest),
    ...financialsLoaders(rest),
    ...reserveStudyLoaders(rest),
    ...componentLoaders(rest),
    ...planLoaders(rest),
    ...disclosureLoaders(rest),
    ...yearSetupLoaders(rest),
    ...reportLoaders(rest),
    ...jobLoaders(rest),
    ...notificationLoaders(rest),
    ...filterSettingsLoaders(rest),
  };
}

/** Every read of the REST service, batched and kept for the length of one request. */
export type Loaders = ReturnType<typeof loadersOf>;

/** What resolvers get: built once for each request. */
export interface GraphContext {
  rest: Rest;
  loaders: Loaders;
  /** Read everything anew: called after each change, so that a payload never shows what was before it. */
  forgetReads(): void;
  /** The request carries a token; whether it is a good one is for the REST service to say. */
  hasToken: boolean;
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
  http: { reply: FastifyReply; cookie: SessionCookie },
): GraphContext {
  const rest = upstream.as(caller);
  return {
    rest,
    loaders: loadersOf(rest),
    // `this`, since the GraphQL server hands resolvers a copy of the context.
    forgetReads() {
      this.loaders = loadersOf(this.rest);
    },
    hasToken: caller.token !== null,
    requestId: caller.requestId,
    trace: caller.trace,
    log: http.reply.log,
    session: {
      keep: (answer) => http.cookie.set(http.reply, answer.sessionToken, answer),
      forget: () => http.cookie.clear(http.reply),
    },
  };
}
