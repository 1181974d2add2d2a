import { roleText } from '@roofline/schema/account/role-text';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSave } from '../../app/save/use-save';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { propertiesText } from '../../app/workspace/properties-text';
import type { GrantableRole } from './RoleSelect';
import { useUpdateWorkspaceUserMutation, type WorkspaceUserRowFragment } from './WorkspaceUsers.generated';

export interface RoleDialogProps {
  user: WorkspaceUserRowFragment;
  role: GrantableRole;
  onClose: () => void;
  onReload: () => void;
}

/** Returns which properties the user sees with the new role. */
function reachText(user: WorkspaceUserRowFragment, role: GrantableRole): string {
  if (role.reachesAllProperties)
    return `${roleText(role.roleName)} has access to every property of the portfolio.`;
  if (user.assignedProperties.length === 0)
    return `${roleText(role.roleName)} sees only assigned properties, and none are assigned yet: use Edit to assign some.`;
  const text = propertiesText({ ...user, reachesAllProperties: false });
  return `${roleText(role.roleName)} sees only assigned properties: ${text}.`;
}

/** Asks before it changes a user's role. */
export function RoleDialog({ user, role, onClose, onReload }: RoleDialogProps) {
  const [send] = useUpdateWorkspaceUserMutation();
  // The texts as they were when the dialog opened: the row changes before the dialog has closed.
  const [asked] = useState({ from: roleText(user.roleName), reach: reachText(user, role) });
  const { workspaceUserId, version, assignedProperties } = user;
  const propertyIds = assignedProperties.map(({ propertyId }) => propertyId);
  const { save, saving, problems } = useSave({
    send: ({ roleName }: GrantableRole) =>
      send({ variables: { input: { workspaceUserId, version, roleName, propertyIds } } }),
    done: 'User Details Saved',
    onSaved: onClose,
    onOutdated: onReload,
  });
  return (
    <ConfirmDialog
      open
      title="Change role"
      confirmText={`Make ${roleText(role.roleName)}`}
      busy={saving}
      problems={problems}
      busyText="Saving..."
      onConfirm={() => void save(role)}
      onCancel={onClose}
    >
      {`${user.fullName} is now ${asked.from} and becomes ${roleText(role.roleName)} with their next click.`}
      <chakra.p mt="2">{asked.reach}</chakra.p>
    </ConfirmDialog>
  );
}
