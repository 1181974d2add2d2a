import { roleText } from '@roofline/schema/account/role-text';
import { Pencil, UserCheck, UserX } from 'lucide-react';
import type { RowCommand } from '../../ui/list-page/RowCommands';
import { TwoLines } from '../../ui/list-page/TwoLines';
import { UserStatus } from './user-columns';
import type { WorkspaceUserRowFragment } from './WorkspaceUsers.generated';

const icon = { size: 16, strokeWidth: 1.75 } as const;

/** Returns whether the viewer may change the role, or the properties where the role does not reach all of them. */
export const isEditable = ({ viewerCan, reachesAllProperties }: WorkspaceUserRowFragment) =>
  viewerCan.changeRole || (viewerCan.edit && !reachesAllProperties);

/** Returns the commands that the viewer may use on a user. */
export function userCommands(
  user: WorkspaceUserRowFragment,
  { onEdit, onSetActive }: { onEdit: () => void; onSetActive: () => void },
): RowCommand[] {
  return [
    isEditable(user) && { id: 'edit', label: 'Edit', icon: <Pencil {...icon} />, onSelect: onEdit },
    user.viewerCan.deactivate && {
      id: 'active',
      label: user.isActive ? 'Deactivate' : 'Reactivate',
      icon: user.isActive ? <UserX {...icon} /> : <UserCheck {...icon} />,
      destructive: user.isActive,
      onSelect: onSetActive,
    },
  ].filter((each) => each !== false);
}

/** A user in two lines. */
export function UserPhoneRow({ user }: { user: WorkspaceUserRowFragment }) {
  return (
    <TwoLines
      title={user.fullName}
      line={`${roleText(user.roleName)}, ${user.email}`}
      aside={!user.isActive && <UserStatus user={user} />}
      isFaded={!user.isActive}
    />
  );
}
