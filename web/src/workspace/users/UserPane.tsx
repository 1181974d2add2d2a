import { chakra } from '@chakra-ui/react';
import { workspaceUserInput, type WorkspaceUserInput } from '@roofline/schema/workspace/workspace';
import type { RoleName } from '@roofline/schema/account/account';
import { useState } from 'react';
import type { FieldList } from '../../app/fields/field-list';
import { FieldSections } from '../../app/fields/FieldSections';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import { useSave } from '../../app/save/use-save';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FormPane } from '../../ui/form/FormOverlays';
import { ReadOnlyField } from '../../ui/ruled-form/ReadOnlyField';
import { useAccessChoices } from '../form/access-choices';
import { accessSection } from '../form/access-fields';
import type { AccessPlace, AccessValues } from '../form/access-values';
import { useUpdateWorkspaceUserMutation, type WorkspaceUserRowFragment } from './WorkspaceUsers.generated';

export interface UserPaneProps {
  user: WorkspaceUserRowFragment;
  onClose: () => void;
  /** Loads the list again, and returns the current row. */
  onReload: () => Promise<WorkspaceUserRowFragment | undefined>;
}
type Values = AccessValues & { workspaceUserId: string };
const ACCESS: FieldList<Values, AccessPlace> = [accessSection()];

const valuesOf = (user: WorkspaceUserRowFragment): Values => ({
  workspaceUserId: user.workspaceUserId,
  roleName: user.roleName as RoleName,
  propertyIds: user.assignedProperties.map(({ propertyId }) => propertyId),
});

/** Edits role and properties of a user, in a pane of 480 px. */
export function UserPane({ user: opened, onClose, onReload }: UserPaneProps) {
  // The list may load again below the pane: a save sends the version that the pane opened with.
  const [user, setUser] = useState(opened);
  const { choices, error, retry } = useAccessChoices(user.workspaceId, user.roleName);
  const { changeRole: canChangeRole, edit: canChangeProperties } = user.viewerCan;
  const form = useFieldsForm<Values, WorkspaceUserInput, AccessPlace>({
    schema: workspaceUserInput,
    list: ACCESS,
    saved: valuesOf(user),
    given: { choices, canChangeRole, canChangeProperties },
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
      <FieldSections form={form} />
      {error && !choices && <ErrorState details={['The roles could not be loaded.']} onRetry={retry} />}
    </FormPane>
  );
}
