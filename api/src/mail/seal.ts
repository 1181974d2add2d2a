import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'mail.key';

/** Locks and unlocks the bodies of waiting mails, so that a stolen database holds no link that still opens something. */
export interface Seal {
  lock(text: string): string;
  /** Throws when it was locked with another key or has been changed. */
  unlock(sealed: string): string;
}

/** AES-256-GCM under a key that is not in the database. */
export function sealWith(secret: string | Buffer): Seal {
  const key = createHash('sha256').update(secret).digest();
  return {
    lock(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    unlock(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

/** The key that is kept in the data folder; made at the first start. */
export async function keyInFolder(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, FILE);
  try {
    await writeFile(path, randomBytes(32), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = await readFile(path);
  if (key.length < 32) throw new Error(`The file ${path} is no key: remove it or set MAIL_KEY`);
  return key;
}
