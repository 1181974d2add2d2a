import { zodResolver } from '@hookform/resolvers/zod';
import { resetInput } from '@roofline/schema/account/credentials';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormAlert } from '../form/FormAlert';
import { LabelledInput } from '../form/LabelledInput';
import { NewPassword } from '../form/NewPassword';
import { markRefused } from '../form/refused-fields';
import { useSubmission } from '../form/use-submission';
import { useResetPasswordMutation } from './ResetPassword.generated';

/** What a mailed link brings along; the short form has neither address nor second secret. */
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

/** A new password with its rules and its confirmation; the address too, where the link does not say it. */
export function NewPasswordForm({ link, onDone, onExpired }: NewPasswordFormProps) {
  const [reset] = useResetPasswordMutation();
  const { refused, sending, submit } = useSubmission();
  const ids = useId();
  const form = useForm({
    resolver: zodResolver(resetInput),
    mode: 'onTouched',
    defaultValues: { ...link, newPassword: '', confirmPassword: '' },
  });
  const { errors } = form.formState;

  const send = form.handleSubmit(async (input) => {
    const found = await submit(() => reset({ variables: { input } }));
    if (found.some((each) => each.code === 'resetExpired')) return onExpired(input.email);
    markRefused(form, found);
    if (found.length === 0) onDone(input.email);
  });

  return (
    <form onSubmit={send} noValidate aria-label="Set a new password">
      {refused && (
        <FormAlert title="The password was not reset" details={refused.map((each) => each.detail)} />
      )}
      {link.email === '' && (
        <LabelledInput
          id={`${ids}-email`}
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus
          error={errors.email?.message}
          {...form.register('email')}
        />
      )}
      <NewPassword
        form={form}
        name="newPassword"
        label="New password"
        confirm="confirmPassword"
        autoFocus={link.email !== ''}
      />
      <button className="primary" type="submit" disabled={sending}>
        {sending ? 'Submitting...' : 'Reset Password'}
      </button>
    </form>
  );
}
