import { RevokeQuestion } from '../../app/workspace/RevokeQuestion';
import { useRevokeInvitationMutation, type InviteRowFragment } from './WorkspaceInvites.generated';

export interface RevokeInviteDialogProps {
  invite: InviteRowFragment;
  onClose: () => void;
  onReload: () => void;
}

/** Asks before it revokes an invitation. */
export function RevokeInviteDialog({ invite, ...then }: RevokeInviteDialogProps) {
  const [send] = useRevokeInvitationMutation();
  const { invitationId, version, email } = invite;
  return (
    <RevokeQuestion send={() => send({ variables: { input: { invitationId, version } } })} {...then}>
      {`The link that was sent to ${email} stops working.`}
    </RevokeQuestion>
  );
}
