export interface TableColumn {
  header: string;
  /** The column's share of the width that figures leave, relative to other text columns, if they do not all fit. */
  share?: number;
  /** `end` for figures. */
  align?: 'start' | 'end';
}

/** A cell: text, or text with a tone or a color chip before it. null is an empty cell. */
export type Cell =
  | string
  | null
  | { text: string; tone?: 'danger' | 'muted'; chip?: string; indent?: number };

export interface TableRow {
  cells: readonly Cell[];
  /** group and subgroup: head lines above rows that belong together, with their sums; total: the last line. */
  kind?: 'plain' | 'group' | 'subgroup' | 'total';
}

export interface TableOptions {
  /** What the table shows, printed above it and read before it. */
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Columns of the page that a narrow table flows through, one by default. */
  flow?: 1 | 2;
}

export const textOf = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'string' ? cell : cell.text;

export const insetOf = (cell: Cell): number =>
  cell === null || typeof cell === 'string' ? 0 : (cell.indent ?? 0) * 10 + (cell.chip ? 9 : 0);
