import { RevokeQuestion } from '../../app/workspace/RevokeQuestion';
import { useRevokeAdminInviteMutation, type AdminInviteRowFragment } from './AdminInvites.generated';

export interface RevokeInviteProps {
  invite: AdminInviteRowFragment;
  onClose: () => void;
  onReload: () => void;
}

/** Asks before it revokes an invitation. */
export function RevokeInvite({ invite, ...then }: RevokeInviteProps) {
  const [send] = useRevokeAdminInviteMutation();
  const { invitationId, version, email, workspaceName } = invite;
  return (
    <RevokeQuestion send={() => send({ variables: { input: { invitationId, version } } })} {...then}>
      {`The link to ${workspaceName} that was sent to ${email} stops working.`}
    </RevokeQuestion>
  );
}
