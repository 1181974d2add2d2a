import { manifest } from '@roofline/schema/full-archive/manifest';
import { z } from 'zod';

/** The format name in the manifest of a backup. */
export const BACKUP = 'roofline-backup';
/** The version of the format. Raise it when older backups can no longer be read. */
export const BACKUP_VERSION = 1;

/** The keys of an installation, by their file in a data folder, with the setting that can replace the file. */
export const KEYS = { 'mail.key': 'MAIL_KEY', 'credentials.key': 'CREDENTIALS_KEY' } as const;
export type KeyFile = keyof typeof KEYS;

/** The `manifest.json` of a backup: every part with its hash. */
export const backupManifest = z.object({
  format: z.literal(BACKUP),
  formatVersion: z.int().min(1),
  /** The last migration of the database, as its time in milliseconds. */
  schemaVersion: z.int().min(1),
  madeAt: z.iso.datetime(),
  tables: manifest.shape.tables,
  /** Ids in `blob` whose bytes were missing. */
  lost: z.array(z.uuid()),
  /** The number of CREDENTIALS_OLD_KEYS that were set: as settings they are not part of a backup. */
  oldCredentialKeys: z.int().min(0),
  entries: manifest.shape.entries,
});
export type BackupManifest = z.infer<typeof backupManifest>;
