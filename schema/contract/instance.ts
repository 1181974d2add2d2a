import { z } from 'zod';

/** What an instance says of itself to everybody. */
export const instance = z.object({
  /** Somebody can sign in with the password that stands in the README. */
  hasDemoAccounts: z.boolean(),
  /** Others than the person at its machine can ask it. */
  isReachable: z.boolean(),
});
export type Instance = z.infer<typeof instance>;
