import { execFileSync } from 'node:child_process';

/** A process of this machine, as `ps` lists it. */
export interface Listed {
  pid: number;
  parent: number;
  /** In milliseconds since 1970, to the second. */
  startedAt: number;
  command: string;
}

const LINE = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(\S+ \S+ +\d+ [\d:]+ \d+)\s+(\S.*)$/;

/** All processes; one that has ended but was not reaped yet no longer runs. */
export function processes(): Listed[] {
  const env = { ...process.env, LC_ALL: 'C' };
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart=,args='], { encoding: 'utf8', env })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, state, started, command] = LINE.exec(line) ?? [];
      return command && !state!.startsWith('Z')
        ? [{ pid: Number(pid), parent: Number(parent), startedAt: Date.parse(started!), command }]
        : [];
    });
}

/** What `ps` says of one process from one time to the next: it adds the time since the machine started, which is rounded. */
const SAME_MS = 2000;

/**
 * A process and all that it started, of which each was seen once. Ids are used again, within minutes where many processes run: one is
 * known by its id and its start, so that nobody takes a stranger for it.
 */
export class Family {
  readonly #seen = new Map<number, number>();

  constructor(private readonly first: number) {}

  /** Those of `all` that belong to it now. */
  members(all: readonly Listed[]): Listed[] {
    const ids = new Set([this.first]);
    for (let before = 0; before < ids.size;) {
      before = ids.size;
      for (const { pid, parent } of all) if (ids.has(parent)) ids.add(pid);
    }
    const found = all.filter(({ pid }) => ids.has(pid));
    for (const { pid, startedAt } of found) this.#seen.set(pid, startedAt);
    return found;
  }

  /** The ids of those seen so far that still run. */
  left(all: readonly Listed[]): number[] {
    return all
      .filter(({ pid, startedAt }) => Math.abs((this.#seen.get(pid) ?? 0) - startedAt) <= SAME_MS)
      .map(({ pid }) => pid);
  }
}
