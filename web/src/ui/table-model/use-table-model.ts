import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { arrangedColumns, type Column, type ColumnLayout, type TableSort } from './column';

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}

export interface TableModelOptions<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  layout: ColumnLayout;
  /** Controlled sort; without it the table has its own. */
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort | null) => void;
  /** The rows come sorted. */
  manualSort?: boolean;
  initialSort?: TableSort | null;
}

export interface TableModel<Row> {
  columns: Column<Row>[];
  /** In the order shown. */
  rows: { id: string; row: Row }[];
  sort: TableSort | null;
  canSort: (column: Column<Row>) => boolean;
  /** Ascending, then descending, then none. */
  toggleSort: (column: Column<Row>) => void;
}

/** Rows with their ids; each pair is made once for as long as the row stays at its place. */
class KeyedRows<Row> {
  #last: { id: string; row: Row }[] = [];

  of(rows: readonly Row[], rowId: (row: Row) => string): { id: string; row: Row }[] {
    const last = this.#last;
    this.#last = rows.map((row, index) => (last[index]?.row === row ? last[index] : { id: rowId(row), row }));
    return this.#last;
  }
}

/** Returns sorting, order and visibility of columns, by TanStack Table, as plain values. */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>): TableModel<Row> {
  const { columns, rows, rowId, layout, manualSort } = options;
  const { sort, sorting, onSortingChange } = useSort(options);
  const defs = useMemo(() => columns.map(columnDef), [columns]);
  const order = useMemo(() => arrangedColumns(columns, layout).map((column) => column.id), [columns, layout]);
  const visibility = useMemo(
    () => Object.fromEntries(layout.hidden.map((id) => [id, false])),
    [layout.hidden],
  );
  const table = useTable({
    features,
    columns: defs,
    data: rows as Row[],
    getRowId: rowId,
    manualSorting: manualSort,
    enableMultiSort: false,
    state: { sorting, columnOrder: order, columnVisibility: visibility },
    onSortingChange,
  });
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  // Rows that come sorted need no model of TanStack's, which would be made again for each page of an endless list.
  const [keyed] = useState(() => new KeyedRows<Row>());
  const asTheyCome = useMemo(
    () => (manualSort ? keyed.of(rows, rowId) : null),
    [keyed, manualSort, rows, rowId],
  );
  return {
    columns: table.getVisibleLeafColumns().map((column) => byId.get(column.id)!),
    rows: asTheyCome ?? table.getRowModel().rows.map((row) => ({ id: row.id, row: row.original })),
    sort,
    canSort: (column) => Boolean(column.sortable || column.sortValue),
    toggleSort(column) {
      // A column that did not sort begins with ascending; the one that does goes on to its next order.
      table.getColumn(column.id)?.toggleSorting(sort?.column === column.id ? undefined : false);
    },
  };
}

/** Returns the current sort, the caller's or the table's own, in TanStack Table's form. */
function useSort<Row>(options: TableModelOptions<Row>) {
  const { onSortChange } = options;
  const [ownSort, setOwnSort] = useState<TableSort | null>(options.initialSort ?? null);
  const sort = options.sort === undefined ? ownSort : options.sort;
  const sorting = useMemo<SortingState>(
    () => (sort ? [{ id: sort.column, desc: sort.descending }] : []),
    [sort],
  );
  const onSortingChange = (change: SortingState | ((old: SortingState) => SortingState)) => {
    const [first] = typeof change === 'function' ? change(sorting) : change;
    const next = first ? { column: first.id, descending: first.desc } : null;
    setOwnSort(next);
    onSortChange?.(next);
  };
  return { sort, sorting, onSortingChange };
}

function columnDef<Row extends object>(column: Column<Row>): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    accessorFn: (row: Row) => column.sortValue?.(row) ?? undefined,
    enableSorting: Boolean(column.sortable || column.sortValue),
    enableHiding: !column.fixed,
    sortDescFirst: false,
    sortUndefined: 'last',
    sortFn: (a, b, id) => compare(a.getValue(id), b.getValue(id)),
  };
}
