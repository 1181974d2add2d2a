import { useEffect, useRef, useState } from 'react';

/** The row that a problem leads to: the only one in the table, in sight and focused. */
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
