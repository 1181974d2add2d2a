import { useEffect } from 'react';
import { useLatest } from '../../../app/use-latest';

/** Marks fields that are part of the what-if: in them, too, the keys undo the what-if and not single letters. */
export const UNDO_SCOPE = 'data-what-if';

function belongsToOthers(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const field = target.closest('input:not([type=range]), textarea, select, [contenteditable=true]');
  return target.closest('[role=dialog]') !== null || (field !== null && !field.closest(`[${UNDO_SCOPE}]`));
}

/** Listens to the keys: Ctrl or Cmd Z undoes; with Shift, or Ctrl Y, it redoes. */
export function useUndoKeys(keys: { undo: () => void; redo: () => void }): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if ((key !== 'z' && key !== 'y') || belongsToOthers(event.target)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [latest]);
}
