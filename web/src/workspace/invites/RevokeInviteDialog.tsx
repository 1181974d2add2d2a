import { useSave } from '../../app/save/use-save';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
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
  const { save, saving, problems } = useSave({
    send: () => send({ variables: { input: { invitationId, version } } }),
    done: 'Invitation Revoked',
    onSaved: () => {
      onReload();
      onClose();
    },
    onOutdated: onReload,
  });
  return (
    <ConfirmDialog
      open
      title="Revoke invitation"
      confirmText="Revoke"
      destructive
      busy={saving}
      problems={problems}
      busyText="Revoking..."
      onConfirm={() => void save(null)}
      onCancel={onClose}
    >
      {`The link that was sent to ${invite.email} stops working.`}
    </ConfirmDialog>
  );
}
