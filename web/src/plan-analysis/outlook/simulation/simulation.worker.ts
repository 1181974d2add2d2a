import type { ToWorker } from './simulation-messages';
import { drawerOn, drawersFor } from './drawer-messages';
import type { Drawer } from './drawing-pool';
import { SimulationRunner } from './simulation-runner';

// The page's library has no type for the scope of a worker; these are the members used here.
const scope = globalThis as unknown as {
  postMessage: (message: unknown, transfer: Transferable[]) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToWorker>) => void) => void;
};

/** Started with the first paths to draw; empty where a worker of this browser can't start others. */
let drawers: readonly Drawer[] | null = null;
const startDrawers = () =>
  typeof Worker === 'undefined'
    ? []
    : Array.from({ length: drawersFor(navigator.hardwareConcurrency) }, () =>
        drawerOn(new Worker(new URL('./drawer.worker.ts', import.meta.url), { type: 'module' })),
      );

const runner = new SimulationRunner({
  post: (answer, transfer) => scope.postMessage(answer, transfer),
  // A timer, not a promise: only a turn of the loop lets a newer request in.
  pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
  drawers: () => (drawers ??= startDrawers()),
});

scope.addEventListener('message', (event) => void runner.receive(event.data));
