import { SaveQuestion } from '../../app/save/SaveQuestion';
import { useRevokeInvitationMutation, type InviteRowFragment } from './WorkspaceInvites.generated';

export interface RevokeInviteDialogProps {
  invite: InviteRowFragment;
  onClose: () => void;
  onReload: () => void;
}

/** Asks before an invitation is taken back. */
export function RevokeInviteDialog({ invite, onClose, onReload }: RevokeInviteDialogProps) {
  const [send] = useRevokeInvitationMutation();
  const { invitationId, version } = invite;
  return (
    <SaveQuestion
      title="Revoke invitation"
      confirmText="Revoke"
      busyText="Revoking..."
      done="Invitation Revoked"
      send={() => send({ variables: { input: { invitationId, version } } })}
      onDone={() => {
        onReload();
        onClose();
      }}
      onCancel={onClose}
      onOutdated={onReload}
    >
      {`The link that was sent to ${invite.email} stops working.`}
    </SaveQuestion>
  );
}
