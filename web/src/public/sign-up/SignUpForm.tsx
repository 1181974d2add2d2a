import { registerInput } from '@roofline/schema/account/credentials';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { CONFIRM_PASSWORD, NEW_PASSWORD } from '../form/NewPassword';
import { PublicForm } from '../form/PublicForm';
import { usePublicForm } from '../form/use-public-form';
import { useSignUpMutation } from './SignUp.generated';

/** Names, email address, password with its rules, and the invitation's code. */
const SIGN_UP_FIELDS: FieldList<Answers<typeof registerInput>> = [
  {
    rows: [
      [
        { name: 'firstName', autoComplete: 'given-name', autoFocus: true },
        { name: 'lastName', autoComplete: 'family-name' },
      ],
      { name: 'email', autoComplete: 'username' },
      { name: 'password', ...NEW_PASSWORD },
      CONFIRM_PASSWORD,
      {
        name: 'invitationCode',
        hint: 'It is in the email that invited you.',
        autoComplete: 'off',
        spellCheck: false,
      },
    ],
  },
];

const EMPTY = emptyAnswers(registerInput);

export function SignUpForm({ onSignedUp }: { onSignedUp: () => void }) {
  const [signUp] = useSignUpMutation();
  const form = usePublicForm({
    schema: registerInput,
    list: SIGN_UP_FIELDS,
    saved: EMPTY,
    given: {},
    send: (input) => signUp({ variables: { input } }),
    onSent: onSignedUp,
  });
  return (
    <PublicForm
      {...form}
      name="Sign up"
      refusedTitle="Sign Up failed"
      submitText="Sign Up"
      busyText="Signing Up..."
    />
  );
}
