import type { AdminCache, CacheKey } from '@roofline/schema/admin-health/admin-health';
import type { Tx } from '../platform/database';
import { ageOutlooks, outlookCache } from '../plan/service';
import { ageFigures, figureCache } from '../portfolio-analytics/service';

/** What of a cache is stored, and how it is made old. */
interface Cache {
  facts: (tx: Tx) => Promise<Omit<AdminCache, 'key'>>;
  clear: (tx: Tx) => Promise<void>;
}

/** All that the service stores although it could compute it again. Answers of requests and files of jobs are no cache. */
const CACHES: Record<CacheKey, Cache> = {
  fundingOutlooks: { facts: outlookCache, clear: ageOutlooks },
  associationFigures: { facts: figureCache, clear: ageFigures },
};
const KEYS = Object.keys(CACHES) as CacheKey[];

export async function readCaches(tx: Tx): Promise<AdminCache[]> {
  const caches: AdminCache[] = [];
  for (const key of KEYS) caches.push({ key, ...(await CACHES[key].facts(tx)) });
  return caches;
}

/** Makes a cache old, or all of them: each entry is computed again when it is next read. */
export async function clearCaches(tx: Tx, key: CacheKey | undefined): Promise<AdminCache[]> {
  for (const one of key ? [key] : KEYS) await CACHES[one].clear(tx);
  return readCaches(tx);
}
