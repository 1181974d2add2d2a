import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Lanes } from '../platform/process/lanes';

/** The cost of one guess; hashing runs on the thread pool, never on the event loop. */
// Algorithm 2 is argon2id.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes at most half of the processors, so that a crowd that signs in slows down no one at work. */
const lanes = new Lanes(Math.max(1, Math.floor(availableParallelism() / 2)));

/** Returns the PHC string of a password, with a new salt. */
export function hashPassword(password: string): Promise<string> {
  return lanes.run(() => hash(password, COST));
}

let decoy: Promise<string> | undefined;

/**
 * Compares a password exactly. Without a hash (no such user) it does the same work against a decoy, so that the time
 * of the answer reveals nothing.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no one has this password');
  const against = passwordHash ?? (await decoy);
  const matches = await lanes.run(() => verify(against, password));
  return matches && passwordHash !== null;
}

/** Prepares the decoy, so that the answer to the first unknown address takes no longer than others. */
export async function warmPasswords(): Promise<void> {
  decoy ??= hashPassword('no one has this password');
  await decoy;
}
