import { z } from 'zod';

// How the installation is doing, for internal staff. No addresses, no secrets and nothing of a customer.

export const adminHealth = z.object({
  version: z.string().nullable().meta({ description: 'Of Roofline; null where it was packed without it' }),
  nodeVersion: z.string(),
  startedAt: z.iso.datetime().meta({ description: 'When the process of the service began' }),
  memoryBytes: z.int().meta({ description: 'What the process of the service holds' }),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    version: z.string(),
    bytes: z.int(),
    hasRoom: z.boolean().meta({ description: 'False: so little disk is left that every write is refused' }),
  }),
  storage: z.object({
    kind: z.enum(['folder', 'bucket']),
    files: z.int(),
    bytes: z.int(),
  }),
  disk: z
    .object({ freeBytes: z.int(), totalBytes: z.int() })
    .meta({ description: 'The disk of the data folder' }),
  mail: z.object({
    isSent: z.boolean().meta({ description: 'False: no mail server is named, so mails reach no one' }),
    waiting: z.int(),
    oldestWaitingAt: z.iso.datetime().nullable(),
    givenUp: z.int().meta({ description: 'Mails that ten tries did not deliver' }),
  }),
  jobs: z.object({ queued: z.int(), running: z.int(), failed: z.int() }),
});
export type AdminHealth = z.infer<typeof adminHealth>;

/** What is stored although it can be computed again. */
const CACHE_KEYS = ['fundingOutlooks', 'associationFigures'] as const;
export const cacheKey = z.enum(CACHE_KEYS);
export type CacheKey = z.infer<typeof cacheKey>;

export const adminCache = z.object({
  key: cacheKey,
  entries: z.int().meta({ description: 'How many are stored' }),
  stale: z.int().meta({ description: 'How many of them are computed again when they are next read' }),
  oldestAt: z.iso.datetime().nullable().meta({ description: 'Null where nothing says when they were made' }),
});
export type AdminCache = z.infer<typeof adminCache>;

/** DELETE /api/admin/cache: one, or all without a key. */
export const clearCacheInput = z.object({ key: cacheKey.optional() });
