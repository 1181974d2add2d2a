import { hash, verify } from '@node-rs/argon2';

/** Cost of one guess; runs on the thread pool, never on the event loop. */
// 2 is argon2id.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** PHC string with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let decoy: Promise<string> | undefined;

/**
 * Compares exactly. Without a hash (no such user) the same work is done against one that nobody's password has, so
 * that the time of the answer tells nothing.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no one has this password');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}

/** Makes the decoy ready, so that the first unknown address is not answered later than the others. */
export async function warmPasswords(): Promise<void> {
  decoy ??= hashPassword('no one has this password');
  await decoy;
}
