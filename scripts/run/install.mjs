// Node's own modules only: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { fail } from './say.mjs';

const OLDEST = [20, 19];

/** Ends with one sentence when this Node is too old. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  fail(`Node ${version} is too old: Roofline needs Node ${OLDEST.join('.')} or newer.`);
}

const readLock = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return null;
  }
};

/** True when node_modules matches the lock file: npm leaves its own list there when an install is complete. */
export function isInstalled(folder = root) {
  const wanted = readLock(join(folder, 'package-lock.json'));
  const found = readLock(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !found) return false;
  const packages = (lock) =>
    Object.entries(lock).filter(([path, entry]) => path.includes('node_modules/') && !entry.link);
  return (
    packages(wanted).every(([path, entry]) =>
      found[path] ? found[path].version === entry.version : entry.optional,
    ) && packages(found).every(([path]) => wanted[path])
  );
}

/** The npm that runs this script, or the one on the path. */
function npmCommand() {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js') && existsSync(own)) return { file: process.execPath, first: [own], shell: false };
  return { file: 'npm', first: [], shell: process.platform === 'win32' };
}

/** Installs missing packages, with npm's own progress on the screen. */
export async function install() {
  if (isInstalled()) return;
  const npm = npmCommand();
  console.log('Installing packages (npm ci). The first time takes a minute or two.');
  const started = Date.now();
  // Building needs the development packages, even when NODE_ENV is production.
  const args = [...npm.first, 'ci', '--include=dev', '--no-audit', '--no-fund'];
  const child = spawn(npm.file, args, { cwd: root, stdio: 'inherit', shell: npm.shell });
  const beat = setInterval(
    () => console.log(`  still installing (${Math.round((Date.now() - started) / 1000)} s)`),
    15_000,
  );
  const code = await new Promise((resolve) => child.once('error', () => resolve(-1)).once('exit', resolve));
  clearInterval(beat);
  if (code !== 0) fail('npm ci did not finish: see its message above.');
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}
