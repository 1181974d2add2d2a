import { signInInput } from '@roofline/schema/account/account';
import { useMemo } from 'react';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { PublicForm } from '../form/PublicForm';
import { usePublicForm } from '../form/use-public-form';
import { publicPaths } from '../public-paths';
import { useSignInMutation } from './SignIn.generated';

interface Opened {
  /** The email address in the link. */
  address: string;
}

const SIGN_IN_FIELDS: FieldList<Answers<typeof signInInput>, Opened> = [
  {
    rows: [
      { name: 'email', autoComplete: 'username', autoFocus: (_values, { address }) => address === '' },
      {
        name: 'password',
        autoComplete: 'current-password',
        autoFocus: (_values, { address }) => address !== '',
        aside: ({ email }) => <a href={publicPaths.resetPassword(email.trim())}>Forgot password?</a>,
      },
    ],
  },
];

/** Email address and password. A failure leaves both in place, with the password focused and selected. */
export function SignInForm({ email, onSignedIn }: { email: string; onSignedIn: () => void }) {
  const [signIn] = useSignInMutation();
  const form = usePublicForm({
    schema: signInInput,
    list: SIGN_IN_FIELDS,
    saved: useMemo(() => emptyAnswers(signInInput, { email }), [email]),
    given: { address: email },
    send: (input) => signIn({ variables: { input } }),
    onSent: onSignedIn,
    retry: 'password',
  });
  return (
    <PublicForm
      {...form}
      name="Sign in"
      refusedTitle="Sign in failed"
      submitText="Sign In"
      busyText="Signing In..."
    />
  );
}
