// Runs prettier over committed files (and staged ones); files outside version control are skipped.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, getFileInfo, resolveConfig, version } from 'prettier';
import { cache, root } from '../run/paths.mjs';
import { contentHash } from '../run/stamps.mjs';
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

/** Hash of everything that decides a file's formatting: prettier itself, its settings, the file's name and its text. */
const settings = contentHash([
  '.prettierrc',
  '.prettierrc.json',
  '.prettierignore',
  '.editorconfig',
  'package.json',
]);
const keyOf = (file, text) =>
  createHash('sha256').update(`${version}\0${settings}\0${file}\0${text}`).digest('hex');
const verdicts = join(cache, 'formatted.json');
const known = new Set(existsSync(verdicts) ? JSON.parse(readFileSync(verdicts, 'utf8')) : []);
const formatted = [];

const faults = [];
let looked = 0;
for (const file of committedFiles()) {
  const path = join(root, file);
  if (!existsSync(path)) continue;
  const text = readFileSync(path, 'utf8');
  const key = keyOf(file, text);
  if (known.has(key)) {
    looked += 1;
    formatted.push(key);
    continue;
  }
  const info = await getFileInfo(path, { ignorePath: join(root, '.prettierignore') });
  if (info.ignored || !info.inferredParser) continue;
  looked += 1;
  const options = { ...(await resolveConfig(path)), filepath: path };
  if (await check(text, options).catch(() => false)) formatted.push(key);
  else faults.push(file);
}
mkdirSync(cache, { recursive: true });
writeFileSync(verdicts, JSON.stringify(formatted));
for (const file of faults) console.error(`${file} is not formatted`);
console.log(faults.length === 0 ? `${looked} files are formatted.` : 'Run `npm run format`.');
process.exitCode = faults.length === 0 ? 0 : 1;
