import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { WorkKind } from '../kind';

export interface KeptLimits {
  /** Workspaces with kept answers; the one that asked least recently goes first. */
  workspaces: number;
  /** Of one workspace. */
  answers: number;
  bytes: number;
}

/** At most 16 MB in all, and no workspace takes from the share of another while it is among those that ask. */
const LIMITS: KeptLimits = { workspaces: 64, answers: 32, bytes: 262_144 };

/** Oldest use first: what is used again goes to the end. */
function use<V>(all: Map<string, V>, key: string, value: V): void {
  all.delete(key);
  all.set(key, value);
}

const dropOldest = (all: Map<string, unknown>): unknown => all.delete(all.keys().next().value!);

/** Answers of one workspace, by their input. */
class Share {
  readonly #answers = new Map<string, Buffer>();
  #bytes = 0;

  constructor(readonly limits: KeptLimits) {}

  find(key: string): Buffer | undefined {
    const found = this.#answers.get(key);
    if (found) use(this.#answers, key, found);
    return found;
  }

  keep(key: string, answer: Buffer): void {
    if (answer.length > this.limits.bytes) return;
    this.#bytes += answer.length - (this.#answers.get(key)?.length ?? 0);
    use(this.#answers, key, answer);
    while (this.#answers.size > this.limits.answers || this.#bytes > this.limits.bytes) {
      const [oldest, { length }] = this.#answers.entries().next().value!;
      this.#answers.delete(oldest);
      this.#bytes -= length;
    }
  }
}

const isPlain = (value: unknown): boolean =>
  typeof value !== 'bigint' &&
  (typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    Object.getPrototypeOf(value) === Object.prototype);

/**
 * An input as text, the same for the same values: bytes as V8 writes them differ by how it holds a number (20 or 20.0) or
 * a text. Throws for what JSON tells wrongly, as it does a map.
 */
function textOf(subject: unknown): string {
  return JSON.stringify(subject, function (this: Record<string, unknown>, key, told: unknown) {
    // A date tells of itself as text: what counts is what is held.
    if (!isPlain(this[key]))
      throw new TypeError(`Only answers for plain input are kept, which ${key} is not`);
    return typeof told === 'number' && !Number.isFinite(told) ? { number: String(told) } : told;
  });
}

/**
 * Answers of work that computes much, kept by the whole of its input. Rows are read and rights are checked before an
 * answer is looked for, an answer follows from its input only, and it is found only by who asks in the same workspace.
 */
export class KeptAnswers {
  readonly #shares = new Map<string, Share>();

  constructor(private readonly limits: KeptLimits = LIMITS) {}

  /** The answer that is kept for the input, or else the computed one. Nobody shares an object with somebody else. */
  async answer<S, A>(
    workspace: string,
    { name }: Pick<WorkKind<S, A>, 'name'>,
    subject: S,
    compute: () => Promise<A>,
  ): Promise<A> {
    const key = createHash('sha256').update(name).update('\0').update(textOf(subject)).digest('base64');
    const kept = this.#shares.get(workspace)?.find(key);
    if (kept) {
      use(this.#shares, workspace, this.#shares.get(workspace)!);
      return deserialize(kept) as A;
    }
    const answer = await compute();
    this.#shareOf(workspace).keep(key, serialize(answer));
    return answer;
  }

  #shareOf(workspace: string): Share {
    const share = this.#shares.get(workspace) ?? new Share(this.limits);
    use(this.#shares, workspace, share);
    if (this.#shares.size > this.limits.workspaces) dropOldest(this.#shares);
    return share;
  }
}
