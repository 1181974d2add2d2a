import { useCallback, useMemo, useState } from 'react';

export interface ListSelection<Row> {
  /** The selected rows, in the order of the list; over all pages. */
  rows: readonly Row[];
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  selectAll: () => void;
  clear: () => void;
  /** On phones: checkboxes before the rows, also before anything is selected. */
  isSelecting: boolean;
  toggleSelecting: () => void;
}

/**
 * Returns the selected rows among those that match the filters, on any page: a row that a filter hides is not
 * selected, so that no action reaches it.
 */
export function useListSelection<Row>(
  shown: readonly Row[],
  rowId: (row: Row) => string,
): ListSelection<Row> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isSelecting, setSelecting] = useState(false);
  const rows = useMemo(
    () => (chosen.size === 0 ? [] : shown.filter((row) => chosen.has(rowId(row)))),
    [shown, chosen, rowId],
  );
  const ids = useMemo(() => new Set(rows.map(rowId)), [rows, rowId]);
  const clear = useCallback(() => {
    setChosen(new Set());
    setSelecting(false);
  }, []);
  return {
    rows,
    ids,
    onChange: setChosen,
    selectAll: () => setChosen(new Set(shown.map(rowId))),
    clear,
    isSelecting,
    toggleSelecting: () => (isSelecting ? clear() : setSelecting(true)),
  };
}
