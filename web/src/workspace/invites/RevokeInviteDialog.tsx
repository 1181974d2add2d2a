import { useState } from 'react';
import { refusedOf } from '../../app/form-errors';
import { toast } from '../../ui/feedback/toast';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
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
    const errors = (await refusedOf(
      send({ variables: { input } }).then(({ data }) => data?.revokeInvitation.userErrors),
    )) ?? [{ code: 'notSent', detail: 'The change did not reach the server. Try again.', field: null }];
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
      busyText="Revoking..."
      onConfirm={() => void revoke()}
      onCancel={onClose}
    >
      <FormErrorAlert details={problems} />
      {`The link that was sent to ${invite.email} stops working.`}
    </ConfirmDialog>
  );
}
