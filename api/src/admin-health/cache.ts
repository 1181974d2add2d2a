import type { AdminCache, CacheKey } from '@roofline/schema/admin-health/admin-health';
import type { Tx } from '../platform/database';
import { ageOutlooks, outlookCache } from '../plan/service';
import { ageFigures, figureCache } from '../portfolio-analytics/service';

/** A cache: how to read its state and how to expire its entries. */
interface Cache {
  facts: (tx: Tx) => Promise<Omit<AdminCache, 'key'>>;
  clear: (tx: Tx) => Promise<void>;
}

/** All data that the service stores but could compute again. Stored responses and files of jobs are no cache. */
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

/** Expires the entries of a cache, or of all caches, so that each is computed again when it is next read. */
export async function clearCaches(tx: Tx, key: CacheKey | undefined): Promise<AdminCache[]> {
  for (const one of key ? [key] : KEYS) await CACHES[one].clear(tx);
  return readCaches(tx);
}
