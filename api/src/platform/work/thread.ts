import { Worker } from 'node:worker_threads';
import { Problem } from '../problem';
import { startFile, threadProgram } from '../process/thread-file';
import type { WorkAnswer, WorkOrder } from './serve';

/** The program of a thread, which serves the kinds of all domains. */
export const THREAD_ENTRY = threadProgram('work-thread');

export interface ThreadOptions {
  entry: URL;
  /** Memory for one piece of work, in megabytes; only a thread that needs more dies. */
  memoryMb: number;
}

function valueOf(answer: WorkAnswer): unknown {
  if ('value' in answer) return answer.value;
  if ('refusal' in answer) {
    const { status, errors, headers } = answer.refusal;
    throw new Problem(status, errors, headers);
  }
  throw answer.fault;
}

/** A thread that does one piece of work at a time. */
export class WorkThread {
  readonly #worker: Worker;
  #isOver = false;
  #settle: (outcome: WorkAnswer) => void = () => undefined;

  constructor({ entry, memoryMb }: ThreadOptions) {
    this.#worker = new Worker(startFile(entry), {
      name: 'work',
      workerData: { entry: entry.href },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    this.#worker.on('message', (answer: WorkAnswer) => this.#settle(answer));
    this.#worker.on('error', (fault: Error) => this.#die(fault));
    this.#worker.on('exit', (code) => this.#die(new Error(`The thread of the work ended with code ${code}`)));
    this.#worker.unref();
  }

  /** Whether the thread has ended. */
  get isOver(): boolean {
    return this.#isOver;
  }

  #die(fault: Error): void {
    this.#isOver = true;
    this.#settle({ fault });
  }

  /** Returns the result of the work. An abort ends the thread, as nothing else interrupts it, and rejects with its reason. */
  async work(order: WorkOrder, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted();
    const aborted = () => {
      this.#die(signal.reason as Error);
      void this.end();
    };
    signal.addEventListener('abort', aborted, { once: true });
    try {
      return valueOf(
        await new Promise<WorkAnswer>((settle) => {
          this.#settle = settle;
          this.#worker.ref();
          this.#worker.postMessage(order);
        }),
      );
    } finally {
      signal.removeEventListener('abort', aborted);
      this.#settle = () => undefined;
      this.#worker.unref();
    }
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#worker.terminate();
  }
}
