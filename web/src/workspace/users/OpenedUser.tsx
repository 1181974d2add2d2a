import { ActiveDialog } from './ActiveDialog';
import { RoleDialog } from './RoleDialog';
import type { GrantableRole } from './RoleSelect';
import { UserPane } from './UserPane';
import type { WorkspaceUserRowFragment } from './WorkspaceUsers.generated';

/** The form or the question that the user opened in a row. */
export type Opened = { id: string } & (
  | { as: 'edit' }
  | { as: 'active' }
  | { as: 'role'; role: GrantableRole }
);

export interface OpenedUserProps {
  /** Null while nothing is open. */
  open: Opened | null;
  user: WorkspaceUserRowFragment | undefined;
  onClose: () => void;
  /** Loads a user again. */
  onReload: (id: string) => Promise<WorkspaceUserRowFragment | undefined>;
  onOutdated: () => void;
}

/** Shows the form or the question that was opened in a user's row. */
export function OpenedUser({ user, open, onClose, onReload, onOutdated }: OpenedUserProps) {
  if (open === null || !user) return null;
  if (open.as === 'edit')
    return <UserPane user={user} onClose={onClose} onReload={() => onReload(open.id)} />;
  if (open.as === 'active') return <ActiveDialog user={user} onClose={onClose} onReload={onOutdated} />;
  return <RoleDialog user={user} role={open.role} onClose={onClose} onReload={onOutdated} />;
}
