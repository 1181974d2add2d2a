import { useMemo } from 'react';

/** What has the focus now, as the place to come back to: of a menu, whose items go away, the button that opened it. */
function openerNow(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const menu = focused.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}

/**
 * Where the focus goes when an overlay closes: back to what had it before the overlay was drawn. Asked for later, the
 * answer would be a field of the overlay that takes the focus itself, or a menu that is gone.
 */
export function useOpener(open: boolean): () => HTMLElement | null {
  const opener = useMemo(() => (open ? openerNow() : null), [open]);
  return () => (opener?.isConnected ? opener : null);
}
