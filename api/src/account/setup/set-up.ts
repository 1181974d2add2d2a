import type { SignInAnswer } from '@roofline/schema/account/account';
import type { Instance } from '@roofline/schema/instance/instance';
import { SETUP_INVALID, type SetupInput } from '@roofline/schema/account/setup';
import type { Deps } from '../../platform/deps';
import { ruleFailed } from '../../platform/problem';
import type { Caller } from '../../platform/route/call';
import { attemptSucceeded, beginAttempt } from '../attempts';
import { hashPassword } from '../passwords';
import { hasActiveDemoUser } from '../repository/users';
import { enter } from '../service';
import { begin } from './admin';
import { opensSetup, takeSetup } from './secret';

/** The one answer for a secret that is unknown, used, or useless since there is a user. */
const setupInvalid = () => ruleFailed(SETUP_INVALID, undefined, 'setupInvalid');

/** Adds the first workspace and its Admin and signs them in, in one transaction, once. */
export async function setUp(deps: Deps, input: SetupInput, caller: Caller): Promise<SignInAnswer> {
  const attempt = await beginAttempt(deps, null, caller.address);
  // Before the costly hash, so that made-up secrets cost nothing.
  if (!(await deps.database.system((tx) => opensSetup(tx, input.secret)))) throw setupInvalid();
  const passwordHash = await hashPassword(input.password);
  const now = deps.clock.now();
  return deps.database.system(async (tx) => {
    if (!(await takeSetup(tx, input.secret))) throw setupInvalid();
    const { user } = await begin(tx, input, { passwordHash, now });
    await attemptSucceeded(tx, attempt);
    return enter(tx, user, { ...caller, isPersistent: true, now });
  });
}

/** Returns the facts of the instance that anyone may know. */
export async function readInstance({ database, config }: Deps): Promise<Instance> {
  const hasDemoAccounts = await database.system(hasActiveDemoUser);
  return { hasDemoAccounts, isReachable: config.isReachable };
}
