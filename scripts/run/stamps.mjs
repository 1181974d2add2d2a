import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from './paths.mjs';

const LEFT_OUT = /(^|\/)(node_modules|dist|test-results|zips)(\/|$)|\.(test|bench)\.tsx?$/;

function filesOf(path) {
  const full = join(root, path);
  if (!existsSync(full) || LEFT_OUT.test(path)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

/** A hash of the contents of files and folders, tests left out. */
export function contentHash(paths) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const file of paths.flatMap(filesOf))
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const stampFile = (name) => join(cache, `${name}.stamp`);

/** True when `name` was built from exactly this content. */
export function isStamped(name, hash) {
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === hash;
}

/** Stores the content that `name` was built from; written after the build, so that half a build leaves no stamp. */
export function stamp(name, hash) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile(name), hash);
}
