import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { WorkKind } from '../kind';

export interface KeptLimits {
  /** How many workspaces have stored answers; the one that asked least recently is dropped first. */
  workspaces: number;
  /** Limits of one workspace. */
  answers: number;
  bytes: number;
}

/** At most 16 MB in all; no workspace takes from the share of another one that is still among them. */
const LIMITS: KeptLimits = { workspaces: 64, answers: 32, bytes: 262_144 };

/** Moves an entry to the end, so that the least recently used one is first. */
function use<V>(all: Map<string, V>, key: string, value: V): void {
  all.delete(key);
  all.set(key, value);
}

const dropOldest = (all: Map<string, unknown>): unknown => all.delete(all.keys().next().value!);

/** The answers of one workspace, by their input. */
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
 * Returns an input as text, the same for equal values: V8's serialized bytes depend on how it stores a number (20 or
 * 20.0) or a text. Throws for values that JSON does not represent, such as a map.
 */
function textOf(subject: unknown): string {
  return JSON.stringify(subject, function (this: Record<string, unknown>, key, told: unknown) {
    // A date arrives here as text by its `toJSON`, so this checks the value that the holder has.
    if (!isPlain(this[key]))
      throw new TypeError(`Only answers for plain input are kept, which ${key} is not`);
    return typeof told === 'number' && !Number.isFinite(told) ? { number: String(told) } : told;
  });
}

/**
 * A cache for answers of expensive work, by its whole input. Rows are read and rights are checked before an answer is
 * looked up, an answer depends only on its input, and only callers in the same workspace find it.
 */
export class KeptAnswers {
  readonly #shares = new Map<string, Share>();

  constructor(private readonly limits: KeptLimits = LIMITS) {}

  /** Returns the stored answer for the input, or computes it. Callers never share an object. */
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
