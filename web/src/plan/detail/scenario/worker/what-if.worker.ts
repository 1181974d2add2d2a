import { whatIfWork, type ToWhatIfWorker } from './what-if-desk';

// The DOM types of the page lack the scope of a worker; these are the parts that it uses.
const scope = globalThis as unknown as {
  postMessage: (message: unknown, transfer: Transferable[]) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToWhatIfWorker>) => void) => void;
};

const work = whatIfWork((answer, transfer) => scope.postMessage(answer, transfer));
scope.addEventListener('message', (event) => work(event.data));
