import { Worker } from 'node:worker_threads';
import type { DocumentAnswer, DocumentOrder } from './serve';

/** Runs from source, through tsx and jest, as well as from the bundle, where the entry stands beside the server. */
const IS_SOURCE = import.meta.url.endsWith('.ts');

/** The program of a thread: what puts the kinds of all domains together. */
export const THREAD_ENTRY = new URL(
  IS_SOURCE ? '../../document-thread.ts' : './document-thread.js',
  import.meta.url,
);

/** The file that a thread starts with; one of TypeScript is turned into JavaScript there. */
function startFile(entry: URL): URL {
  return entry.pathname.endsWith('.ts') ? new URL('./from-source.mjs', import.meta.url) : entry;
}

export interface ThreadOptions {
  entry: URL;
  /** Memory for what a document is drawn from, in megabytes; a thread that needs more dies, and no other. */
  memoryMb: number;
}

/** A thread that makes one document at a time. */
export class DocumentThread {
  readonly #worker: Worker;
  #isOver = false;
  #settle: (outcome: DocumentAnswer) => void = () => undefined;

  constructor({ entry, memoryMb }: ThreadOptions) {
    this.#worker = new Worker(startFile(entry), {
      name: 'documents',
      workerData: { entry: entry.href },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    this.#worker.on('message', (answer: DocumentAnswer) => this.#settle(answer));
    this.#worker.on('error', (fault: Error) => this.#die(fault));
    this.#worker.on('exit', (code) =>
      this.#die(new Error(`The thread of documents ended with code ${code}`)),
    );
    this.#worker.unref();
  }

  /** It will never make a document again. */
  get isOver(): boolean {
    return this.#isOver;
  }

  #die(fault: Error): void {
    this.#isOver = true;
    this.#settle({ fault });
  }

  /** The bytes. An abort ends the thread, as nothing else stops it in the middle of a page, and rejects with its reason. */
  async make(order: DocumentOrder, signal: AbortSignal): Promise<Buffer> {
    signal.throwIfAborted();
    const aborted = () => {
      this.#die(signal.reason as Error);
      void this.end();
    };
    signal.addEventListener('abort', aborted, { once: true });
    try {
      const answer = await new Promise<DocumentAnswer>((settle) => {
        this.#settle = settle;
        this.#worker.ref();
        this.#worker.postMessage(order);
      });
      if ('fault' in answer) throw answer.fault;
      const { bytes } = answer;
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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
