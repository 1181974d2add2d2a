import { instance } from '@roofline/schema/instance';
import { dataBody } from '@roofline/schema/problem';
import got from 'got';
import type { Config } from '../config';

const LIFE_MS = 30_000;
const PATIENCE_MS = 1000;
const answer = dataBody(instance);

/** Whether people can sign in with a password that everybody knows, in an instance that others can ask. */
export class OpenDemo {
  #isOpen = false;
  #askedAt = -Infinity;
  #asking: Promise<void> | null = null;

  constructor(
    private readonly config: Pick<Config, 'upstreamUrl' | 'isReachable'>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** As the REST service said at most half a minute ago; while it does not answer, as it said last. */
  async isOpen(): Promise<boolean> {
    if (this.now() - this.#askedAt >= LIFE_MS)
      this.#asking ??= this.#ask().finally(() => void (this.#asking = null));
    await this.#asking;
    return this.#isOpen;
  }

  async #ask(): Promise<void> {
    try {
      const body = await got(`${this.config.upstreamUrl}/api/account/instance`, {
        timeout: { request: PATIENCE_MS },
        retry: { limit: 0 },
        followRedirect: false,
      }).json();
      const { hasDemoAccounts, isReachable } = answer.parse(body).data;
      this.#isOpen = hasDemoAccounts && (isReachable || this.config.isReachable);
      this.#askedAt = this.now();
    } catch {
      // A page is not kept waiting again at once.
      this.#askedAt = this.now() - LIFE_MS + PATIENCE_MS;
    }
  }
}
