import { useLayoutEffect, useRef } from 'react';

/**
 * Marks the frame of a table that is wider than the frame: such a table scrolls within its frame. If every frame could scroll,
 * a table's head would stick to the frame and not to the page.
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
