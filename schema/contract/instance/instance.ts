import { z } from 'zod';

/** What an instance tells everyone about itself. */
export const instance = z.object({
  /** Demo accounts exist: anyone can sign in with the password in the README. */
  hasDemoAccounts: z.boolean(),
  /** People other than the one at its machine can reach it. */
  isReachable: z.boolean(),
});
export type Instance = z.infer<typeof instance>;
