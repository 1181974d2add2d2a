import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const described = z.object({ version: z.string() });

/** Returns the version in the nearest package.json above this module; null if it was packed without one. */
export async function rooflineVersion(): Promise<string | null> {
  for (let folder = new URL('./', import.meta.url); ; folder = new URL('../', folder)) {
    const text = await readFile(new URL('package.json', folder), 'utf8').catch(() => null);
    if (text !== null) return described.parse(JSON.parse(text)).version;
    if (new URL('../', folder).href === folder.href) return null;
  }
}
