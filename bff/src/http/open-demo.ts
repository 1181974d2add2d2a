import { instance } from '@roofline/schema/instance/instance';
import { dataBody } from '@roofline/schema/value/problem';
import got from 'got';
import type { Config } from '../config';

const LIFE_MS = 30_000;
const PATIENCE_MS = 1000;
const answer = dataBody(instance);

/** True when an instance that other people can reach has accounts with a public password. */
export class OpenDemo {
  #isOpen = false;
  #askedAt = -Infinity;
  #asking: Promise<void> | null = null;

  constructor(
    private readonly config: Pick<Config, 'upstreamUrl' | 'isReachable'>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The REST service's answer, at most half a minute old; while it does not answer, its last one. */
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
      // The next page does not have to wait again.
      this.#askedAt = this.now() - LIFE_MS + PATIENCE_MS;
    }
  }
}
