import { zodResolver } from '@hookform/resolvers/zod';
import { registerInput, type RegisterInput } from '@roofline/schema/account/credentials';
import { useId } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { FormAlert } from '../form/FormAlert';
import { LabelledInput } from '../form/LabelledInput';
import { NewPassword } from '../form/NewPassword';
import { markRefused } from '../form/refused-fields';
import { useSubmission } from '../form/use-submission';
import { useSignUpMutation } from './SignUp.generated';

const EMPTY: RegisterInput = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  invitationCode: '',
};

/** Names, address, password with its rules, and the invitation's code. */
export function SignUpForm({ onSignedUp }: { onSignedUp: () => void }) {
  const [signUp] = useSignUpMutation();
  const { refused, sending, submit } = useSubmission();
  const ids = useId();
  const form = useForm({ resolver: zodResolver(registerInput), mode: 'onTouched', defaultValues: EMPTY });
  const { errors } = form.formState;
  const field = (name: FieldPath<RegisterInput>) => ({ id: `${ids}-${name}`, error: errors[name]?.message });

  const send = form.handleSubmit(async (input) => {
    const found = await submit(() => signUp({ variables: { input } }));
    markRefused(form, found);
    if (found.length === 0) onSignedUp();
  });

  return (
    <form onSubmit={send} noValidate aria-label="Sign up">
      {refused && <FormAlert title="Sign Up failed" details={refused.map((each) => each.detail)} />}
      <div className="field-pair">
        <LabelledInput
          {...field('firstName')}
          label="First name"
          autoComplete="given-name"
          autoFocus
          {...form.register('firstName')}
        />
        <LabelledInput
          {...field('lastName')}
          label="Last name"
          autoComplete="family-name"
          {...form.register('lastName')}
        />
      </div>
      <LabelledInput
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        {...form.register('email')}
      />
      <NewPassword form={form} name="password" label="Password" confirm="confirmPassword" />
      <LabelledInput
        {...field('invitationCode')}
        label="Invitation code"
        hint="It is in the email that invited you."
        autoComplete="off"
        spellCheck={false}
        {...form.register('invitationCode')}
      />
      <button className="primary" type="submit" disabled={sending}>
        {sending ? 'Signing Up...' : 'Sign Up'}
      </button>
    </form>
  );
}
