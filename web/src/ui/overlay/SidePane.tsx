import { deferred } from './deferred';
import type { SidePaneProps } from './surface/surface-props';

const Surface = deferred<SidePaneProps>(() =>
  import('./surface/SidePaneSurface').then((module) => module.SidePaneSurface),
);

/** A pane at the right edge, the whole screen on phones. */
export function SidePane(props: SidePaneProps) {
  return <Surface {...props} needed={props.open} />;
}

/** Fetches the code of panes ahead: for tests. */
export const loadSidePane = Surface.load;
