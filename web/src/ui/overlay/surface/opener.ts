import { useMemo, type RefObject } from 'react';

/** What has the focus now, as the place to come back to: of a menu, whose items go away, the button that opened it. */
function openerNow(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const menu = focused.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}

const OPEN_MODAL = '[aria-modal=true][data-state=open]';

/** Whether another dialog than the one around `own` lies over the opener: it keeps the focus that it has. */
function isCovered(opener: HTMLElement, own: HTMLElement | null): boolean {
  return [...document.querySelectorAll(OPEN_MODAL)].some(
    (dialog) => !dialog.contains(own) && !dialog.contains(opener),
  );
}

/**
 * Where the focus goes when an overlay closes: back to what had it before the overlay was drawn. Asked for later, the
 * answer would be a field of the overlay that takes the focus itself, or a menu that is gone. Nowhere where another
 * dialog has followed, which would take the focus's leaving it for its end.
 * @param own Something within the overlay.
 */
export function useOpener(open: boolean, own: RefObject<HTMLElement | null>): () => HTMLElement | null {
  const opener = useMemo(() => (open ? openerNow() : null), [open]);
  return () => (opener?.isConnected && !isCovered(opener, own.current) ? opener : null);
}
