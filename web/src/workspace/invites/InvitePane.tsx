import { inviteInput, type InviteInput } from '@roofline/schema/workspace/workspace';
import type { FieldList } from '../../app/fields/field-list';
import { FieldSections } from '../../app/fields/FieldSections';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import { useSave } from '../../app/save/use-save';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FormPane } from '../../ui/form/FormOverlays';
import { useAccessChoices } from '../form/access-choices';
import { accessSection } from '../form/access-fields';
import type { AccessPlace, AccessValues } from '../form/access-values';
import { useInviteUserMutation } from './WorkspaceInvites.generated';

type Values = AccessValues & { email: string };
const EMPTY: Values = { email: '', roleName: undefined, propertyIds: [] };

const INVITE_FIELDS: FieldList<Values, AccessPlace> = [
  { rows: [{ name: 'email', hint: 'The invitation goes to this address.', autoComplete: 'off' }] },
  accessSection(),
];

export interface InvitePaneProps {
  workspaceId: string;
  onClose: () => void;
}

/** Asks for email address, role and properties of a user to invite. */
export function InvitePane({ workspaceId, onClose }: InvitePaneProps) {
  const { choices, error, retry } = useAccessChoices(workspaceId);
  const form = useFieldsForm<Values, InviteInput, AccessPlace>({
    schema: inviteInput,
    list: INVITE_FIELDS,
    saved: EMPTY,
    given: { choices, canChangeRole: true, canChangeProperties: true },
  });
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
      <FieldSections form={form} />
      {error && !choices && <ErrorState details={['The roles could not be loaded.']} onRetry={retry} />}
    </FormPane>
  );
}
