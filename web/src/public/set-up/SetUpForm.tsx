import { setupInput } from '@roofline/schema/account/setup';
import { useMemo } from 'react';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { CONFIRM_PASSWORD, NEW_PASSWORD } from '../form/NewPassword';
import { PublicForm } from '../form/PublicForm';
import { usePublicForm } from '../form/use-public-form';
import { useSetUpMutation } from './SetUp.generated';
import { StaffChoice } from './StaffChoice';

/** Workspace and company, the user's name and address, and a password with its rules. */
const SET_UP_FIELDS: FieldList<Answers<typeof setupInput>> = [
  {
    rows: [
      {
        name: 'workspaceName',
        hint: 'For example a branch or a region.',
        autoComplete: 'off',
        autoFocus: true,
      },
      { name: 'companyName', hint: 'Shown on invitations and reports.', autoComplete: 'organization' },
      [
        { name: 'firstName', autoComplete: 'given-name' },
        { name: 'lastName', autoComplete: 'family-name' },
      ],
      { name: 'email', autoComplete: 'username' },
      { name: 'password', ...NEW_PASSWORD },
      CONFIRM_PASSWORD,
      {
        name: 'isStaff',
        label: 'I am also internal staff',
        hint: 'Internal staff see every portfolio of this installation, including those added later.',
        control: StaffChoice,
      },
    ],
  },
];

export function SetUpForm({ secret, onDone }: { secret: string; onDone: () => void }) {
  const [setUp] = useSetUpMutation();
  const form = usePublicForm({
    schema: setupInput,
    list: SET_UP_FIELDS,
    saved: useMemo(() => emptyAnswers(setupInput, { secret }), [secret]),
    given: {},
    send: (input) => setUp({ variables: { input } }),
    onSent: onDone,
  });
  return (
    <PublicForm
      {...form}
      name="Set up Roofline"
      refusedTitle="Setup failed"
      submitText="Set Up"
      busyText="Setting Up..."
    />
  );
}
