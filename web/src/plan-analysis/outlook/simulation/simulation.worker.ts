import type { ToWorker } from './simulation-messages';
import { SimulationRunner } from './simulation-runner';

// The library of the page knows no scope of a worker; this is all that is used of it.
const scope = globalThis as unknown as {
  postMessage: (message: unknown, transfer: Transferable[]) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToWorker>) => void) => void;
};

const runner = new SimulationRunner({
  post: (answer, transfer) => scope.postMessage(answer, transfer),
  // A timer, not a promise: only a turn of the loop lets a newer request in.
  pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
});

scope.addEventListener('message', (event) => void runner.receive(event.data));
