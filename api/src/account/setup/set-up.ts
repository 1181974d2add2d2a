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

/** Unknown, used, or of a time before there was a user: one answer for all of them. */
const setupInvalid = () => ruleFailed(SETUP_INVALID, undefined, 'setupInvalid');

/** The first workspace and its Admin, who is signed in by it: all in one transaction, once. */
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

/** What everybody may know of the instance. */
export async function readInstance({ database, config }: Deps): Promise<Instance> {
  const hasDemoAccounts = await database.system(hasActiveDemoUser);
  return { hasDemoAccounts, isReachable: config.isReachable };
}
