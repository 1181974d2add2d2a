import { chakra } from '@chakra-ui/react';
import { workspaceUserInput, type WorkspaceUserInput } from '@roofline/schema/workspace';
import type { RoleName } from '@roofline/schema/account';
import { useState } from 'react';
import { useSave } from '../../app/save/use-save';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FormPane } from '../../ui/form/FormOverlays';
import { ReadOnlyField } from '../../ui/ruled-form/ReadOnlyField';
import { useRuledForm } from '../../ui/ruled-form/use-ruled-form';
import { useAccessChoices, type AccessValues } from '../form/access-choices';
import { AccessFields } from '../form/AccessFields';
import { useUpdateWorkspaceUserMutation, type WorkspaceUserRowFragment } from './WorkspaceUsers.generated';

export interface UserPaneProps {
  user: WorkspaceUserRowFragment;
  onClose: () => void;
  /** Reads the list again, and gives the row as it is now. */
  onReload: () => Promise<WorkspaceUserRowFragment | undefined>;
}
type Values = AccessValues & { workspaceUserId: string };

const valuesOf = (user: WorkspaceUserRowFragment): Values => ({
  workspaceUserId: user.workspaceUserId,
  roleName: user.roleName as RoleName,
  propertyIds: user.assignedProperties.map(({ propertyId }) => propertyId),
});

/** Role and properties of a user, in a pane of 480 px. */
export function UserPane({ user: opened, onClose, onReload }: UserPaneProps) {
  // The list may be read again below the pane: a save starts from what the pane was filled with.
  const [user, setUser] = useState(opened);
  const { choices, error, retry } = useAccessChoices(user.workspaceId, user.roleName);
  const form = useRuledForm<Values, WorkspaceUserInput>({
    schema: workspaceUserInput,
    defaultValues: valuesOf(user),
  });
  const [update] = useUpdateWorkspaceUserMutation();
  const {
    save,
    saving,
    problems,
    isStale,
    onReload: reload,
  } = useSave({
    send: (values: WorkspaceUserInput) =>
      update({ variables: { input: { ...values, version: user.version } } }),
    form,
    fields: ['roleName', 'propertyIds'],
    done: 'User Details Saved',
    onSaved: onClose,
    loadNewer: async () => {
      const newer = await onReload();
      if (!newer) return;
      setUser(newer);
      form.reset(valuesOf(newer));
    },
  });
  return (
    <FormPane
      title={`Edit ${user.fullName}`}
      onClose={onClose}
      submitText="Save Changes"
      busyText="Saving..."
      busy={saving}
      disabled={!choices}
      problems={problems}
      isStale={isStale}
      onReload={reload}
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
