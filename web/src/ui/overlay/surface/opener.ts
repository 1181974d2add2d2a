import { useMemo, type RefObject } from 'react';

/** Returns the element with the focus, to give it back later: for a menu, whose items go away, its button. */
function openerNow(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const menu = focused.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}

const OPEN_MODAL = '[aria-modal=true][data-state=open]';

/** Returns whether another dialog than the one around `own` covers the opener: that dialog keeps the focus. */
function isCovered(opener: HTMLElement, own: HTMLElement | null): boolean {
  return [...document.querySelectorAll(OPEN_MODAL)].some(
    (dialog) => !dialog.contains(own) && !dialog.contains(opener),
  );
}

/**
 * Returns the element that gets the focus when an overlay closes: the one that had it before the overlay was drawn.
 * Found later, it would be a field of the overlay that takes the focus itself, or a menu that is gone. Null where
 * another dialog has opened, which would close when the focus leaves it.
 * @param own An element within the overlay.
 */
export function useOpener(open: boolean, own: RefObject<HTMLElement | null>): () => HTMLElement | null {
  const opener = useMemo(() => (open ? openerNow() : null), [open]);
  return () => (opener?.isConnected && !isCovered(opener, own.current) ? opener : null);
}
