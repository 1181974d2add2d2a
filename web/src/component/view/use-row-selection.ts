import { useCallback, useMemo, useState } from 'react';
import type { ComponentRow } from './arrange';

/** Selected rows among those that the filters show: what a filter hides is not selected, so that no action reaches it. */
export function useRowSelection(shown: readonly ComponentRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isSelecting, setSelecting] = useState(false);
  const rows = useMemo(() => shown.filter((row) => ids.has(row.propertyComponentId)), [shown, ids]);
  const selected = useMemo(() => new Set(rows.map((row) => row.propertyComponentId)), [rows]);
  const clear = useCallback(() => {
    setIds(new Set());
    setSelecting(false);
  }, []);
  return {
    rows,
    selected,
    isSelecting,
    clear,
    onChange: setIds as (selected: Set<string>) => void,
    onSelectAll: () => setIds(new Set(shown.map((row) => row.propertyComponentId))),
    /** Phones: boxes before the rows, and away again. */
    toggleMode: () => (isSelecting ? clear() : setSelecting(true)),
  };
}
