import { limits } from '@roofline/schema/limits';
import { inviteInput, type InviteInput } from '@roofline/schema/workspace';
import { useSave } from '../../app/save/use-save';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FormPane } from '../../ui/form/FormOverlays';
import { TextRuled } from '../../ui/ruled-form/RuledFields';
import { useRuledForm } from '../../ui/ruled-form/use-ruled-form';
import { useAccessChoices, type AccessValues } from '../form/access-choices';
import { AccessFields } from '../form/AccessFields';
import { useInviteUserMutation } from './WorkspaceInvites.generated';

type Values = AccessValues & { email: string };
const EMPTY: Values = { email: '', roleName: undefined, propertyIds: [] };

/** Address, role and properties of somebody to invite. */
export function InvitePane({ workspaceId, onClose }: { workspaceId: string; onClose: () => void }) {
  const { choices, error, retry } = useAccessChoices(workspaceId);
  const form = useRuledForm<Values, InviteInput>({ schema: inviteInput, defaultValues: EMPTY });
  const [send] = useInviteUserMutation({ refetchQueries: ['WorkspaceInvites'] });
  const { save, saving, problems } = useSave({
    send: (values: InviteInput, idempotencyKey) =>
      send({ variables: { input: { ...values, workspaceId, idempotencyKey } } }),
    form,
    done: 'User Invited',
    onSaved: onClose,
  });
  return (
    <FormPane
      title="Invite user"
      onClose={onClose}
      submitText="Invite user"
      busyText="Inviting..."
      busy={saving}
      disabled={!choices}
      problems={problems}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(save)}
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
