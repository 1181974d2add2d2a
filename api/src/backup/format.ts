import { manifest } from '@roofline/schema/full-archive/manifest';
import { z } from 'zod';

/** What the manifest of a backup calls itself. */
export const BACKUP = 'roofline-backup';
/** Raised when a backup can no longer be read as before. */
export const BACKUP_VERSION = 1;

/** Keys of an installation, by the file that has each in a data folder, with the setting that names one instead. */
export const KEYS = { 'mail.key': 'MAIL_KEY', 'credentials.key': 'CREDENTIALS_KEY' } as const;
export type KeyFile = keyof typeof KEYS;

/** `manifest.json` of a backup: every part of it with its hash. */
export const backupManifest = z.object({
  format: z.literal(BACKUP),
  formatVersion: z.int().min(1),
  /** The last migration of the database, as its time in milliseconds. */
  schemaVersion: z.int().min(1),
  madeAt: z.iso.datetime(),
  tables: manifest.shape.tables,
  /** Rows of `blob` that had no bytes. */
  lost: z.array(z.uuid()),
  /** How many CREDENTIALS_OLD_KEYS were set: they are settings, and no part of a backup. */
  oldCredentialKeys: z.int().min(0),
  entries: manifest.shape.entries,
});
export type BackupManifest = z.infer<typeof backupManifest>;
