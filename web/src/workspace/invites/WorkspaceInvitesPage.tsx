import { WorkspaceFrame } from '../../app/workspace/WorkspaceFrame';
import { InviteButton } from './InviteButton';
import { InviteList } from './InviteList';

/** `workspace/users/invites`. */
export function WorkspaceInvitesPage() {
  return (
    <WorkspaceFrame
      tab="invites"
      actions={(workspace) => <InviteButton workspaceId={workspace.workspaceId} />}
    >
      {(workspace) => <InviteList key={workspace.workspaceId} workspaceId={workspace.workspaceId} />}
    </WorkspaceFrame>
  );
}
