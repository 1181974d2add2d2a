import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inThisThread } from './client';
import { migrateEmbedded } from './embedded';
import { templatePath } from './template';

/** Returns the prepared database, made on first use. Several processes may make it at once, each a whole one. */
export async function template(): Promise<Blob> {
  const path = templatePath();
  if (!existsSync(path)) {
    const client = await PGlite.create();
    await migrateEmbedded(inThisThread(client));
    const packed = await client.dumpDataDir('gzip');
    await client.close();
    await mkdir(dirname(path), { recursive: true });
    const partial = `${path}.${process.pid}`;
    await writeFile(partial, Buffer.from(await packed.arrayBuffer()), { mode: 0o644 });
    await rename(partial, path);
  }
  return new Blob([await readFile(path)]);
}
