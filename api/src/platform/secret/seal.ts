import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** Locks and unlocks texts in the database, so that a stolen database holds no usable secret. */
export interface Seal {
  /** Locks a text. `about` is not stored: `unlock` needs the same one, so that one text cannot replace another. */
  lock(text: string, about?: string): string;
  /** Unlocks a text. Throws if it was locked with another key or another `about`, or has been changed. */
  unlock(sealed: string, about?: string): string;
  /** Returns the HMAC-SHA256 of a text, for links that contain their data. Each purpose has a different key. */
  sign(purpose: string, text: string): Buffer;
}

/** Returns a seal that uses AES-256-GCM with a key that is not in the database. */
export function sealWith(secret: string | Buffer): Seal {
  const key = createHash('sha256').update(secret).digest();
  return {
    sign: (purpose, text) =>
      createHmac('sha256', createHmac('sha256', key).update(purpose).digest()).update(text).digest(),
    lock(text, about = '') {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    unlock(sealed, about = '') {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}
