import { zodResolver } from '@hookform/resolvers/zod';
import { signInInput } from '@roofline/schema/account/account';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormAlert } from '../form/FormAlert';
import { LabelledInput } from '../form/LabelledInput';
import { PasswordField } from '../form/PasswordField';
import { useSubmission } from '../form/use-submission';
import { publicPaths } from '../public-paths';
import { useSignInMutation } from './SignIn.generated';

/** E-mail address and password. A failure keeps both, with the password focused and selected. */
export function SignInForm({ email, onSignedIn }: { email: string; onSignedIn: () => void }) {
  const [signIn] = useSignInMutation();
  const { refused, sending, submit } = useSubmission();
  const ids = useId();
  const form = useForm({
    resolver: zodResolver(signInInput),
    mode: 'onTouched',
    defaultValues: { email, password: '', isPersistent: true, rememberBrowser: true },
  });
  const { errors } = form.formState;

  const send = form.handleSubmit(async (input) => {
    const found = await submit(() => signIn({ variables: { input } }));
    if (found.length === 0) return onSignedIn();
    form.setFocus('password', { shouldSelect: true });
  });

  return (
    <form onSubmit={send} noValidate aria-label="Sign in">
      {refused && <FormAlert title="Sign in failed" details={refused.map((each) => each.detail)} />}
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
        aside={<a href={publicPaths.resetPassword(form.watch('email').trim())}>Forgot password?</a>}
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
