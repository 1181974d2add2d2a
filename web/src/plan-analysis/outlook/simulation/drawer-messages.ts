import type { DrawnPart } from '@roofline/engine/simulation/simulation';
import type { Drawer, DrawnFrom } from './drawing-pool';

/** What a drawer is asked for. */
export interface DrawerRequest {
  input: DrawnFrom;
  from: number;
  paths: number;
}
export type DrawerAnswer = DrawnPart | { failure: string };

/** What a part hands over: its rows, whose buffers change hands. */
export const rowsOf = ({ expenditures, fullyFunded, interestShift }: DrawnPart): ArrayBuffer[] =>
  [...expenditures, ...fullyFunded, ...interestShift].map(({ buffer }) => buffer as ArrayBuffer);

/** The least and the most workers that share the paths of a simulation, with the one that runs the plans on them. */
const FEWEST = 2;
const MOST = 4;

/** Workers that draw, beside the one that runs the plans: as many as there are cores beyond the first, from 1 to 3. */
export const drawersFor = (cores: number) => Math.min(MOST, Math.max(FEWEST, cores)) - 1;

const LOST = 'A thread of the browser did not start. Reload the page to try again.';

/** What is used of a browser's worker. */
export interface DrawerThread {
  postMessage: (request: DrawerRequest) => void;
  addEventListener: {
    (type: 'message', listener: (event: { data: DrawerAnswer }) => void): void;
    (type: 'error', listener: () => void): void;
  };
}

/** A drawer on a thread of its own. */
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
