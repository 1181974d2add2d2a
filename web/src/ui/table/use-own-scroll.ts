import { useLayoutEffect, useRef } from 'react';

/**
 * Marks the frame of a table that is wider than it: such a table scrolls within its frame. A frame that always could would be what the
 * table's head sticks to, in place of the page.
 */
export function useOwnScroll() {
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const grid = table.current!;
    const frame = grid.parentElement!;
    const observer = new ResizeObserver(() =>
      frame.toggleAttribute('data-scrolls', grid.offsetWidth > frame.clientWidth),
    );
    observer.observe(grid);
    observer.observe(frame);
    return () => {
      observer.disconnect();
      frame.removeAttribute('data-scrolls');
    };
  }, []);
  return table;
}
