import { useState } from 'react';
import { ConfirmDialog } from '../overlay/ConfirmDialog';

/** Closes the dialog or pane of a form; asks first where the user entered something. */
export function useDiscard(isDirty: boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (isDirty ? setAsking(true) : onClose()),
    question: { open: isAsking, onConfirm: onClose, onCancel: () => setAsking(false) },
  };
}

export interface DiscardQuestionProps {
  question: ReturnType<typeof useDiscard>['question'];
  title: string;
  /** What is lost, in one sentence. */
  children: string;
}

/** Asks before the user's entries are discarded. */
export function DiscardQuestion({ question, title, children }: DiscardQuestionProps) {
  return (
    <ConfirmDialog {...question} title={title} confirmText="Discard" cancelText="Stay" destructive>
      {children}
    </ConfirmDialog>
  );
}
