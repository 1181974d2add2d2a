import { useEffect, useRef, useState } from 'react';

/** Shows the row of a problem as the only one in the table, scrolls to it and focuses it. */
export function useShownRow() {
  const [wanted, setWanted] = useState<{ row: number } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted === null) return;
    const row = place.current?.querySelector<HTMLElement>(`[data-row="${wanted.row}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return {
    place,
    row: wanted?.row ?? null,
    show: (row: number) => setWanted({ row }),
    clear: () => setWanted(null),
  };
}
