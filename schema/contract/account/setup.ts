import { z } from 'zod';
import { emailAddress } from './account';
import { withCrossFieldRules } from '../value/cross-field';
import { limits } from '../value/limits';
import { currentPassword, newPassword, PASSWORD_CONFIRM } from './password';
import { requiredText } from '../value/text';

export const SETUP_INVALID =
  'This setup address is not valid: it was used already, or belongs to an earlier start. The log of the service names the one that holds.';

/** The first workspace and its Admin, made once with the secret that the service printed. */
export const setupInput = withCrossFieldRules(
  z.object({
    secret: z
      .string({ error: 'The setup address is incomplete' })
      .min(1, 'The setup address is incomplete')
      .max(100),
    workspaceName: requiredText('Portfolio name', limits.nameMax),
    companyName: requiredText('Company name', limits.nameMax),
    firstName: requiredText('First name', limits.personNameMax),
    lastName: requiredText('Last name', limits.personNameMax),
    email: emailAddress(),
    password: newPassword(),
    confirmPassword: currentPassword('Confirm password'),
    /** Internal staff see every workspace, including those added later. */
    isStaff: z.boolean().default(false),
  }),
  (value, add) => {
    const { password, confirmPassword } = value;
    const isFilled = typeof confirmPassword === 'string' && confirmPassword !== '';
    if (isFilled && confirmPassword !== password) add('confirmPassword', PASSWORD_CONFIRM);
  },
);
export type SetupInput = z.infer<typeof setupInput>;
