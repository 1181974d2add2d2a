import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
