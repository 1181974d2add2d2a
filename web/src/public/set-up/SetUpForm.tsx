import { zodResolver } from '@hookform/resolvers/zod';
import { setupInput, type SetupInput } from '@roofline/schema/account/setup';
import { useId } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { FormAlert } from '../form/FormAlert';
import { LabelledInput } from '../form/LabelledInput';
import { NewPassword } from '../form/NewPassword';
import { markRefused } from '../form/refused-fields';
import { useSubmission } from '../form/use-submission';
import { useSetUpMutation } from './SetUp.generated';
import { StaffChoice } from './StaffChoice';

const EMPTY: Omit<SetupInput, 'secret'> = {
  workspaceName: '',
  companyName: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  isStaff: false,
};

/** Workspace and company, the person, and a password with its rules. */
export function SetUpForm({ secret, onDone }: { secret: string; onDone: () => void }) {
  const [setUp] = useSetUpMutation();
  const { refused, sending, submit } = useSubmission();
  const ids = useId();
  const form = useForm({
    resolver: zodResolver(setupInput),
    mode: 'onTouched',
    defaultValues: { ...EMPTY, secret },
  });
  const { errors } = form.formState;
  const field = (name: FieldPath<SetupInput>) => ({ id: `${ids}-${name}`, error: errors[name]?.message });

  const send = form.handleSubmit(async (input) => {
    const found = await submit(() => setUp({ variables: { input } }));
    markRefused(form, found);
    if (found.length === 0) onDone();
  });

  return (
    <form onSubmit={send} noValidate aria-label="Set up Roofline">
      {refused && <FormAlert title="Setup failed" details={refused.map((each) => each.detail)} />}
      <LabelledInput
        {...field('workspaceName')}
        label="Workspace name"
        hint="For example a branch or a region."
        autoComplete="off"
        autoFocus
        {...form.register('workspaceName')}
      />
      <LabelledInput
        {...field('companyName')}
        label="Company name"
        hint="Shown on invitations and reports."
        autoComplete="organization"
        {...form.register('companyName')}
      />
      <div className="field-pair">
        <LabelledInput
          {...field('firstName')}
          label="First name"
          autoComplete="given-name"
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
      <StaffChoice id={`${ids}-staff`} {...form.register('isStaff')} />
      <button className="primary" type="submit" disabled={sending}>
        {sending ? 'Setting Up...' : 'Set Up'}
      </button>
    </form>
  );
}
