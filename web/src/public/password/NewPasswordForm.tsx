import { resetInput } from '@roofline/schema/account/credentials';
import { useMemo } from 'react';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { CONFIRM_PASSWORD, NEW_PASSWORD } from '../form/NewPassword';
import { PublicForm } from '../form/PublicForm';
import { usePublicForm } from '../form/use-public-form';
import { useResetPasswordMutation } from './ResetPassword.generated';

/** The data of a mailed link; its short form has neither the email address nor the second secret. */
export interface ResetLink {
  email: string;
  resetPasswordToken: string;
  operationToken: string | null;
}

export interface NewPasswordFormProps {
  link: ResetLink;
  onDone: (email: string) => void;
  onExpired: (email: string) => void;
}

const saysNoAddress = (_values: unknown, { email }: ResetLink) => email === '';

/** A new password with its rules and its confirmation, and the address where the link has none. */
const RESET_FIELDS: FieldList<Answers<typeof resetInput>, ResetLink> = [
  {
    rows: [
      { name: 'email', autoComplete: 'username', autoFocus: true, when: saysNoAddress },
      { name: 'newPassword', ...NEW_PASSWORD, autoFocus: (_values, { email }) => email !== '' },
      CONFIRM_PASSWORD,
    ],
  },
];

export function NewPasswordForm({ link, onDone, onExpired }: NewPasswordFormProps) {
  const [reset] = useResetPasswordMutation();
  const { email, resetPasswordToken, operationToken } = link;
  const form = usePublicForm({
    schema: resetInput,
    list: RESET_FIELDS,
    saved: useMemo(() => emptyAnswers(resetInput, { email }), [email]),
    given: link,
    send: (input) => reset({ variables: { input: { ...input, resetPasswordToken, operationToken } } }),
    onSent: (input) => onDone(input.email),
    onRefused(refused, input) {
      if (refused.some((each) => each.code === 'resetExpired')) onExpired(input.email);
    },
  });
  return (
    <PublicForm
      {...form}
      name="Set a new password"
      refusedTitle="The password was not reset"
      submitText="Reset Password"
      busyText="Submitting..."
    />
  );
}
