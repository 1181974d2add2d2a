import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json|wasm|txt)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes `.br` and `.gz` beside each asset, so that the server only has to pick one. */
export function precompress(): Plugin {
  let folder = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      for (const name of await readdir(folder, { recursive: true })) {
        const path = join(folder, name);
        if (!compressible.test(name) || name.startsWith('.') || (await stat(path)).size < 1024) continue;
        const content = await readFile(path);
        // Quality 11 takes a minute on the language workers for a few kilobytes more.
        const quality = content.length > 1_000_000 ? 6 : 10;
        const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
        await Promise.all([
          brotli(content, { params }).then((packed) => writeFile(`${path}.br`, packed)),
          gz(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
        ]);
      }
    },
  };
}
