import type { ReactNode, RefObject } from 'react';

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
  /** A search field above its results: always 110 px from the top, and from 768 px without a bar for its title. */
  isSearch?: boolean;
}

export interface SidePaneProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** 420 to look at something, 480 to fill in a form. */
  width?: 420 | 480;
  /** Leaves the page usable beside it: for details and help, not for forms. */
  modeless?: boolean;
  /** A click beside it does not close it: a form with input. */
  staticBackdrop?: boolean;
}
