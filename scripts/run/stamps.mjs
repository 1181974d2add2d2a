import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from './paths.mjs';

const NOT_SOURCE = /(^|\/)(node_modules|dist|test-results|zips)(\/|$)/;
const TEST = /\.(test|bench)\.tsx?$/;

function filesOf(path, isWanted) {
  const full = join(root, path);
  if (!existsSync(full) || NOT_SOURCE.test(path) || !isWanted(path)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`, isWanted));
}

/** A hash of the contents of files and folders, tests left out unless asked for. */
export function contentHash(paths, { withTests = false } = {}) {
  const isWanted = withTests ? () => true : (path) => !TEST.test(path);
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const file of paths.flatMap((path) => filesOf(path, isWanted)))
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
