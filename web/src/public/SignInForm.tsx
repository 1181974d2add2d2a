import { zodResolver } from '@hookform/resolvers/zod';
import { signInInput } from '@roofline/schema/account';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormAlert } from './FormAlert';
import { LabelledInput } from './LabelledInput';
import { PasswordField } from './PasswordField';
import { useSignInMutation } from './SignIn.generated';

/** What every refused sign-in says; the service's details follow it. */
const failure = 'Sign in failed';

/** E-mail address and password. A failure keeps both, with the password focused and selected. */
export function SignInForm({ email, onSignedIn }: { email: string; onSignedIn: () => void }) {
  const [signIn] = useSignInMutation();
  const [details, setDetails] = useState<string[] | null>(null);
  // Stays true after success: the page is being left and must not be sent twice.
  const [sending, setSending] = useState(false);
  const ids = useId();
  const form = useForm({
    resolver: zodResolver(signInInput),
    mode: 'onTouched',
    defaultValues: { email, password: '', isPersistent: true, rememberBrowser: true },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setDetails(null);
    setSending(true);
    const found = await signIn({ variables: { input: values } }).then(
      ({ data }) => (data?.signIn.me ? null : (data?.signIn.userErrors.map((each) => each.detail) ?? [])),
      (error: Error) => [sendingFailure(error)],
    );
    if (found === null) return onSignedIn();
    setSending(false);
    setDetails(found);
    form.setFocus('password', { shouldSelect: true });
  });

  return (
    <form onSubmit={submit} noValidate aria-label="Sign in">
      {details && <FormAlert title={failure} details={details.filter((each) => each !== failure)} />}
      <LabelledInput
        id={`${ids}-email`}
        label="Email"
        type="email"
        autoComplete="username"
        autoFocus={email === ''}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        id={`${ids}-password`}
        label="Password"
        autoComplete="current-password"
        autoFocus={email !== ''}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <button className="primary" type="submit" disabled={sending}>
        {sending ? 'Signing In...' : 'Sign In'}
      </button>
    </form>
  );
}

/** Network faults in a person's words; what the service says is shown as it is. */
function sendingFailure(error: Error): string {
  return error.name === 'TypeError'
    ? 'Roofline could not be reached. Check your connection and try again.'
    : error.message;
}
