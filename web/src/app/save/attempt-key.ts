import type { Refusal } from './outcome';
import { newRequestKey } from './request-key';

/**
 * The idempotency key of one intended save. A retry of the same values has the same key, so that a lost answer never
 * leads to a second plan. What follows a success, or other values after a refusal, is another save and has another
 * key. While nobody knows whether the last attempt was saved, its key stays even for other values: the service then
 * says that it has saved something else under it, where a new key would add a second one in silence.
 */
export class AttemptKey {
  private last: { values: string; key: string; isOpen: boolean } | null = null;

  of(values: unknown): string {
    const text = JSON.stringify(values) ?? '';
    const { last } = this;
    const key = last && (last.isOpen || last.values === text) ? last.key : newRequestKey();
    this.last = { values: text, key, isOpen: true };
    return key;
  }

  saved(): void {
    this.last = null;
  }

  /** Without an answer it may have been saved; every other event says that it was not. */
  failed({ event, errors }: Refusal): void {
    const isUnknown = event === 'notSent' || event === 'failed';
    if (this.last) this.last.isOpen = isUnknown || errors.some(({ code }) => code === 'stillRunning');
  }
}
