import { useMemo, useRef } from 'react';
import { pageSelection, pageToggled, toggled } from '../table-model/selection';
import type { TableModel } from '../table-model/use-table-model';
import type { DataTableProps } from './data-table-props';
import type { TableSelection } from './table-parts';

/** Returns the selection with its handlers, undefined where rows cannot be selected, and the ids of selectable rows. */
export function useTableSelection<Row extends object>(
  { selected, onSelectedChange, canSelect }: DataTableProps<Row>,
  rows: TableModel<Row>['rows'],
): { selection: TableSelection | undefined; selectable: readonly string[] } {
  const lastClicked = useRef<string | null>(null);
  const selectable = useMemo(
    () => (canSelect ? rows.filter(({ row }) => canSelect(row)) : rows).map(({ id }) => id),
    [rows, canSelect],
  );
  const allowed = useMemo(() => new Set(selectable), [selectable]);
  if (!selected || !onSelectedChange) return { selection: undefined, selectable };
  const selection: TableSelection = {
    selected,
    state: pageSelection(selected, selectable),
    togglePage: () => onSelectedChange(pageToggled(selected, selectable)),
    toggle(id, range) {
      if (!allowed.has(id)) return;
      onSelectedChange(toggled(selected, selectable, id, range ? { from: lastClicked.current } : null));
      lastClicked.current = id;
    },
    allowed: (id) => allowed.has(id),
  };
  return { selection, selectable };
}
