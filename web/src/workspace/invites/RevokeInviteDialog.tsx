import { useState } from 'react';
import { refusedOrUnsent } from '../../app/form-errors';
import { toast } from '../../ui/feedback/toast';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { useRevokeInvitationMutation, type InviteRowFragment } from './WorkspaceInvites.generated';

export interface RevokeInviteDialogProps {
  invite: InviteRowFragment;
  onClose: () => void;
  onReload: () => void;
}

/** Asks before an invitation is taken back. */
export function RevokeInviteDialog({ invite, onClose, onReload }: RevokeInviteDialogProps) {
  const [send, { loading }] = useRevokeInvitationMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const revoke = async () => {
    const input = { invitationId: invite.invitationId, version: invite.version };
    const errors = await refusedOrUnsent(
      send({ variables: { input } }).then(({ data }) => data?.revokeInvitation.userErrors),
      'The change did not reach the server. Try again.',
    );
    setProblems(errors.map((error) => error.detail));
    onReload();
    if (errors.length > 0) return;
    toast.success('Invitation Revoked');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Revoke invitation"
      confirmText="Revoke"
      destructive
      busy={loading}
      problems={problems}
      busyText="Revoking..."
      onConfirm={() => void revoke()}
      onCancel={onClose}
    >
      {`The link that was sent to ${invite.email} stops working.`}
    </ConfirmDialog>
  );
}
