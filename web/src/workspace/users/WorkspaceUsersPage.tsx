import { InviteButton } from '../invites/InviteButton';
import { WorkspaceFrame } from '../../app/workspace/WorkspaceFrame';
import { UserList } from './UserList';

/** `workspace/users`. */
export function WorkspaceUsersPage() {
  return (
    <WorkspaceFrame tab="users" actions={(workspace) => <InviteButton workspaceId={workspace.workspaceId} />}>
      {(workspace) => <UserList key={workspace.workspaceId} workspaceId={workspace.workspaceId} />}
    </WorkspaceFrame>
  );
}
