import { joinNewInput } from '@roofline/schema/account/credentials';
import { useId, useMemo } from 'react';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { LabelledInput } from '../form/LabelledInput';
import { CONFIRM_PASSWORD, NEW_PASSWORD } from '../form/NewPassword';
import { PublicFields } from '../form/PublicFields';
import { PublicForm } from '../form/PublicForm';
import { usePublicForm } from '../form/use-public-form';
import { publicPaths } from '../public-paths';
import { useJoinWorkspaceMutation } from './Join.generated';
import type { JoinFormProps } from './join-form';

const NEW_FIELDS: FieldList<Answers<typeof joinNewInput>> = [
  {
    part: 'names',
    rows: [
      [
        { name: 'firstName', autoComplete: 'given-name', autoFocus: true },
        { name: 'lastName', autoComplete: 'family-name' },
      ],
    ],
  },
  { part: 'password', rows: [{ name: 'password', ...NEW_PASSWORD }, CONFIRM_PASSWORD] },
];

/** The form for a new user: names, the invited address and a new password. */
export function JoinNewForm({ invitation: { email }, code, onJoined }: JoinFormProps) {
  const [join] = useJoinWorkspaceMutation();
  const emailId = useId();
  const form = usePublicForm({
    schema: joinNewInput,
    list: NEW_FIELDS,
    saved: useMemo(() => emptyAnswers(joinNewInput, { invitationCode: code }), [code]),
    given: {},
    send: (values) => join({ variables: { input: { ...values, userId: null } } }),
    onSent: onJoined,
  });
  return (
    <PublicForm
      {...form}
      name="Register to accept the invitation"
      refusedTitle="Unable to join"
      refusedAction={<a href={publicPaths.signIn(email)}>Sign in</a>}
      submitText="Register & Accept"
      busyText="Accepting..."
    >
      <PublicFields form={form.form} part="names" />
      <LabelledInput id={emailId} label="Email" type="email" autoComplete="username" readOnly value={email} />
      <PublicFields form={form.form} part="password" />
    </PublicForm>
  );
}
