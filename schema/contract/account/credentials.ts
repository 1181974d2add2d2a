import { z } from 'zod';
import { emailAddress } from './account';
import { withCrossFieldRules } from '../value/cross-field';
import { limits } from '../value/limits';
import { currentPassword, newPassword, PASSWORD_CONFIRM } from './password';
import { asks } from '../value/question';
import { requiredText } from '../value/text';

// Creating an account and managing its password: sign-up, join, reset and change.

export const RESET_SENT =
  'If the email address you specified was located in our system, a password reset email has been sent.';
export const RESET_EXPIRED = 'The link to reset your password has expired.';
export const RESET_DONE = 'Your password has been reset.';
export const INVITATION_INVALID = 'This invitation is not valid: it was used, revoked or has expired.';

const confirmed = (
  value: Record<string, unknown>,
  field: string,
  add: (path: string, text: string) => void,
) => {
  const isFilled = typeof value.confirmPassword === 'string' && value.confirmPassword !== '';
  if (isFilled && value.confirmPassword !== value[field]) add('confirmPassword', PASSWORD_CONFIRM);
};

const invitationCode = asks(
  z
    .string({ error: 'Invitation code is required' })
    .trim()
    .min(1, 'Invitation code is required')
    .max(
      limits.invitationCodeMax,
      `Invitation code should have at most ${limits.invitationCodeMax} characters`,
    ),
  { label: 'Invitation code', maxLength: limits.invitationCodeMax },
);

/** Sign-up: with the code of an invitation. */
export const registerInput = withCrossFieldRules(
  z.object({
    firstName: requiredText('First name', limits.personNameMax),
    lastName: requiredText('Last name', limits.personNameMax),
    email: emailAddress(),
    password: newPassword(),
    confirmPassword: currentPassword('Confirm password'),
    invitationCode,
  }),
  (value, add) => confirmed(value, 'password', add),
);
export type RegisterInput = z.infer<typeof registerInput>;

/** Joining as a new user: names and a new password. Everything else comes from the invitation. */
export const joinNewInput = withCrossFieldRules(
  z.object({
    firstName: requiredText('First name', limits.personNameMax, limits.personNameMin),
    lastName: requiredText('Last name', limits.personNameMax, limits.personNameMin),
    password: newPassword(),
    confirmPassword: currentPassword('Confirm password'),
    invitationCode,
  }),
  (value, add) => confirmed(value, 'password', add),
);
/** Joining with an existing account: only its password. */
export const joinExistingInput = z.object({ password: currentPassword(), invitationCode });

/** Body of a join request; the invitation decides which of the two inputs above applies. */
export const joinInput = z.object({
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  password: z.string().nullish(),
  confirmPassword: z.string().nullish(),
  invitationCode,
  userId: z.uuid().nullish(),
});
export type JoinInput = z.infer<typeof joinInput>;

/** The part of an invitation that anyone with its code can see. */
export const invitation = z.object({
  email: z.string(),
  /** Absent: the invited person has no account yet. */
  userId: z.uuid().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  workspaceName: z.string(),
  workspaceCompanyName: z.string(),
  roleName: z.string(),
  workspacePrivateLabelLogo: z.string().nullable(),
  isPrivateLabel: z.boolean().meta({ description: 'The company stands where Roofline would' }),
  accentColor: z.string().nullable().meta({ description: 'Null without a private label' }),
});
export type Invitation = z.infer<typeof invitation>;

export const resetRequestInput = z.object({ email: emailAddress(limits.resetEmailMax) });
export const resetRequestAnswer = z.object({ message: z.string() });

const linkPart = z.string().max(100).nullish();

/** The parts of a reset link, to check whether it is still valid. */
export const resetInitInput = z.object({
  email: emailAddress(limits.emailMax),
  resetPasswordToken: linkPart,
  operationToken: linkPart,
});
export type ResetInitInput = z.infer<typeof resetInitInput>;
export const resetInitAnswer = z.object({ email: z.string() });

export const resetInput = withCrossFieldRules(
  z.object({
    email: emailAddress(limits.resetEmailMax),
    resetPasswordToken: linkPart,
    operationToken: linkPart,
    newPassword: newPassword('New password'),
    confirmPassword: currentPassword('Confirm password'),
  }),
  (value, add) => confirmed(value, 'newPassword', add),
);
export type ResetInput = z.infer<typeof resetInput>;

export const changePasswordInput = withCrossFieldRules(
  z.object({
    email: emailAddress(),
    currentPassword: currentPassword('Current password'),
    newPassword: newPassword('New password'),
    confirmPassword: currentPassword('Confirm password'),
  }),
  (value, add) => confirmed(value, 'newPassword', add),
);
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;
export const passwordAnswer = z.object({ message: z.string() });
