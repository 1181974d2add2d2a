import { createHash } from 'node:crypto';
import { TOKEN_PREFIX } from '@roofline/schema/access';
import { viewer } from '@roofline/schema/account';
import type { Identity } from '../http/identity';
import type { Caller } from '../upstream/caller';
import type { Upstream } from '../upstream/client';
import { restPath } from '../upstream/path';

/** For so long a token that was good counts as a program's. It decides nothing but the size of documents. */
const KNOWN_MS = 60_000;
const MOST_KNOWN = 1000;

/**
 * Which requests come from programs with a good personal access token. Anyone can send something that looks like one,
 * so the REST service is asked before a larger document is even read.
 */
export class Programs {
  readonly #upstream: Upstream;
  readonly #now: () => number;
  readonly #knownUntil = new Map<string, number>();

  constructor(upstream: Upstream, now: () => number) {
    this.#upstream = upstream;
    this.#now = now;
  }

  async includes({ token, source }: Identity, callerOf: () => Caller): Promise<boolean> {
    if (source !== 'bearer' || !token?.startsWith(TOKEN_PREFIX)) return false;
    const key = createHash('sha256').update(token).digest('base64');
    if ((this.#knownUntil.get(key) ?? 0) > this.#now()) return true;
    const isGood = await this.#upstream
      .as(callerOf())
      .get(restPath`/api/account/me`, viewer)
      .then(
        () => true,
        () => false,
      );
    if (isGood) this.#remember(key);
    return isGood;
  }

  #remember(key: string): void {
    // The oldest goes first: a Map keeps the order in which keys came.
    this.#knownUntil.delete(key);
    const [oldest] = this.#knownUntil.keys();
    if (this.#knownUntil.size >= MOST_KNOWN && oldest !== undefined) this.#knownUntil.delete(oldest);
    this.#knownUntil.set(key, this.#now() + KNOWN_MS);
  }
}
