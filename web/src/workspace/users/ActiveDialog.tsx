import { useState } from 'react';
import { useSave } from '../../app/save/use-save';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { useSetWorkspaceUserActiveMutation, type WorkspaceUserRowFragment } from './WorkspaceUsers.generated';

export interface ActiveDialogProps {
  user: WorkspaceUserRowFragment;
  onClose: () => void;
  onReload: () => void;
}

/** Asks before somebody is let out of, or back into, a workspace. */
export function ActiveDialog({ user, onClose, onReload }: ActiveDialogProps) {
  const [send] = useSetWorkspaceUserActiveMutation();
  // As it was when the question came up: the row changes before the dialog has gone.
  const [wasActive] = useState(user.isActive);
  const { workspaceUserId, version, fullName } = user;
  const { save, saving, problems } = useSave({
    send: (isActive: boolean) => send({ variables: { input: { workspaceUserId, version, isActive } } }),
    done: wasActive ? 'User Deactivated' : 'User Reactivated',
    onSaved: () => {
      onReload();
      onClose();
    },
    onOutdated: onReload,
  });
  return (
    <ConfirmDialog
      open
      title={wasActive ? 'Deactivate user' : 'Reactivate user'}
      confirmText={wasActive ? 'Deactivate' : 'Reactivate'}
      destructive={wasActive}
      busy={saving}
      problems={problems}
      busyText="Saving..."
      onConfirm={() => void save(!wasActive)}
      onCancel={onClose}
    >
      {wasActive
        ? `${fullName} loses access to this portfolio with their next click. Their role and properties are kept.`
        : `${fullName} may enter this portfolio again, with the same role and properties.`}
    </ConfirmDialog>
  );
}
