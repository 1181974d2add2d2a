import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const DEBIAN = '/usr/lib/postgresql';
const PGBOUNCER = '/usr/sbin/pgbouncer';
const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).filter((name) => /^\d+$/.test(name)) : [];
const newest = versions.toSorted((a, b) => Number(a) - Number(b)).at(-1);

/** Folder of PostgreSQL's programs, as Debian's package has them; null where it is not installed. */
export const postgresBin = newest === undefined ? null : join(DEBIAN, newest, 'bin');
export const pgbouncerProgram = existsSync(PGBOUNCER) ? PGBOUNCER : null;

/** In CI nothing may be left out: a missing program then fails the tests that need it. */
export const mustBeThere = process.env.REQUIRE_ALL === '1';

const isRoot = process.getuid?.() === 0;

/** Both programs refuse to run as root: there they run as `postgres`, whom Debian's package creates. */
const asPostgres = (program: string, args: readonly string[]): [string, string[]] =>
  isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', '--', program, ...args]]
    : [program, [...args]];

function idOf(kind: '/etc/passwd' | '/etc/group'): number {
  const line = readFileSync(kind, 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  return Number(line?.split(':')[2]);
}

/** Gives a file or folder to the user that the programs run as. */
export function giveToPostgres(path: string): void {
  if (isRoot) chownSync(path, idOf('/etc/passwd'), idOf('/etc/group'));
}

/** Runs a program to its end; rejects with what it printed. */
export async function runAsPostgres(program: string, args: readonly string[]): Promise<void> {
  const [first, rest] = asPostgres(program, args);
  // From a folder that its user may enter.
  await promisify(execFile)(first, rest, { cwd: '/' });
}

/** Starts a program that stays; `say` gets what it prints. */
export function spawnAsPostgres(
  program: string,
  args: readonly string[],
  say: (text: string) => void,
): ChildProcess {
  const [first, rest] = asPostgres(program, args);
  const child = spawn(first, rest, { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => say(text));
  return child;
}
