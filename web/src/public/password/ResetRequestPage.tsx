import { resetRequestInput } from '@roofline/schema/account/credentials';
import { useMemo } from 'react';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { PublicForm } from '../form/PublicForm';
import { usePublicForm } from '../form/use-public-form';
import { SplitPage } from '../frame/SplitPage';
import { openHash } from '../hash-route';
import { publicPaths } from '../public-paths';
import { useResetRequest } from './use-reset-request';

const REQUEST_FIELDS: FieldList<Answers<typeof resetRequestInput>> = [
  { rows: [{ name: 'email', autoComplete: 'username', autoFocus: true }] },
];

/** `resetpassword`: requests the mail with the link. Whatever the service answers, the sent page follows. */
export function ResetRequestPage({ email }: { email: string }) {
  const request = useResetRequest();
  const form = usePublicForm({
    schema: resetRequestInput,
    list: REQUEST_FIELDS,
    saved: useMemo(() => emptyAnswers(resetRequestInput, { email }), [email]),
    given: {},
    send: (input) => request(input.email),
    onSent: (input) => openHash(publicPaths.resetSent(input.email)),
  });
  return (
    <SplitPage title="Reset password" lead="We send you a link to set a new password.">
      <PublicForm
        {...form}
        name="Reset password"
        refusedTitle="The request was not sent"
        submitText="Submit"
        busyText="Submitting..."
      />
      <p className="form-note">
        <a href={publicPaths.signIn()}>Back to sign in</a>
      </p>
    </SplitPage>
  );
}
