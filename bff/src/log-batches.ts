import { writeSync } from 'node:fs';

interface Output {
  write(text: string): unknown;
}

/**
 * Lines of the log, written together once in a turn of the event loop: a call of the system for each line would take more of the
 * processor than many a request. At the end of the process what is left goes out at once.
 */
export class LogBatches {
  #lines = '';
  readonly #output: Output;

  constructor(output: Output) {
    this.#output = output;
  }

  write(line: string): void {
    if (this.#lines === '') setImmediate(() => this.#flush());
    this.#lines += line;
  }

  #flush(): void {
    const lines = this.#taken();
    if (lines !== '') this.#output.write(lines);
  }

  /** What was not written yet, which is not written by itself any more. */
  #taken(): string {
    const lines = this.#lines;
    this.#lines = '';
    return lines;
  }

  /** Before the process ends, when nothing waits for the output any more. */
  end(descriptor: number): void {
    const lines = this.#taken();
    if (lines !== '') writeSync(descriptor, lines);
  }
}

/** The log of this process on its standard output. */
export function logOfProcess(): LogBatches {
  const batches = new LogBatches(process.stdout);
  process.on('exit', () => batches.end(1));
  return batches;
}
