import { randomBytes } from 'node:crypto';
import { emailAddress } from '@roofline/schema/account/account';
import { limits } from '@roofline/schema/value/limits';
import { requiredText } from '@roofline/schema/value/text';
import { z } from 'zod';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database';
import { userByEmail } from '../access';
import { hashPassword } from '../passwords';
import { newResetLink, type ResetLink } from '../password/reset';
import { endSetup } from '../repository/first-setup';
import { begin } from './admin';
import { namesOf } from './names';
import { standAlone } from './secret';

/** The options of the command, as they were typed. */
export interface Wanted {
  email?: string | undefined;
  workspace?: string | undefined;
  company?: string | undefined;
  name?: string | undefined;
  staff: boolean;
}

/** An error about options that cannot be used; the message names every one. */
export class UsageError extends Error {}

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new UsageError(
    result.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}.`).join('\n'),
  );
}

const person = z.object({ email: emailAddress() });
const beginning = person.extend({
  workspace: requiredText('Portfolio name', limits.nameMax),
  company: requiredText('Company name', limits.nameMax),
  name: z.string().trim().max(limits.personNameMax).default(''),
});

export interface Created {
  email: string;
  link: ResetLink;
  /** null: the address had an account, which is unchanged. */
  made: { workspaceName: string } | null;
}

/** Adds a workspace with its Admin and makes a link to choose the password; only the link for an existing account. */
export async function createAdmin(
  { database, clock }: { database: Database; clock: Clock },
  given: Wanted,
): Promise<Created> {
  const { email } = read(person, given);
  const now = clock.now();
  // A random password that no one knows, so that the link is the only way in.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return database.system(async (tx) => {
    await standAlone(tx);
    const known = await userByEmail(tx, email);
    if (known && !known.isActive) throw new UsageError(`${known.email} is deactivated.`);
    if (known) return { email: known.email, link: await newResetLink(tx, known, now), made: null };
    const { workspace, company, name } = read(beginning, given);
    const names = namesOf(name, email);
    const start = { workspaceName: workspace, companyName: company, email, isStaff: given.staff, ...names };
    const { user } = await begin(tx, start, { passwordHash, now });
    await endSetup(tx);
    return { email, link: await newResetLink(tx, user, now), made: { workspaceName: workspace } };
  });
}
