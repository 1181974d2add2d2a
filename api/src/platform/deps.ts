import type { ApiConfig } from '../config';
import type { Background } from './process/background';
import type { BlobStore } from './blobs/store';
import type { Clock } from './clock';
import type { Database } from './database';
import type { FindHolders } from './trash/holders';
import type { JobQueue } from './jobs/queue';
import type { Mailer } from './mailer';
import type { PlanHooks } from './plan-hooks';
import type { Outside } from './outside/outside';
import type { Vault } from './secret/vault';
import type { WorkPool } from './work/pool';

/** The services that every domain receives. */
export interface Deps {
  config: ApiConfig;
  database: Database;
  clock: Clock;
  blobs: BlobStore;
  plans: PlanHooks;
  /** Finds the objects that have a file among their documents. */
  fileHolders: FindHolders;
  mail: Mailer;
  /** Encrypts and decrypts the stored secrets of other services. */
  vault: Vault;
  /** Requests to other services. */
  outside: Outside;
  /** Requests to receivers of webhooks. */
  webhookOutside: Outside;
  work: WorkPool;
  jobs: JobQueue;
  background: Background;
}
