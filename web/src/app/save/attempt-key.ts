import type { Refusal } from './outcome';
import { randomKey } from './random-key';

/**
 * The idempotency key of one intended save. A retry of the same values has the same key, so that a lost answer never
 * leads to a second plan. A save after a success, or of other values after a refusal, is another save and has another
 * key. While it is unknown whether the last attempt was saved, its key stays even for other values: the service then
 * says that it has saved other values under it, where a new key would silently add a second record.
 */
export class AttemptKey {
  private last: { values: string; key: string; isOpen: boolean } | null = null;

  of(values: unknown): string {
    const text = JSON.stringify(values) ?? '';
    const { last } = this;
    const key = last && (last.isOpen || last.values === text) ? last.key : randomKey();
    this.last = { values: text, key, isOpen: true };
    return key;
  }

  saved(): void {
    this.last = null;
  }

  /** Notes a failure: without an answer it may have been saved; every other event says that it was not. */
  failed({ event, errors }: Refusal): void {
    const isUnknown = event === 'notSent' || event === 'failed';
    if (this.last) this.last.isOpen = isUnknown || errors.some(({ code }) => code === 'stillRunning');
  }
}
