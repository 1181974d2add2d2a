import { useState } from 'react';
import { refusedOrUnsent } from '../../app/form-errors';
import { toast } from '../../ui/feedback/toast';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { useSetWorkspaceUserActiveMutation, type WorkspaceUserRowFragment } from './WorkspaceUsers.generated';

export interface ActiveDialogProps {
  user: WorkspaceUserRowFragment;
  onClose: () => void;
  onReload: () => void;
}

/** Asks before somebody is let out of, or back into, a workspace. */
export function ActiveDialog({ user, onClose, onReload }: ActiveDialogProps) {
  const [send, { loading }] = useSetWorkspaceUserActiveMutation();
  const [problems, setProblems] = useState<string[]>([]);
  // As it was when the question came up: the row changes before the dialog has gone.
  const [wasActive] = useState(user.isActive);
  const { workspaceUserId, version, fullName } = user;
  const confirm = async () => {
    const input = { workspaceUserId, version, isActive: !wasActive };
    const errors = await refusedOrUnsent(
      send({ variables: { input } }).then(({ data }) => data?.setWorkspaceUserActive.userErrors),
      'The change did not reach the server. Try again.',
    );
    setProblems(errors.map((error) => error.detail));
    if (errors.some((error) => error.code === 'stale')) onReload();
    if (errors.length > 0) return;
    toast.success(wasActive ? 'User Deactivated' : 'User Reactivated');
    onReload();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={wasActive ? 'Deactivate user' : 'Reactivate user'}
      confirmText={wasActive ? 'Deactivate' : 'Reactivate'}
      destructive={wasActive}
      busy={loading}
      problems={problems}
      busyText="Saving..."
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {wasActive
        ? `${fullName} is out of this workspace at the next click. Role and properties are kept.`
        : `${fullName} may enter this workspace again, with the same role and properties.`}
    </ConfirmDialog>
  );
}
