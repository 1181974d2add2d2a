import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const api = fileURLToPath(new URL('../../..', import.meta.url));

/** drizzle-kit compares the tables with the newest snapshot: if it is outdated, the next migration repeats earlier changes. */
it('a migration that is generated now is empty, and the next number is free', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roofline-snapshot-'));
  try {
    await cp(join(api, 'migrations'), folder, { recursive: true });
    const generate = async (...more: string[]) => {
      // drizzle-kit does not read a folder by an absolute path.
      const out = `--out=${relative(api, folder)}`;
      const settings = ['generate', '--dialect=postgresql', '--schema=./src/**/tables.ts', out];
      const kit = fileURLToPath(new URL('bin.cjs', import.meta.resolve('drizzle-kit')));
      return (await promisify(execFile)(process.execPath, [kit, ...settings, ...more], { cwd: api })).stdout;
    };
    expect(await generate('--name=probe')).toContain('No schema changes');
    const before = await readdir(folder);
    await generate('--custom', '--name=probe');
    const added = (await readdir(folder)).filter((file) => !before.includes(file));
    const numbers = before.filter((file) => file.endsWith('.sql')).map((file) => Number(file.slice(0, 4)));
    expect(added).toEqual([`${String(Math.max(...numbers) + 1).padStart(4, '0')}_probe.sql`]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
