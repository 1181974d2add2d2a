// Prettier over what is committed (or about to be): a file that is not under version control is nobody's concern yet.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, getFileInfo, resolveConfig } from 'prettier';
import { root } from '../run/paths.mjs';
import { sourceFiles } from './source-files.mjs';

/** Files under version control; in a downloaded archive, every source file. */
function committedFiles() {
  try {
    return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
  } catch {
    return sourceFiles(root, ['schema', 'engine', 'api', 'bff', 'web', 'tests', 'scripts']);
  }
}

const faults = [];
let looked = 0;
for (const file of committedFiles()) {
  const path = join(root, file);
  if (!existsSync(path)) continue;
  const info = await getFileInfo(path, { ignorePath: join(root, '.prettierignore') });
  if (info.ignored || !info.inferredParser) continue;
  looked += 1;
  const options = { ...(await resolveConfig(path)), filepath: path };
  if (!(await check(readFileSync(path, 'utf8'), options).catch(() => false))) faults.push(file);
}
for (const file of faults) console.error(`${file} is not formatted`);
console.log(faults.length === 0 ? `${looked} files are formatted.` : 'Run `npm run format`.');
process.exitCode = faults.length === 0 ? 0 : 1;
