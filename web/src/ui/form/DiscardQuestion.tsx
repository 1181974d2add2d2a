import { useState } from 'react';
import { ConfirmDialog } from '../overlay/ConfirmDialog';

/** Closes what holds the form, after a question where something was entered. */
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

/** Asks before what was entered is thrown away. */
export function DiscardQuestion({ question, title, children }: DiscardQuestionProps) {
  return (
    <ConfirmDialog {...question} title={title} confirmText="Discard" cancelText="Stay" destructive>
      {children}
    </ConfirmDialog>
  );
}
