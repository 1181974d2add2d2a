import type { Clock } from '../../platform/clock';
import type { Database, Tx } from '../../platform/database';
import { hashToken } from '../../platform/identity/session';
import { newLinkSecret } from '../access';
import {
  deleteSetup,
  endSetup,
  findSetup,
  hasSetup,
  insertSetup,
  lockFirstUser,
} from '../repository/first-setup';
import { hasAnyUser } from '../repository/users';

const ONLY_ROW = 1;

/** Encrypts the stored secret and decrypts it again, like the bodies of waiting mails. */
export interface SecretSeal {
  lock(text: string): string;
  unlock(sealed: string): string;
}

/** Takes the lock of the first user until the transaction ends, and returns whether there is no user yet. */
export async function standAlone(tx: Tx): Promise<boolean> {
  await lockFirstUser(tx);
  return !(await hasAnyUser(tx));
}

function opened(seal: SecretSeal, sealed: string): string | null {
  try {
    return seal.unlock(sealed);
  } catch {
    // Encrypted with a key that is lost, so the secret is lost, too.
    return null;
  }
}

/** Returns the secret of the setup address, the same at every start; deletes it once there is a user: null. */
export async function setupSecret(
  { database, clock }: { database: Database; clock: Clock },
  seal: SecretSeal,
): Promise<string | null> {
  return database.system(async (tx) => {
    const isAlone = await standAlone(tx);
    const row = await findSetup(tx);
    if (!isAlone) {
      if (row) await endSetup(tx);
      return null;
    }
    const known = row ? opened(seal, row.sealed) : null;
    if (known) return known;
    const secret = newLinkSecret();
    await endSetup(tx);
    await insertSetup(tx, {
      setupId: ONLY_ROW,
      secretHash: hashToken(secret),
      sealed: seal.lock(secret),
      createdAt: clock.now(),
    });
    return secret;
  });
}

/** Decides whether the secret opens the setup now. */
export async function opensSetup(tx: Tx, secret: string): Promise<boolean> {
  const isOpen = await hasSetup(tx, hashToken(secret));
  const hasUser = await hasAnyUser(tx);
  return isOpen && !hasUser;
}

/** Uses the secret up. Of any number of uses at the same moment one gets true, and none once there is a user. */
export async function takeSetup(tx: Tx, secret: string): Promise<boolean> {
  const isFirst = await standAlone(tx);
  const isTaken = await deleteSetup(tx, hashToken(secret));
  return isFirst && isTaken;
}
