import type { SignInAnswer } from '@roofline/schema/account/account';
import {
  INVITATION_INVALID,
  joinExistingInput,
  joinNewInput,
  type JoinInput,
  type RegisterInput,
} from '@roofline/schema/account/credentials';
import { workActor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { newId } from '../../platform/ids';
import { parseInput, Problem, ruleFailed } from '../../platform/problem';
import type { Caller } from '../../platform/route/call';
import { sqlStateOf } from '../../platform/store/sql-state';
import { becomeTenant } from '../../platform/store/transactions';
import { assignPromised } from '../../property/service';
import { addMember, openInvitation, takeInvitation, type OpenInvitation } from '../../workspace/access';
import { emailKeyOf, userByEmail, type UserRow } from '../access';
import { attemptSucceeded, beginAttempt, type Attempt } from '../attempts';
import { hashPassword, isPassword } from '../passwords';
import { insertUser } from '../repository/users';
import { enter } from '../service';

/** The one answer for a code that is unknown, used, revoked, expired or of another address (AU-5). */
const invitationInvalid = () => ruleFailed(INVITATION_INVALID, 'invitationCode', 'invitationInvalid');

const hasAccount = () =>
  new Problem(409, [
    {
      code: 'duplicate',
      detail: 'An account with this email already exists. Use the link in the invitation email to accept it.',
      field: 'email',
    },
  ]);

interface NewPerson {
  firstName: string;
  lastName: string;
  password: string;
}

function addPerson(tx: Tx, invited: OpenInvitation, person: NewPerson & { hash: string; now: Date }) {
  return insertUser(tx, {
    userId: newId(),
    email: invited.email,
    emailKey: emailKeyOf(invited.email),
    passwordHash: person.hash,
    firstName: person.firstName,
    lastName: person.lastName,
    createdAt: person.now,
  });
}

/** Joins in one transaction, so that of any number of uses of a code at the same moment only one succeeds. */
async function accept(
  deps: Deps,
  code: string,
  caller: Caller,
  userOf: (tx: Tx, invited: OpenInvitation, now: Date) => Promise<{ user: UserRow; isNew: boolean }>,
): Promise<SignInAnswer> {
  const now = deps.clock.now();
  return deps.database.system(async (tx) => {
    const invited = await takeInvitation(tx, code, now);
    if (!invited) throw invitationInvalid();
    const { user, isNew } = await userOf(tx, invited, now);
    const isAdded = await addMember(tx, invited, user.userId, now);
    if (!isAdded) throw invitationInvalid();
    const { email, firstName } = user;
    const { workspaceId, workspaceName } = invited;
    if (isNew) await deps.mail.welcome(tx, { to: { email, firstName }, workspaceId, workspaceName });
    const answer = await enter(tx, user, { ...caller, isPersistent: true, now });
    await becomeTenant(tx, workActor([invited.workspaceId]));
    await assignPromised(tx, { ...invited, userId: user.userId });
    return answer;
  });
}

async function acceptAsNew(deps: Deps, code: string, person: NewPerson, caller: Caller) {
  const hash = await hashPassword(person.password);
  try {
    return await accept(deps, code, caller, async (tx, invited, now) => ({
      user: await addPerson(tx, invited, { ...person, hash, now }),
      isNew: true,
    }));
  } catch (error) {
    // A user with this address was added since the check.
    if (sqlStateOf(error) === '23505') throw hasAccount();
    throw error;
  }
}

async function acceptAsUser(deps: Deps, code: string, attempt: Attempt, caller: Caller) {
  return accept(deps, code, caller, async (tx, invited) => {
    const user = await userByEmail(tx, invited.email);
    if (!user?.isActive) throw invitationInvalid();
    await attemptSucceeded(tx, attempt);
    return { user, isNew: false };
  });
}

/** Signs up a new user. Reveals nothing about an address before the code has proved valid for exactly that address. */
export async function register(deps: Deps, input: RegisterInput, caller: Caller): Promise<SignInAnswer> {
  const now = deps.clock.now();
  const found = await deps.database.system(async (tx) => {
    const invited = await openInvitation(tx, input.invitationCode, now);
    return invited && { invited, user: await userByEmail(tx, invited.email) };
  });
  if (!found || emailKeyOf(found.invited.email) !== emailKeyOf(input.email)) throw invitationInvalid();
  if (found.user) throw hasAccount();
  return acceptAsNew(deps, input.invitationCode, input, caller);
}

/** Accepts an invitation, as a new user or with the account that the invited address has already. */
export async function join(deps: Deps, input: JoinInput, caller: Caller): Promise<SignInAnswer> {
  const now = deps.clock.now();
  const found = await deps.database.system(async (tx) => {
    const invited = await openInvitation(tx, input.invitationCode, now);
    return invited && { invited, user: await userByEmail(tx, invited.email) };
  });
  if (!found) throw invitationInvalid();
  const { user } = found;
  if (input.userId && input.userId !== user?.userId) throw invitationInvalid();
  if (!user) return acceptAsNew(deps, input.invitationCode, parseInput(joinNewInput, input), caller);
  const { password } = parseInput(joinExistingInput, input);
  const attempt = await beginAttempt(deps, user.emailKey, caller.address);
  if (!(await isPassword(user.passwordHash, password)))
    throw ruleFailed('Password is not correct', 'password', 'wrongPassword');
  return acceptAsUser(deps, input.invitationCode, attempt, caller);
}
