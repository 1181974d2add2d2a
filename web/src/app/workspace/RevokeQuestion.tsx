import type { ComponentProps } from 'react';
import { SaveQuestion } from '../save/SaveQuestion';

export interface RevokeQuestionProps {
  send: ComponentProps<typeof SaveQuestion>['send'];
  /** Says what will stop working. */
  children: string;
  onClose: () => void;
  onReload: () => void;
}

/** Asks before an invitation is revoked. */
export function RevokeQuestion({ send, children, onClose, onReload }: RevokeQuestionProps) {
  return (
    <SaveQuestion
      title="Revoke invitation"
      confirmText="Revoke"
      busyText="Revoking..."
      done="Invitation Revoked"
      send={send}
      onDone={() => {
        onReload();
        onClose();
      }}
      onCancel={onClose}
      onOutdated={onReload}
    >
      {children}
    </SaveQuestion>
  );
}
