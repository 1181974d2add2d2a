import type { DrawnPart, SimulationInput } from '@roofline/engine/simulation/simulation';

/** What paths are drawn from. */
export type DrawnFrom = Omit<SimulationInput, 'capacity' | 'firstPath'>;

/** A further thread that draws; one part at a time. */
export interface Drawer {
  draw: (input: DrawnFrom, from: number, paths: number) => Promise<DrawnPart>;
}

/** The paths from `from` to before `until` of a simulation, in parts. */
export interface DrawnShare {
  input: DrawnFrom;
  from: number;
  until: number;
  /** Paths of a part. */
  size: number;
  /** Nobody waits for them any more. */
  isOver: () => boolean;
}

/**
 * Has paths drawn by all drawers at once and gives the parts in the order of their paths. A drawer that is done takes the
 * next part, so a slow one holds nobody up for more than a part.
 */
export async function* drawnParts(drawers: readonly Drawer[], share: DrawnShare): AsyncGenerator<DrawnPart> {
  const { input, until, size, isOver } = share;
  const parts = new Map<number, Deferred>();
  for (let from = share.from; from < until; from += size) parts.set(from, deferred());
  const open = [...parts];
  const work = async (drawer: Drawer) => {
    for (let next = open.shift(); next !== undefined && !isOver(); next = open.shift()) {
      const [from, part] = next;
      await drawer.draw(input, from, Math.min(size, until - from)).then(part.resolve, part.reject);
    }
  };
  for (const drawer of drawers) void work(drawer);
  for (const { promise } of parts.values()) {
    const part = await promise;
    if (isOver()) return;
    yield part;
  }
}

interface Deferred {
  promise: Promise<DrawnPart>;
  resolve: (part: DrawnPart) => void;
  reject: (error: Error) => void;
}

/** A promise that is settled from outside; one that nobody waits for any more may fail unheard. */
function deferred(): Deferred {
  let settle: Omit<Deferred, 'promise'> | undefined;
  const promise = new Promise<DrawnPart>((resolve, reject) => (settle = { resolve, reject }));
  promise.catch(() => undefined);
  return { promise, ...settle! };
}
