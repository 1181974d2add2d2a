import { whatIfWork, type ToWhatIfWorker } from './what-if-desk';

// The library of the page knows no scope of a worker; this is all that is used of it.
const scope = globalThis as unknown as {
  postMessage: (message: unknown, transfer: Transferable[]) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToWhatIfWorker>) => void) => void;
};

const work = whatIfWork((answer, transfer) => scope.postMessage(answer, transfer));
scope.addEventListener('message', (event) => work(event.data));
