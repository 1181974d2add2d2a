import { deferred } from './deferred';
import type { DialogProps } from './surface/surface-props';

const Surface = deferred<DialogProps>(() =>
  import('./surface/DialogSurface').then((module) => module.DialogSurface),
);

/** A modal over the page, a full-screen sheet on phones. Focus is trapped and goes back to the opener. */
export function Dialog(props: DialogProps) {
  return <Surface {...props} needed={props.open} />;
}

/** Fetches the code of dialogs ahead: for tests, where an opened dialog must be there at once. */
export const loadDialog = Surface.load;
