import type { Config } from '../config';
import type { BodyLimits } from '../transfer/body-guard';
import type { Upstream } from '../upstream/client';
import type { SessionCookie } from './session-cookie';

/** What the routes share. */
export interface AppParts {
  config: Config;
  upstream: Upstream;
  cookie: SessionCookie;
  /** Milliseconds of the clock. */
  now: () => number;
  /** Time that one GraphQL request may take. */
  budgetMs: number;
  uploadPace: Partial<BodyLimits>;
}
