import type { FieldDef, PoolClient, QueryResult } from 'pg';
import { mergedText, rowsOfTexts, type Answered, type Read } from './merged';

interface Waiting extends Read {
  resolve: (answer: Answered) => void;
  reject: (error: unknown) => void;
}

/**
 * Facts about earlier statements, by their text: the columns, which do not depend on parameters, and whether the last
 * answer was long. A long answer gains nothing from saving a trip, and its rows would be encoded and parsed twice.
 */
const known = new Map<string, { fields: FieldDef[]; isLong: boolean }>();
const KNOWN_AT_MOST = 1000;
const LONG_ROWS = 300;

function remember(text: string, { fields, rows }: Answered): void {
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(text, { fields, isLong: rows.length > LONG_ROWS });
}

function isMergeable({ text }: Read): boolean {
  const found = known.get(text);
  return found !== undefined && !found.isLong && found.fields.length > 0 && /^\s*select\b/i.test(text);
}

/**
 * The connection of a transaction: it sends one statement at a time, and none once its work is over, when the connection may
 * serve another one. With `merges`, reads requested at the same time become one statement, in one trip to the server.
 */
export class Trips {
  #waiting: Waiting[] = [];
  #underWay: Promise<void> | null = null;
  #isOver = false;

  constructor(
    private readonly client: Pick<PoolClient, 'query'>,
    private readonly merges: boolean,
  ) {}

  /** Sends a query like the driver's client; the query builder passes all but the parameters in the first argument. */
  query(asked: Read, values: readonly unknown[] = []): Promise<Answered> {
    if (this.#isOver) return Promise.reject(new Error('The transaction is over'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...asked, values, resolve, reject });
      // After all code that is ready to run, so that its queries go along.
      if (!this.#underWay && this.#waiting.length === 1) process.nextTick(() => this.#go());
    });
  }

  /** Sends no more statements; resolves once the last answer is back. */
  async end(): Promise<void> {
    this.#isOver = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('The transaction is over'));
    await this.#underWay;
  }

  #go(): void {
    if (this.#underWay || this.#waiting.length === 0) return;
    const leaving = this.#leaving();
    const sent = leaving.length > 1 ? this.#together(leaving) : this.#alone(leaving[0]!);
    this.#underWay = sent.then(() => {
      this.#underWay = null;
      if (this.#waiting.length > 0) process.nextTick(() => this.#go());
    });
  }

  /** Takes the first reads that can be merged into one statement, or else the first query. */
  #leaving(): Waiting[] {
    const stop = this.#waiting.findIndex((read) => !isMergeable(read));
    const count = this.merges ? (stop === -1 ? this.#waiting.length : stop) : 1;
    return this.#waiting.splice(0, Math.max(1, count));
  }

  async #alone({ resolve, reject, values, ...asked }: Waiting): Promise<void> {
    try {
      const answer = (await this.client.query(asked as never, values as never)) as unknown as QueryResult;
      if (this.merges) remember(asked.text, answer);
      resolve(answer);
    } catch (error) {
      reject(error);
    }
  }

  async #together(reads: readonly Waiting[]): Promise<void> {
    const fieldsOf = ({ text }: Read) => known.get(text)!.fields;
    const fields = reads.map(fieldsOf);
    try {
      const text = mergedText(reads, fieldsOf);
      const values = reads.flatMap((read) => read.values);
      const answer = await this.client.query({ text, values, rowMode: 'array' });
      const [columns] = answer.rows as never[][];
      for (const [at, read] of reads.entries()) {
        const answered = { rows: rowsOfTexts(read, fields[at]!, columns![at]!), fields: fields[at]! };
        remember(read.text, answered);
        read.resolve(answered);
      }
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  }
}
