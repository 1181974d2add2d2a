import type { DrawnPart, SimulationInput } from '@roofline/engine/simulation/simulation';

/** The input that paths are drawn from. */
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
  /** Number of paths in a part. */
  size: number;
  /** Whether no one waits for these paths anymore. */
  isOver: () => boolean;
}

/**
 * Has all drawers draw paths at once and yields the parts in the order of their paths. A drawer that is done takes the
 * next part, so a slow one delays the others by one part at most.
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

/** A promise that is settled from outside; it may fail without an error when no one waits for it anymore. */
function deferred(): Deferred {
  let settle: Omit<Deferred, 'promise'> | undefined;
  const promise = new Promise<DrawnPart>((resolve, reject) => (settle = { resolve, reject }));
  promise.catch(() => undefined);
  return { promise, ...settle! };
}
