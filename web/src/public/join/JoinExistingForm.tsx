import { zodResolver } from '@hookform/resolvers/zod';
import { joinExistingInput } from '@roofline/schema/account/credentials';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../form/PasswordField';
import { publicPaths } from '../public-paths';
import { JoinRefused } from './JoinRefused';
import { useJoin, type JoinFormProps } from './use-join';

/** Somebody with an account: who the invitation is for, and the password of that account. */
export function JoinExistingForm({ invitation, code, onJoined }: JoinFormProps) {
  const { refused, sending, join } = useJoin({ onJoined });
  const id = useId();
  const form = useForm({
    resolver: zodResolver(joinExistingInput),
    mode: 'onTouched',
    defaultValues: { password: '', invitationCode: code },
  });
  const send = form.handleSubmit(async (values) => {
    const found = await join({ ...values, userId: invitation.userId });
    if (found.length > 0) form.setFocus('password', { shouldSelect: true });
  });
  return (
    <form onSubmit={send} noValidate aria-label="Sign in to accept the invitation">
      <JoinRefused refused={refused} email={invitation.email} />
      <dl className="field-pair field-text">
        <ReadOnlyText label="First name" text={invitation.firstName} />
        <ReadOnlyText label="Last name" text={invitation.lastName} />
        <ReadOnlyText label="Email" text={invitation.email} />
      </dl>
      {/* For password managers: whose password is asked for. */}
      <input type="email" autoComplete="username" value={invitation.email} readOnly hidden />
      <PasswordField
        id={id}
        label="Password"
        aside={<a href={publicPaths.resetPassword(invitation.email)}>Forgot password?</a>}
        autoComplete="current-password"
        autoFocus
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <button className="primary" type="submit" disabled={sending}>
        {sending ? 'Accepting...' : 'Sign In & Accept'}
      </button>
    </form>
  );
}

function ReadOnlyText({ label, text }: { label: string; text: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
