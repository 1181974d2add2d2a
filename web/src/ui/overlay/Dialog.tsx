import type { ReactNode, RefObject } from 'react';
import { deferred } from './deferred';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Right end of the footer: the actions, primary last. */
  footer?: ReactNode;
  /** Under the title: steps of a wizard, a line of purpose. */
  header?: ReactNode;
  /** Right of the body from 768 px, 268 px wide. */
  aside?: ReactNode;
  width?: string;
  /** A click beside it does not close it. */
  staticBackdrop?: boolean;
  /** No close button and no Esc: while something runs. */
  locked?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  role?: 'dialog' | 'alertdialog';
  /** On phones only as high as its content, at the bottom edge: for questions, not for forms. */
  compact?: boolean;
}

const Surface = deferred<DialogProps>(() =>
  import('./surface/DialogSurface').then((module) => module.DialogSurface),
);

/** A modal over the page, a full-screen sheet on phones. Focus is trapped and goes back to the opener. */
export function Dialog(props: DialogProps) {
  return <Surface {...props} needed={props.open} />;
}

/** Fetches the code of dialogs ahead: for tests, where an opened dialog must be there at once. */
export const loadDialog = Surface.load;
