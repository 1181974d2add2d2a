import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;
/** Mode bit of folders that many users write to, such as /tmp. */
const STICKY = 0o1000;

/** The program's own entries in its data folder. Only their modes change: people may have other files there. */
const OWN = [
  '.lock',
  'database',
  'database.new',
  'database.cushion',
  'version.json',
  'files',
  'mail.key',
  'credentials.key',
];

/** The reason why a path could not be closed to others. */
type Obstacle = 'platform' | 'shared' | 'owner' | 'modes';

const REASONS: Record<Obstacle, string> = {
  platform: 'Windows has no such file modes; limit its access list to the account that runs Roofline',
  shared: 'it is a shared folder; choose a separate folder with DATA_DIR',
  owner: 'something in it belongs to another user; give it to the user who runs Roofline',
  modes: 'its file system has no file modes; choose a folder on another file system with DATA_DIR',
};

const isOpenToOthers = ({ mode }: Stats) => (mode & 0o077) !== 0;

interface Machine {
  platform: NodeJS.Platform;
  /** The user who runs this process; 0 (root) may change anyone's files. */
  uid: number;
}

function tightenOne(path: string, found: Stats, { uid }: Machine): Obstacle | null {
  if (found.uid !== uid && uid !== 0) return 'owner';
  if (!isOpenToOthers(found)) return null;
  try {
    chmodSync(path, found.isDirectory() ? FOLDER : FILE);
  } catch {
    return 'modes';
  }
  return isOpenToOthers(lstatSync(path)) ? 'modes' : null;
}

/** Closes a file, or a folder with everything below it, to others. Skips links: their targets are not the program's. */
function tightenTree(path: string, machine: Machine): Obstacle | null {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return null;
  let obstacle = tightenOne(path, found, machine);
  if (found.isDirectory() && obstacle === null)
    for (const name of readdirSync(path)) obstacle = tightenTree(join(path, name), machine) ?? obstacle;
  return obstacle;
}

function tighten(folder: string, machine: Machine): Obstacle | null {
  if (machine.platform === 'win32') return 'platform';
  const found = lstatSync(folder);
  if (dirname(folder) === folder || (found.mode & STICKY) !== 0) return 'shared';
  const places = OWN.map((name) => join(folder, name));
  return (
    tightenOne(folder, found, machine) ??
    places.map((each) => tightenTree(each, machine)).find((obstacle) => obstacle !== null) ??
    null
  );
}

function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) mkdirSync(folder, { recursive: true });
  else if (!found.isDirectory())
    throw Object.assign(new Error(`${folder} is no folder`), { code: 'ENOTDIR' });
}

/**
 * Makes the data folder, closes it and the program's entries in it to all other users, and sets the umask so that
 * everything this process writes from now on is closed as well. Returns a sentence that says why if that fails.
 */
export function closeToOthers(folder: string, machine: Partial<Machine> = {}): string | null {
  process.umask(0o077);
  makeFolder(folder);
  const here = { platform: process.platform, uid: process.getuid?.() ?? 0, ...machine };
  const obstacle = tighten(realpathSync(folder), here);
  return obstacle && `Other users of this machine may be able to read ${folder}: ${REASONS[obstacle]}.`;
}
