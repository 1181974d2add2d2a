import type { ApiConfig } from '../config';
import type { Background } from './process/background';
import type { BlobStore } from './blobs/store';
import type { Clock } from './clock';
import type { Database } from './database';
import type { JobQueue } from './jobs/queue';
import type { Mailer } from './mailer';
import type { PlanHooks } from './plan-hooks';
import type { WorkPool } from './work/pool';

/** What every domain is given. */
export interface Deps {
  config: ApiConfig;
  database: Database;
  clock: Clock;
  blobs: BlobStore;
  plans: PlanHooks;
  mail: Mailer;
  work: WorkPool;
  jobs: JobQueue;
  background: Background;
}
