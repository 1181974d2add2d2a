// How many source files a folder may hold. Tests, generated files and examples do not count: they follow their subject.
// Neither do the files in tests/rooms, one a domain.
import { posix } from 'node:path';
import { isProgram, root } from '../run/paths.mjs';
import { sourceFiles } from './source-files.mjs';

const FOLDERS = ['schema', 'engine', 'api', 'bff', 'web', 'tests', 'scripts'];
const MOST_FILES = 12;
const NOT_COUNTED =
  /\.(test|spec|bench|generated)\.tsx?$|\.test\.mjs$|\/(fixtures|testing)[./]|^tests\/rooms\//;

/** Every folder that holds too many files, as `folder: how many`. */
export function folderFaults(base = root, folders = FOLDERS) {
  const counts = new Map();
  for (const file of sourceFiles(base, folders)) {
    if (NOT_COUNTED.test(file)) continue;
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files, at most ${MOST_FILES}: split it by noun`);
}

if (isProgram(import.meta)) {
  const faults = folderFaults();
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'Folder sizes hold.' : `${faults.length} folders hold too many files.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
