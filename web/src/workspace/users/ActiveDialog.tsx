import { useState } from 'react';
import { SaveQuestion } from '../../app/save/SaveQuestion';
import { useSetWorkspaceUserActiveMutation, type WorkspaceUserRowFragment } from './WorkspaceUsers.generated';

export interface ActiveDialogProps {
  user: WorkspaceUserRowFragment;
  onClose: () => void;
  onReload: () => void;
}

/** Asks before it deactivates a user in a workspace, or reactivates them. */
export function ActiveDialog({ user, onClose, onReload }: ActiveDialogProps) {
  const [send] = useSetWorkspaceUserActiveMutation();
  // The user as they were when the dialog opened: the row changes before the dialog has closed.
  const [wasActive] = useState(user.isActive);
  const { workspaceUserId, version, fullName } = user;
  return (
    <SaveQuestion
      title={wasActive ? 'Deactivate user' : 'Reactivate user'}
      confirmText={wasActive ? 'Deactivate' : 'Reactivate'}
      busyText="Saving..."
      destructive={wasActive}
      send={() => send({ variables: { input: { workspaceUserId, version, isActive: !wasActive } } })}
      done={wasActive ? 'User Deactivated' : 'User Reactivated'}
      onDone={() => {
        onReload();
        onClose();
      }}
      onCancel={onClose}
      onOutdated={onReload}
    >
      {wasActive
        ? `${fullName} loses access to this portfolio with their next click. Their role and properties are kept.`
        : `${fullName} may enter this portfolio again, with the same role and properties.`}
    </SaveQuestion>
  );
}
