import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, Tx } from '../../platform/database';
import { hashToken } from '../../platform/session';
import { newLinkSecret } from '../access';
import { appUser, firstSetup } from '../tables';

/** Any number that only we use: whoever makes a first user stands in line here. */
const FIRST_USER_LOCK = 7_114_022;
const ONLY_ROW = 1;

/** Locks what is stored and opens it again, as the bodies of waiting mails. */
export interface SecretSeal {
  lock(text: string): string;
  unlock(sealed: string): string;
}

/** Holds, until the transaction ends, everybody else who would make the first user. Whether there is none yet. */
export async function standAlone(tx: Tx): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_USER_LOCK})`);
  const [anyone] = await tx.select({ userId: appUser.userId }).from(appUser).limit(1);
  return anyone === undefined;
}

function opened(seal: SecretSeal, sealed: string): string | null {
  try {
    return seal.unlock(sealed);
  } catch {
    // Stored under another key, which nobody here has: as good as lost.
    return null;
  }
}

/** The secret of the setup address, the same at every start; null once there is a user, and then it is forgotten. */
export async function setupSecret(
  { database, clock }: { database: Database; clock: Clock },
  seal: SecretSeal,
): Promise<string | null> {
  return database.system(async (tx) => {
    const isAlone = await standAlone(tx);
    const [row] = await tx.select().from(firstSetup);
    if (!isAlone) {
      if (row) await endSetup(tx);
      return null;
    }
    const known = row ? opened(seal, row.sealed) : null;
    if (known) return known;
    const secret = newLinkSecret();
    await endSetup(tx);
    await tx.insert(firstSetup).values({
      setupId: ONLY_ROW,
      secretHash: hashToken(secret),
      sealed: seal.lock(secret),
      createdAt: clock.now(),
    });
    return secret;
  });
}

const isOf = (secret: string) => eq(firstSetup.secretHash, hashToken(secret));

/** Whether the secret opens the setup now. */
export async function opensSetup(tx: Tx, secret: string): Promise<boolean> {
  const [row] = await tx.select({ setupId: firstSetup.setupId }).from(firstSetup).where(isOf(secret));
  const [anyone] = await tx.select({ userId: appUser.userId }).from(appUser).limit(1);
  return row !== undefined && anyone === undefined;
}

/** Uses the secret up: of any number of uses at the same moment one gets true, and none once there is a user. */
export async function takeSetup(tx: Tx, secret: string): Promise<boolean> {
  const isFirst = await standAlone(tx);
  const taken = await tx.delete(firstSetup).where(isOf(secret)).returning({ setupId: firstSetup.setupId });
  return isFirst && taken.length > 0;
}

/** The setup address opens nothing any more: somebody is made in another way. */
export async function endSetup(tx: Tx): Promise<void> {
  await tx.delete(firstSetup);
}
