import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ApiConfig } from '../config';
import type { Background } from './background';
import type { Clock } from './clock';
import type { Database } from './database';
import type { JobQueue } from './jobs/queue';
import type { Mailer } from './mailer';
import type { PlanHooks } from './plan-hooks';
import type { Storage } from './storage';
import type { WorkPool } from './work/pool';

/** What every domain is given. */
export interface Deps {
  config: ApiConfig;
  database: Database;
  clock: Clock;
  storage: Storage;
  plans: PlanHooks;
  mail: Mailer;
  work: WorkPool;
  jobs: JobQueue;
  background: Background;
}

/** Fastify whose routes take their types from zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;
