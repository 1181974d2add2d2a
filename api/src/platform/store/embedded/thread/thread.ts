import { Worker } from 'node:worker_threads';
import { types, type ParserOptions, type QueryOptions, type Results } from '@electric-sql/pglite';
import { startFile, threadProgram } from '../../../process/thread-file';
import type { EmbeddedClient, OwnClient } from '../client';
import { NO_ROOM_CODE, unpackFault, type Answer, type Order, type ThreadPlace } from './message';

/** The program of the thread. */
const DATABASE_ENTRY = threadProgram('platform/store/embedded/thread/database-thread');

/** JSON is sent between threads as text: parsing it is faster than cloning its values. */
const AS_TEXT: ParserOptions = {
  [types.JSON]: (text) => JSON.parse(text) as unknown,
  [types.JSONB]: (text) => JSON.parse(text) as unknown,
};

interface Waiting {
  settle: (value: unknown) => void;
  refuse: (error: Error) => void;
}

/**
 * Ends the process when the database's thread has ended, since it could give no correct answer any more. The thread
 * ends itself if the log has no room, because the database would loop forever. A restart finds the data whole.
 */
export function endWithDatabase(code: number, fault: Error | null): never {
  const why = fault ? `: ${fault.message}` : ` (code ${code})`;
  process.stderr.write(
    code === NO_ROOM_CODE
      ? 'There is not enough space for the log of the database; stopping. A restart recovers it.\n'
      : `The thread of the embedded database has ended${why}; stopping. A restart recovers it.\n`,
  );
  process.exit(1);
}

/** Parses the values that came as text, in place. Of columns with the same name, an object has only the last. */
function readTexts<T>({ rows, ...rest }: Results<T>, parsers: ParserOptions, isArray: boolean): Results<T> {
  const parserOf = new Map<string | number, ParserOptions[number] | undefined>();
  rest.fields.forEach(({ name, dataTypeID }, n) => parserOf.set(isArray ? n : name, parsers[dataTypeID]));
  for (const [column, parse] of parserOf) {
    if (!parse) continue;
    for (const row of rows as Record<string | number, unknown>[]) {
      const text = row[column];
      if (typeof text === 'string') row[column] = parse(text);
    }
  }
  return { rows, ...rest };
}

/** The embedded database on a separate thread, so that a long statement does not delay requests that need no database. */
export class DatabaseThread implements EmbeddedClient {
  readonly runs = 'on its thread';
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #transactions = 0;
  #fault: Error | null = null;
  #isOver = false;

  private constructor(place: ThreadPlace, entry: URL, onEnd: typeof endWithDatabase) {
    this.#worker = new Worker(startFile(entry), {
      name: 'database',
      workerData: { entry: entry.href, place },
    });
    this.#worker.on('message', (answer: Answer) => this.#take(answer));
    this.#worker.on('error', (fault: Error) => (this.#fault = fault));
    this.#worker.on('exit', (code) => {
      if (!this.#isOver) onEnd(code, this.#fault);
    });
    this.#worker.unref();
  }

  /** Opens the database of a folder. */
  static async open(
    place: ThreadPlace,
    entry = DATABASE_ENTRY,
    onEnd = endWithDatabase,
  ): Promise<DatabaseThread> {
    const thread = new DatabaseThread(place, entry, onEnd);
    try {
      await thread.#answerTo(0);
      return thread;
    } catch (error) {
      await thread.#terminate();
      throw error;
    }
  }

  /** Returns how many times the disk has confirmed writes so far. */
  async syncs(): Promise<number> {
    return (await this.#ask({ do: 'syncs' })) as number;
  }

  query<T>(text: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Results<T>> {
    return this.#query(undefined, text, params, options);
  }

  exec(text: string): Promise<Results[]> {
    return this.#ask({ do: 'exec', text }) as Promise<Results[]>;
  }

  async transaction<T>(work: (own: OwnClient) => Promise<T>, opening?: string): Promise<T> {
    const tx = (this.#transactions += 1);
    await this.#ask({ do: 'begin', tx, opening });
    const own: OwnClient = {
      query: (text, params = [], options = {}) => this.#query(tx, text, params, options),
      exec: (text) => this.#ask({ do: 'exec', tx, text }) as Promise<never>,
    };
    let result: T;
    try {
      result = await work(own);
    } catch (error) {
      await this.#ask({ do: 'rollback', tx });
      throw error;
    }
    await this.#ask({ do: 'commit', tx });
    return result;
  }

  async close(): Promise<void> {
    await this.#ask({ do: 'close' });
    await this.#terminate();
  }

  async #query<T>(tx: number | undefined, text: string, params: unknown[], options: QueryOptions) {
    const parsers = { ...AS_TEXT, ...options.parsers };
    const rowMode = options.rowMode ?? 'object';
    const asText = Object.keys(parsers).map(Number);
    try {
      const answer = await this.#ask({ do: 'query', tx, text, params, read: { rowMode, asText } });
      return readTexts(answer as Results<T>, parsers, rowMode === 'array');
    } catch (error) {
      throw Object.assign(error as Error, { query: text, params });
    }
  }

  #ask(order: Order): Promise<unknown> {
    if (this.#isOver) return Promise.reject(new Error('The embedded database is closed'));
    const id = (this.#last += 1);
    const answer = this.#answerTo(id);
    try {
      this.#worker.postMessage({ ...order, id });
    } catch (error) {
      // A value that cannot be sent to a thread.
      this.#take({ id, fault: { message: (error as Error).message, isOfDatabase: false, fields: {} } });
    }
    return answer;
  }

  /** Returns the answer to an order. The process stays alive while an answer is awaited. */
  #answerTo(id: number): Promise<unknown> {
    if (this.#waiting.size === 0) this.#worker.ref();
    return new Promise((settle, refuse) => this.#waiting.set(id, { settle, refuse }));
  }

  #take(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ('fault' in answer) waiting?.refuse(unpackFault(answer.fault));
    else waiting?.settle(answer.value);
  }

  async #terminate(): Promise<void> {
    this.#isOver = true;
    await this.#worker.terminate();
  }
}
