import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newestMigration } from './migrations';
import type { RunSql } from './roles';

/** Data that a newer version of Roofline has changed: this one does not understand them and leaves them alone. */
export class NewerDataError extends Error {
  constructor(where: string) {
    super(
      `The data in ${where} were last used by a newer version of Roofline. Start that version or a later one, or restore a backup that this version made.`,
    );
    this.name = 'NewerDataError';
  }
}

const MARK = 'version.json';

/** The last migration that a database has had, as its time in milliseconds; 0 where it has had none. */
export async function versionOf(run: RunSql): Promise<number> {
  const found = await run("select to_regclass('drizzle.__drizzle_migrations') is not null as is");
  if (found.rows[0]?.is !== true) return 0;
  const { rows } = await run(
    'select coalesce(max(created_at), 0)::text as version from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]!.version);
}

/** Throws NewerDataError for a database that a newer version has migrated. */
export async function requireKnown(run: RunSql, where = 'the database'): Promise<void> {
  if ((await versionOf(run)) > newestMigration()) throw new NewerDataError(where);
}

/**
 * Looks at the mark in a data folder before the database in it is opened, and sets it: whatever this version does from here on,
 * an older one sees that it comes too late. Throws NewerDataError.
 */
export async function markFolder(dataDir: string): Promise<void> {
  const path = join(dataDir, MARK);
  const newest = newestMigration();
  let marked = 0;
  try {
    if (existsSync(path))
      marked = Number((JSON.parse(readFileSync(path, 'utf8')) as { schemaVersion?: unknown }).schemaVersion);
  } catch {
    // A mark that a crash has cut off says nothing; the database itself is asked as well.
  }
  if (marked > newest) throw new NewerDataError(`the folder ${dataDir}`);
  if (marked !== newest)
    await writeFile(path, `${JSON.stringify({ schemaVersion: newest })}\n`, { mode: 0o600 });
}
