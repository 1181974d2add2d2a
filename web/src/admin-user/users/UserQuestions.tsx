import { useState } from 'react';
import { SaveQuestion } from '../../app/save/SaveQuestion';
import { useSelection } from '../../app/selection/selection';
import {
  useSetUserActiveMutation,
  useSignOutUserMutation,
  type AdminUserRowFragment,
} from './AdminUsers.generated';

export interface UserQuestionProps {
  user: AdminUserRowFragment;
  onClose: () => void;
  onReload: () => void;
}

const doneWith = ({ onClose, onReload }: UserQuestionProps) => ({
  onDone: () => {
    onReload();
    onClose();
  },
  onCancel: onClose,
  onOutdated: onReload,
});

/** Asks before it deactivates a user everywhere, or reactivates them. */
export function UserActiveQuestion(props: UserQuestionProps) {
  // The user as they were when the dialog opened: the row changes before the dialog has closed.
  const [{ userId, version, isActive, fullName }] = useState(props.user);
  const [send] = useSetUserActiveMutation();
  return (
    <SaveQuestion
      title={isActive ? 'Deactivate user' : 'Reactivate user'}
      confirmText={isActive ? 'Deactivate' : 'Reactivate'}
      busyText="Saving..."
      done={isActive ? 'User Deactivated' : 'User Reactivated'}
      destructive={isActive}
      send={() => send({ variables: { input: { userId, version, isActive: !isActive } } })}
      {...doneWith(props)}
    >
      {isActive
        ? `${fullName} is signed out at once, can't sign in anymore, and loses all access tokens. Roles and properties stay as they are, and you can reactivate the account.`
        : `${fullName} can sign in again with the same password, roles and properties. Access tokens have to be created again.`}
    </SaveQuestion>
  );
}

/** Asks before a user is signed out of every browser. */
export function SignOutQuestion(props: UserQuestionProps) {
  const { userId, fullName } = props.user;
  const isSelf = useSelection().viewer.userId === userId;
  const [send] = useSignOutUserMutation();
  return (
    <SaveQuestion
      title="Sign out everywhere"
      confirmText="Sign out"
      busyText="Signing out..."
      done="User Signed Out"
      send={() => send({ variables: { input: { userId } } })}
      {...doneWith(props)}
    >
      {isSelf
        ? 'You are signed out of every browser, this one too. Your access tokens keep working.'
        : `${fullName} is signed out of every browser and can sign in again. Access tokens keep working.`}
    </SaveQuestion>
  );
}
