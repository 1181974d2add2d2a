import type { AdminUserRowFragment } from './AdminUsers.generated';
import { RolePane } from './RolePane';
import type { UserCommand } from './user-commands';
import { SignOutQuestion, UserActiveQuestion } from './UserQuestions';

export interface UserDialogsProps {
  /** What was chosen from a row; null while nothing is. */
  asked: { command: UserCommand; user: AdminUserRowFragment } | null;
  onClose: () => void;
  onReload: () => void;
}

const DIALOGS = { role: RolePane, signOut: SignOutQuestion, active: UserActiveQuestion };

/** The form or the question about a user that was chosen from their row. */
export function UserDialogs({ asked, onClose, onReload }: UserDialogsProps) {
  const Dialog = asked && DIALOGS[asked.command];
  return Dialog && <Dialog user={asked.user} onClose={onClose} onReload={onReload} />;
}
