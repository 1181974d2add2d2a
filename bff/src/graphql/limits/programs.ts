import { createHash } from 'node:crypto';
import { TOKEN_PREFIX } from '@roofline/schema/account/access';
import { viewer } from '@roofline/schema/account/account';
import type { Identity } from '../../http/caller/identity';
import type { Caller } from '../../upstream/caller';
import type { Upstream } from '../../upstream/client';
import { restPath } from '../../upstream/path';

/** How long a valid token counts as a program's. This decides only the size of documents. */
const KNOWN_MS = 60_000;
const MOST_KNOWN = 1000;

/**
 * Finds requests from programs with a valid personal access token. Anyone can send something that looks like one, so
 * the REST service is asked before a larger document is even read.
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
    // The oldest goes first: a Map keeps its keys in insertion order.
    this.#knownUntil.delete(key);
    const [oldest] = this.#knownUntil.keys();
    if (this.#knownUntil.size >= MOST_KNOWN && oldest !== undefined) this.#knownUntil.delete(oldest);
    this.#knownUntil.set(key, this.#now() + KNOWN_MS);
  }
}
