import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../run/paths.mjs';

/** Everything in a folder of packages by a link, except this project's own: those of the copy lie beside it. */
function linkPackages(copy, folder) {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(join(root, folder)))
    if (!name.startsWith('.') && name !== '@roofline')
      symlinkSync(join(root, folder, name), join(copy, folder, name), 'junction');
}

/** A copy of the project's files with its installed packages, in a folder of its own outside the project. */
export function copyOfTree() {
  const copy = mkdtempSync(join(tmpdir(), 'roofline-copy-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  linkPackages(copy, 'node_modules');
  const own = join('node_modules', '@roofline');
  mkdirSync(join(copy, own));
  for (const name of readdirSync(join(root, own))) {
    symlinkSync(join(copy, name), join(copy, own, name), 'junction');
    if (existsSync(join(root, name, 'node_modules'))) linkPackages(copy, join(name, 'node_modules'));
  }
  return copy;
}
