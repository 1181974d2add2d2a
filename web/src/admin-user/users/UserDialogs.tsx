import type { AdminUserRowFragment } from './AdminUsers.generated';
import { RolePane } from './RolePane';
import type { UserCommand } from './user-commands';
import { SignOutQuestion, UserActiveQuestion } from './UserQuestions';

export interface UserDialogsProps {
  /** The command that the user chose in a row; null while none is open. */
  asked: { command: UserCommand; user: AdminUserRowFragment } | null;
  onClose: () => void;
  onReload: () => void;
}

const DIALOGS = { role: RolePane, signOut: SignOutQuestion, active: UserActiveQuestion };

/** Shows the form or the question of the command that was chosen in a user's row. */
export function UserDialogs({ asked, onClose, onReload }: UserDialogsProps) {
  const Dialog = asked && DIALOGS[asked.command];
  return Dialog && <Dialog user={asked.user} onClose={onClose} onReload={onReload} />;
}
