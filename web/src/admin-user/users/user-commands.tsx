import { CirclePause, CirclePlay, LogOut, UserPen } from 'lucide-react';
import type { RowCommand } from '../../ui/list-page/RowCommands';
import type { AdminUserRowFragment } from './AdminUsers.generated';

const icon = { size: 16, strokeWidth: 1.75 };

export type UserCommand = 'role' | 'signOut' | 'active';

/** Returns the commands that the viewer may use on a user. */
export function userCommands(
  { isActive, viewerCan }: AdminUserRowFragment,
  ask: (command: UserCommand) => void,
): RowCommand[] {
  const active = isActive
    ? { label: 'Deactivate', icon: <CirclePause {...icon} />, destructive: true }
    : { label: 'Reactivate', icon: <CirclePlay {...icon} /> };
  return [
    viewerCan.changeRole && { id: 'role', label: 'Change role', icon: <UserPen {...icon} /> },
    viewerCan.signOut && { id: 'signOut', label: 'Sign out everywhere', icon: <LogOut {...icon} /> },
    (viewerCan.deactivate || viewerCan.reactivate) && { id: 'active', ...active },
  ]
    .filter((each) => each !== false)
    .map((each) => ({ ...each, isInMenu: true, onSelect: () => ask(each.id as UserCommand) }));
}
