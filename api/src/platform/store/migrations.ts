import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'drizzle-orm';
import type { Progress } from '../process/progress';

/** How many statements of a migration count as one reported step. */
const A_STEP = 20;

/** Finds api/migrations from the source as well as from the bundle in api/dist. */
export function migrationsFolder(): string {
  for (const up of ['../migrations', '../../migrations', '../../../migrations']) {
    const folder = fileURLToPath(new URL(up, import.meta.url));
    if (existsSync(join(folder, 'meta', '_journal.json'))) return folder;
  }
  throw new Error('The migrations of the database were not found beside the program.');
}

interface Journal {
  entries: { when: number; tag: string }[];
}

const journalOf = (folder: string): Journal =>
  JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal;

/** Returns the time in milliseconds that names the newest migration: the version of the tables. */
export const newestMigration = (folder = migrationsFolder()): number =>
  Math.max(...journalOf(folder).entries.map(({ when }) => when));

/**
 * Runs `use` with a folder of the migrations up to a version, as an older Roofline had them. Returns null if this
 * Roofline does not know that version.
 */
export async function migrationsUpTo<T>(
  version: number,
  use: (folder: string) => Promise<T>,
): Promise<T | null> {
  const from = migrationsFolder();
  const journal = journalOf(from);
  if (!journal.entries.some(({ when }) => when === version)) return null;
  const folder = await mkdtemp(join(tmpdir(), 'roofline-migrations-'));
  try {
    const entries = journal.entries.filter(({ when }) => when <= version);
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) await copyFile(join(from, `${tag}.sql`), join(folder, `${tag}.sql`));
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns a fingerprint of all migrations: a prepared database is valid for exactly one. */
export function migrationsHash(folder = migrationsFolder()): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((n) => n.endsWith('.sql'))
    .sort())
    hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Returns a logger that counts the statements of a migration and reports every 20th. */
export function countStatements(progress: Progress | undefined, what: string): Logger {
  let statements = 0;
  return {
    logQuery: () => {
      statements += 1;
      if (statements % A_STEP === 0) progress?.(`${what}: ${statements} statements`);
    },
  };
}
