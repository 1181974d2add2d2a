import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;
/** Set on folders that many write to, such as /tmp. */
const STICKY = 0o1000;

/** What the program itself puts into its data folder. Only this is changed: people may keep other things beside it. */
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

/** Why a path could not be closed to others. */
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
  /** Who runs this process; may change what is anybody's where it is 0. */
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

/** Tightens a file, or a folder with everything below. Links are left alone: what they point at is not the program's. */
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
 * Makes the data folder, closes it and what the program keeps in it to everybody else, and sees to it that whatever
 * this process writes from now on is closed as well. Returns the one sentence to say where that cannot be.
 */
export function closeToOthers(folder: string, machine: Partial<Machine> = {}): string | null {
  process.umask(0o077);
  makeFolder(folder);
  const here = { platform: process.platform, uid: process.getuid?.() ?? 0, ...machine };
  const obstacle = tighten(realpathSync(folder), here);
  return obstacle && `Other users of this machine may be able to read ${folder}: ${REASONS[obstacle]}.`;
}
