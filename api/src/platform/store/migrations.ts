import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'drizzle-orm';
import type { Progress } from '../process/progress';

/** Number of statements of a migration that count as one reported step. */
const A_STEP = 20;

/** api/migrations, seen from the source as well as from the bundle in api/dist. */
export function migrationsFolder(): string {
  for (const up of ['../migrations', '../../migrations', '../../../migrations']) {
    const folder = fileURLToPath(new URL(up, import.meta.url));
    if (existsSync(join(folder, 'meta', '_journal.json'))) return folder;
  }
  throw new Error('The migrations of the database were not found beside the program.');
}

/** Fingerprint of all migrations: a prepared database is good for exactly one. */
export function migrationsHash(folder = migrationsFolder()): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((n) => n.endsWith('.sql'))
    .sort())
    hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Counts the statements of a migration, without reporting each one. */
export function countStatements(progress: Progress | undefined, what: string): Logger {
  let statements = 0;
  return {
    logQuery: () => {
      statements += 1;
      if (statements % A_STEP === 0) progress?.(`${what}: ${statements} statements`);
    },
  };
}
