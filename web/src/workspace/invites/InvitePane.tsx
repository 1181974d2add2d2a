import { limits } from '@roofline/schema/limits';
import { inviteInput, type InviteInput } from '@roofline/schema/workspace';
import { useState } from 'react';
import { placeErrors, refusedOrUnsent } from '../../app/form-errors';
import { newRequestKey } from '../../app/request-key';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { toast } from '../../ui/feedback/toast';
import { FormPane } from '../../ui/form/FormOverlays';
import { TextRuled } from '../../ui/ruled-form/RuledFields';
import { useRuledForm } from '../../ui/ruled-form/use-ruled-form';
import { useAccessChoices, type AccessValues } from '../form/access-choices';
import { AccessFields } from '../form/AccessFields';
import { useInviteUserMutation } from './WorkspaceInvites.generated';

type Values = AccessValues & { email: string };
const EMPTY: Values = { email: '', roleName: undefined, propertyIds: [] };
const FIELDS = ['email', 'roleName', 'propertyIds'] as const;

/** Address, role and properties of somebody to invite. */
export function InvitePane({ workspaceId, onClose }: { workspaceId: string; onClose: () => void }) {
  const { choices, error, retry } = useAccessChoices(workspaceId);
  const form = useRuledForm<Values, InviteInput>({ schema: inviteInput, defaultValues: EMPTY });
  const { invite, sending, problems } = useInvite({ workspaceId, reject: form.reject, onClose });
  return (
    <FormPane
      title="Invite user"
      onClose={onClose}
      submitText="Invite user"
      busyText="Inviting..."
      busy={sending}
      disabled={!choices}
      problems={problems}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(invite)}
    >
      <TextRuled
        form={form}
        name="email"
        label="Email"
        hint="The invitation goes to this address."
        maxLength={limits.emailMax}
        autoComplete="off"
      />
      {choices && <AccessFields form={form} choices={choices} />}
      {error && !choices && <ErrorState details={['The roles could not be read.']} onRetry={retry} />}
    </FormPane>
  );
}

function useInvite(props: {
  workspaceId: string;
  reject: (name: keyof Values, text: string) => void;
  onClose: () => void;
}) {
  const [send, { loading }] = useInviteUserMutation({ refetchQueries: ['WorkspaceInvites'] });
  const [problems, setProblems] = useState<string[]>([]);
  // A new key for every set of values: the service answers a repeated key only for the same input.
  const [attempt, setAttempt] = useState({ of: '', key: '' });
  const invite = async (values: InviteInput) => {
    const of = JSON.stringify(values);
    const key = attempt.of === of ? attempt.key : newRequestKey();
    setAttempt({ of, key });
    const input = { ...values, workspaceId: props.workspaceId, idempotencyKey: key };
    const errors = await refusedOrUnsent(
      send({ variables: { input } }).then(({ data }) => data?.inviteUser.userErrors),
      'The invitation did not reach the server. Try again.',
    );
    setProblems(placeErrors(errors, FIELDS, props.reject));
    if (errors.length > 0) return;
    toast.success('User Invited');
    props.onClose();
  };
  return { invite, sending: loading, problems };
}
