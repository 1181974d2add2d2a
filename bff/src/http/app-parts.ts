import type { Config } from '../config';
import type { BodyLimits } from '../transfer/body-guard';
import type { Upstream } from '../upstream/client';
import type { SessionCookie } from './caller/session-cookie';

/** Parts that the routes share. */
export interface AppParts {
  config: Config;
  upstream: Upstream;
  cookie: SessionCookie;
  /** Milliseconds of the clock. */
  now: () => number;
  /** Time limit of one GraphQL request. */
  budgetMs: number;
  uploadPace: Partial<BodyLimits>;
}
