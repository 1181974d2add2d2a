import { zodResolver } from '@hookform/resolvers/zod';
import { joinNewInput } from '@roofline/schema/account/credentials';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { LabelledInput } from '../form/LabelledInput';
import { NewPassword } from '../form/NewPassword';
import { markRefused } from '../form/refused-fields';
import { JoinRefused } from './JoinRefused';
import { useJoin, type JoinFormProps } from './use-join';

/** Somebody new: names, the address that was invited, a password of one's own. */
export function JoinNewForm({ invitation, code, onJoined }: JoinFormProps) {
  const { refused, sending, join } = useJoin({ onJoined });
  const ids = useId();
  const form = useForm({
    resolver: zodResolver(joinNewInput),
    mode: 'onTouched',
    defaultValues: { firstName: '', lastName: '', password: '', confirmPassword: '', invitationCode: code },
  });
  const { errors } = form.formState;
  const send = form.handleSubmit(async (values) =>
    markRefused(form, await join({ ...values, userId: null })),
  );
  return (
    <form onSubmit={send} noValidate aria-label="Register to accept the invitation">
      <JoinRefused refused={refused} email={invitation.email} />
      <div className="field-pair">
        <LabelledInput
          id={`${ids}-first`}
          label="First name"
          autoComplete="given-name"
          autoFocus
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <LabelledInput
          id={`${ids}-last`}
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <LabelledInput
        id={`${ids}-email`}
        label="Email"
        type="email"
        autoComplete="username"
        readOnly
        value={invitation.email}
      />
      <NewPassword form={form} name="password" label="Password" confirm="confirmPassword" />
      <button className="primary" type="submit" disabled={sending}>
        {sending ? 'Accepting...' : 'Register & Accept'}
      </button>
    </form>
  );
}
