import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newestMigration } from './migrations';
import type { RunSql } from './roles';

/** Thrown for data that a newer version of Roofline has changed: this one cannot read them and does not touch them. */
export class NewerDataError extends Error {
  constructor(where: string) {
    super(
      `The data in ${where} were last used by a newer version of Roofline. Start that version or a later one, or restore a backup that this version made.`,
    );
    this.name = 'NewerDataError';
  }
}

const MARK = 'version.json';

/** Returns the last migration of a database, as its time in milliseconds; 0 if it has had none. */
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
 * Checks the version mark of a data folder before its database is opened, and sets it to this version, so that older
 * versions refuse the folder from now on. Throws NewerDataError.
 */
export async function markFolder(dataDir: string): Promise<void> {
  const path = join(dataDir, MARK);
  const newest = newestMigration();
  let marked = 0;
  try {
    if (existsSync(path))
      marked = Number((JSON.parse(readFileSync(path, 'utf8')) as { schemaVersion?: unknown }).schemaVersion);
  } catch {
    // A mark that a crash has cut off says nothing; the version in the database is checked as well.
  }
  if (marked > newest) throw new NewerDataError(`the folder ${dataDir}`);
  if (marked !== newest)
    await writeFile(path, `${JSON.stringify({ schemaVersion: newest })}\n`, { mode: 0o600 });
}
