import { z } from 'zod';

/** What the first line of a manifest calls itself. */
export const FULL_ARCHIVE = 'roofline-full-archive';
/** Raised when an archive can no longer be read as before. */
export const FULL_ARCHIVE_VERSION = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const tableName = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);

const archivedTable = z.object({
  name: tableName,
  path: z.string(),
  rows: z.int().min(0),
  columns: z.array(tableName).min(1),
});

const archivedEntry = z.object({
  path: z.string().min(1).max(1024),
  bytes: z.int().min(0),
  sha256,
  blobId: z.uuid().optional().meta({ description: 'Of a stored file: the row of `blob` that it belongs to' }),
});
export type ArchivedEntry = z.infer<typeof archivedEntry>;

/** `manifest.json` of a full archive: what is in it, and the hash of each part. */
export const manifest = z.object({
  format: z.literal(FULL_ARCHIVE),
  formatVersion: z.int().min(1),
  schemaVersion: z
    .int()
    .min(1)
    .meta({ description: 'The last change of the database that it was made after; it only grows' }),
  madeAt: z.iso.datetime(),
  scope: z.object({
    kind: z.enum(['workspace', 'property']),
    name: z.string(),
    workspaceId: z.uuid(),
    propertyId: z.uuid().nullable(),
  }),
  tables: z.array(archivedTable),
  lost: z
    .array(z.uuid())
    .meta({ description: 'Rows of `blob` whose bytes were lost before the archive was made' }),
  leftOut: z.array(z.string()).meta({ description: 'Documents that could not be made, and why' }),
  entries: z.array(archivedEntry).meta({ description: 'Every part of the archive but this one' }),
});
export type ArchivedTable = z.infer<typeof archivedTable>;
export type Manifest = z.infer<typeof manifest>;
