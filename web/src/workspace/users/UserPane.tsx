import { chakra } from '@chakra-ui/react';
import { workspaceUserInput, type WorkspaceUserInput } from '@roofline/schema/workspace';
import type { RoleName } from '@roofline/schema/account';
import { useState } from 'react';
import { placeErrors, refusedOrUnsent } from '../../app/form-errors';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { toast } from '../../ui/feedback/toast';
import { FormPane } from '../../ui/form/FormOverlays';
import { ReadOnlyField } from '../../ui/ruled-form/ReadOnlyField';
import { useRuledForm } from '../../ui/ruled-form/use-ruled-form';
import { useAccessChoices, type AccessValues } from '../form/access-choices';
import { AccessFields } from '../form/AccessFields';
import { useUpdateWorkspaceUserMutation, type WorkspaceUserRowFragment } from './WorkspaceUsers.generated';

export interface UserPaneProps {
  user: WorkspaceUserRowFragment;
  onClose: () => void;
  /** The row was changed by somebody else meanwhile. */
  onReload: () => void;
}
type Values = AccessValues & { workspaceUserId: string };

/** Role and properties of a user, in a pane of 480 px. */
export function UserPane({ user, onClose, onReload }: UserPaneProps) {
  const { choices, error, retry } = useAccessChoices(user.workspaceId, user.roleName);
  const form = useRuledForm<Values, WorkspaceUserInput>({
    schema: workspaceUserInput,
    defaultValues: {
      workspaceUserId: user.workspaceUserId,
      roleName: user.roleName as RoleName,
      propertyIds: user.assignedProperties.map(({ propertyId }) => propertyId),
    },
  });
  const { save, saving, problems } = useSaveUser({ user, form, onClose, onReload });
  return (
    <FormPane
      title={`Edit ${user.fullName}`}
      onClose={onClose}
      submitText="Save Changes"
      busyText="Saving..."
      busy={saving}
      disabled={!choices}
      problems={problems}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(save)}
    >
      <chakra.div display="grid" gap="4.5">
        <ReadOnlyField label="Email" text={user.email} />
        {user.phone && <ReadOnlyField label="Phone" text={user.phone} />}
      </chakra.div>
      {choices && (
        <AccessFields
          form={form}
          choices={choices}
          canChangeRole={user.viewerCan.changeRole}
          canChangeProperties={user.viewerCan.edit}
          roleHint={user.viewerCan.changeRole ? undefined : 'You may not change this role.'}
        />
      )}
      {error && !choices && <ErrorState details={['The roles could not be read.']} onRetry={retry} />}
    </FormPane>
  );
}

function useSaveUser(
  props: UserPaneProps & { form: { reject: (name: keyof Values, text: string) => void } },
) {
  const { user, form, onClose, onReload } = props;
  const [update, { loading }] = useUpdateWorkspaceUserMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const save = async (values: WorkspaceUserInput) => {
    const input = { ...values, version: user.version };
    const errors = await refusedOrUnsent(
      update({ variables: { input } }).then(({ data }) => data?.updateWorkspaceUser.userErrors),
      'The changes did not reach the server. Try again.',
    );
    setProblems(placeErrors(errors, ['roleName', 'propertyIds'] as const, form.reject));
    if (errors.some((error) => error.code === 'stale')) onReload();
    if (errors.length > 0) return;
    toast.success('User Details Saved');
    onClose();
  };
  return { save, saving: loading, problems };
}
