import { useEffect } from 'react';

const LAYERS =
  '[data-state=open][role=dialog], [data-state=open][role=alertdialog], [data-state=open][role=menu]';

/** Clears the selection on Esc, unless a layer is over the page: the topmost layer closes first. */
export function useEscClears(count: number, onClear: () => void): void {
  useEffect(() => {
    if (count === 0) return undefined;
    function press(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector(LAYERS)) onClear();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [count, onClear]);
}
