import { createHash } from 'node:crypto';
import { sealWith } from './seal';

/** A secret as it is stored: the id of its key and the locked text. */
export interface Locked {
  keyId: string;
  sealed: string;
}

/** Secrets that are stored for later use, under keys that can be replaced. */
export interface Vault {
  /** Locks a text under the current key, only for the object that `about` names. */
  lock(text: string, about: string): Locked;
  /** Returns the text, or null if none of the service's keys opens it. */
  unlock(locked: Locked, about: string): string | null;
}

const PURPOSE = 'roofline credentials key';
const idOf = (key: string | Buffer) =>
  createHash('sha256').update(PURPOSE).update(key).digest('hex').slice(0, 12);

/** Returns a vault with a current key; it still opens secrets that were locked under older ones. */
export function vaultWith(current: string | Buffer, older: readonly (string | Buffer)[] = []): Vault {
  const seals = new Map([current, ...older].map((key) => [idOf(key), sealWith(key)]));
  const keyId = idOf(current);
  return {
    lock: (text, about) => ({ keyId, sealed: seals.get(keyId)!.lock(text, about) }),
    unlock(locked, about) {
      try {
        return seals.get(locked.keyId)?.unlock(locked.sealed, about) ?? null;
      } catch {
        return null;
      }
    },
  };
}
