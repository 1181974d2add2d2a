import { join } from 'node:path';
import { migrationsFolder, migrationsHash } from './migrations';

/**
 * A migrated, empty database, packed: unpacking takes a quarter of the time that making one does. Kept beside the
 * installed packages and named after the migrations, so that a changed migration makes a new one.
 */
export function templatePath(): string {
  const folder = join(migrationsFolder(), '..', '..', 'node_modules', '.cache', 'roofline');
  return join(folder, `template-${migrationsHash()}.tar.gz`);
}
