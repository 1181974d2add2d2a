import type { DrawnPart } from '@roofline/engine/simulation/simulation';
import type { Drawer, DrawnFrom } from './drawing-pool';

/** A request to a drawer. */
export interface DrawerRequest {
  input: DrawnFrom;
  from: number;
  paths: number;
}
export type DrawerAnswer = DrawnPart | { failure: string };

/** Returns the buffers of a part's rows, which are transferred instead of copied. */
export const rowsOf = ({ expenditures, fullyFunded, interestShift }: DrawnPart): ArrayBuffer[] =>
  [...expenditures, ...fullyFunded, ...interestShift].map(({ buffer }) => buffer as ArrayBuffer);

/** The fewest and the most workers of a simulation, counting the one that runs the plans on the paths. */
const FEWEST = 2;
const MOST = 4;

/** Returns the number of drawing workers, besides the one that runs the plans: the cores less one, from 1 to 3. */
export const drawersFor = (cores: number) => Math.min(MOST, Math.max(FEWEST, cores)) - 1;

const LOST = 'A thread of the browser did not start. Reload the page to try again.';

/** The members of a browser's worker that are used here. */
export interface DrawerThread {
  postMessage: (request: DrawerRequest) => void;
  addEventListener: {
    (type: 'message', listener: (event: { data: DrawerAnswer }) => void): void;
    (type: 'error', listener: () => void): void;
  };
}

/** Returns a drawer that draws on a thread of its own, one request after the other. */
export function drawerOn(thread: DrawerThread): Drawer {
  let before: Promise<unknown> = Promise.resolve();
  let settle: { resolve: (part: DrawnPart) => void; reject: (error: Error) => void } | null = null;
  const fail = (words: string) => settle?.reject(new Error(words));
  thread.addEventListener('message', ({ data }) => {
    if ('failure' in data) fail(data.failure);
    else settle?.resolve(data);
  });
  let isLost = false;
  thread.addEventListener('error', () => {
    isLost = true;
    fail(LOST);
  });
  const ask = (request: DrawerRequest) =>
    new Promise<DrawnPart>((resolve, reject) => {
      settle = { resolve, reject };
      if (isLost) fail(LOST);
      else thread.postMessage(request);
    });
  return {
    draw(input, from, paths) {
      const part = before.then(() => ask({ input, from, paths }));
      before = part.catch(() => undefined);
      return part;
    },
  };
}
