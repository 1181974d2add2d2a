import type { ReactNode } from 'react';

export type SortValue = string | number | boolean | null | undefined;

/** A column of a DataTable. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Sorts in the browser by this value; empty ones come last either way. */
  sortValue?: (row: Row) => SortValue;
  /** Sorted by the server: a click on the head calls `onSortChange`. */
  sortable?: boolean;
  /** How a sort menu names the directions: as for figures where `align` is `end`, else as for words. */
  sortsAs?: 'words' | 'figures';
  /** `end` for figures. */
  align?: 'start' | 'end';
  width?: string;
  /** Cannot be hidden or moved: the name of the row. */
  fixed?: boolean;
  /** Hidden until chosen. */
  optional?: boolean;
  /** In the head row of a group and, with `showTotals`, in the last row. */
  subtotal?: (rows: readonly Row[]) => ReactNode;
}

/** The columns that a user sees, and their order; the screen stores it per user and grid. */
export interface ColumnLayout {
  order: readonly string[];
  hidden: readonly string[];
}

export interface TableSort {
  column: string;
  descending: boolean;
}

export interface Grouping<Row> {
  /** Returns the group of a row; groups are in the order in which they first appear. */
  of: (row: Row) => string;
  label: (group: string, rows: readonly Row[]) => ReactNode;
}

/** Returns the layout that a grid starts with. */
export function initialLayout<Row>(columns: readonly Column<Row>[]): ColumnLayout {
  return {
    order: columns.map((column) => column.id),
    hidden: columns.filter((column) => column.optional).map((column) => column.id),
  };
}

/** Returns columns in a stored order: a column that is not in it keeps its place; removed columns are ignored. */
export function arrangedColumns<Row>(columns: readonly Column<Row>[], layout: ColumnLayout): Column<Row>[] {
  const place = (column: Column<Row>) => {
    if (column.fixed) return -1;
    const kept = layout.order.indexOf(column.id);
    return kept >= 0 ? kept : columns.indexOf(column);
  };
  return [...columns].sort((a, b) => place(a) - place(b));
}

/** Returns the columns that a layout shows, in their order. */
export function shownColumns<Row>(columns: readonly Column<Row>[], layout: ColumnLayout): Column<Row>[] {
  return arrangedColumns(columns, layout).filter(({ id, fixed }) => fixed || !layout.hidden.includes(id));
}
