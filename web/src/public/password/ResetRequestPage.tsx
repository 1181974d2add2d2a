import { zodResolver } from '@hookform/resolvers/zod';
import { resetRequestInput } from '@roofline/schema/account/credentials';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormAlert } from '../form/FormAlert';
import { LabelledInput } from '../form/LabelledInput';
import { SplitPage } from '../frame/SplitPage';
import { openHash } from '../hash-route';
import { publicPaths } from '../public-paths';
import { useResetRequest } from './use-reset-request';

/** `resetpassword`: asks for the mail with the link. Whatever the service answers, the sent page follows. */
export function ResetRequestPage({ email }: { email: string }) {
  const { refused, sending, request } = useResetRequest();
  const id = useId();
  const form = useForm({
    resolver: zodResolver(resetRequestInput),
    mode: 'onTouched',
    defaultValues: { email },
  });
  const send = form.handleSubmit(async (input) => {
    if (await request(input.email)) openHash(publicPaths.resetSent(input.email));
  });
  return (
    <SplitPage title="Reset password" lead="We send you a link to set a new password.">
      <form onSubmit={send} noValidate aria-label="Reset password">
        {refused && (
          <FormAlert title="The request was not sent" details={refused.map((each) => each.detail)} />
        )}
        <LabelledInput
          id={id}
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <button className="primary" type="submit" disabled={sending}>
          {sending ? 'Submitting...' : 'Submit'}
        </button>
      </form>
      <p className="form-note">
        <a href={publicPaths.signIn()}>Back to sign in</a>
      </p>
    </SplitPage>
  );
}
