import { useEffect, useRef, type RefObject } from 'react';
import { areSingleKeysOn } from '../action/single-keys';

export interface PaneKeys {
  pane: RefObject<HTMLElement | null>;
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
}

const LAYERS =
  '[data-state=open][role=dialog], [data-state=open][role=alertdialog], [data-state=open][role=menu]';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox])'));

/** Handles `j` and `k` on the whole page, Esc where no layer is over the pane, and keeps Tab in a pane over the page. */
export function usePaneKeys(keys: PaneKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { pane, onPrevious, onNext, onClose } = latest.current;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector(LAYERS)) return;
      if (event.key === 'Tab') return stayWithin(pane.current, event);
      const isLetter = event.key === 'j' || event.key === 'k';
      if (isLetter && (!areSingleKeysOn() || isTyping(event.target))) return;
      const act = { j: onNext, k: onPrevious, Escape: onClose }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    }
    // Before other listeners for Esc: the pane closes first, then the selection is cleared.
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Keeps the focus in the pane on phones, where nothing behind it can be seen. */
function stayWithin(pane: HTMLElement | null, event: KeyboardEvent): void {
  if (!pane || !window.matchMedia('(max-width: 767px)').matches) return;
  const stops = [...pane.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const end = event.shiftKey ? stops[0] : stops.at(-1);
  const start = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement !== end && pane.contains(document.activeElement)) return;
  event.preventDefault();
  start?.focus();
}
