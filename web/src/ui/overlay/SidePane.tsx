import type { ReactNode } from 'react';
import { deferred } from './deferred';

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

const Surface = deferred<SidePaneProps>(() =>
  import('./surface/SidePaneSurface').then((module) => module.SidePaneSurface),
);

/** A pane at the right edge, the whole screen on phones. */
export function SidePane(props: SidePaneProps) {
  return <Surface {...props} needed={props.open} />;
}

/** Fetches the code of panes ahead: for tests. */
export const loadSidePane = Surface.load;
