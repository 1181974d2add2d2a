import { whatIfWork, type ToWhatIfWorker, type WhatIfAnswer } from '../detail/scenario/worker/what-if-desk';

type Listener = (event: { data: WhatIfAnswer }) => void;

/** Stands in for the worker of the what-if: the same work, answered at once on the page's thread. */
class InProcessWhatIf {
  private readonly listeners: Listener[] = [];
  private readonly work = whatIfWork((data) => {
    for (const listener of this.listeners) listener({ data });
  });

  addEventListener(type: string, listener: Listener): void {
    if (type === 'message') this.listeners.push(listener);
  }

  postMessage(message: ToWhatIfWorker): void {
    this.work(structuredClone(message));
  }

  terminate(): void {
    this.listeners.length = 0;
  }
}

type WorkerClass = new (address: URL) => object;

/** Returns a class of workers that creates `whatIf` for what-ifs, and `others` for every other worker of the page. */
export const workersOfPage = (others: unknown, whatIf: WorkerClass = InProcessWhatIf): WorkerClass =>
  class {
    constructor(address: URL) {
      const Chosen = String(address).includes('what-if') ? whatIf : (others as WorkerClass);
      return new Chosen(address);
    }
  };
