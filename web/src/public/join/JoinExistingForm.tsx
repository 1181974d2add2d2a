import { joinExistingInput } from '@roofline/schema/account/credentials';
import { useMemo } from 'react';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { PublicFields } from '../form/PublicFields';
import { PublicForm } from '../form/PublicForm';
import { usePublicForm } from '../form/use-public-form';
import { publicPaths } from '../public-paths';
import { useJoinWorkspaceMutation } from './Join.generated';
import type { JoinFormProps, OpenInvitation } from './join-form';

const EXISTING_FIELDS: FieldList<Answers<typeof joinExistingInput>, OpenInvitation> = [
  {
    rows: [
      {
        name: 'password',
        autoComplete: 'current-password',
        autoFocus: true,
        aside: (_values, { email }) => <a href={publicPaths.resetPassword(email)}>Forgot password?</a>,
      },
    ],
  },
];

/** The form for a user with an account: shows who the invitation is for, and asks for the account's password. */
export function JoinExistingForm({ invitation, code, onJoined }: JoinFormProps) {
  const [join] = useJoinWorkspaceMutation();
  const { userId, firstName, lastName, email } = invitation;
  const form = usePublicForm({
    schema: joinExistingInput,
    list: EXISTING_FIELDS,
    saved: useMemo(() => emptyAnswers(joinExistingInput, { invitationCode: code }), [code]),
    given: invitation,
    send: (values) => join({ variables: { input: { ...values, userId } } }),
    onSent: onJoined,
    retry: 'password',
  });
  return (
    <PublicForm
      {...form}
      name="Sign in to accept the invitation"
      refusedTitle="Unable to join"
      refusedAction={<a href={publicPaths.signIn(email)}>Sign in</a>}
      submitText="Sign In & Accept"
      busyText="Accepting..."
    >
      <dl className="field-pair field-text">
        <ReadOnlyText label="First name" text={firstName} />
        <ReadOnlyText label="Last name" text={lastName} />
        <ReadOnlyText label="Email" text={email} />
      </dl>
      {/* For password managers: the account whose password they fill in. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PublicFields form={form.form} />
    </PublicForm>
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
