import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Lanes } from '../platform/process/lanes';

/** Cost of one guess; runs on the thread pool, never on the event loop. */
// 2 is argon2id.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A crowd that signs in leaves half of the processors to everybody who works. */
const lanes = new Lanes(Math.max(1, Math.floor(availableParallelism() / 2)));

/** PHC string with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return lanes.run(() => hash(password, COST));
}

let decoy: Promise<string> | undefined;

/**
 * Compares exactly. Without a hash (no such user) the same work is done against one that nobody's password has, so
 * that the time of the answer tells nothing.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no one has this password');
  const against = passwordHash ?? (await decoy);
  const matches = await lanes.run(() => verify(against, password));
  return matches && passwordHash !== null;
}

/** Makes the decoy ready, so that the first unknown address is not answered later than the others. */
export async function warmPasswords(): Promise<void> {
  decoy ??= hashPassword('no one has this password');
  await decoy;
}
