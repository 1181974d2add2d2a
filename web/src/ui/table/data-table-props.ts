import type { ReactNode } from 'react';
import type { Column, ColumnLayout, Grouping, TableSort } from '../table-model/column';

export interface DataTableProps<Row extends object> {
  /** For assistive technology: what the table lists. */
  caption: string;
  /** It fills a `flush` card, whose frame is enough. */
  isInCard?: boolean;
  columns: readonly Column<Row>[];
  /** Undefined while the first rows are loading: shows eight skeleton rows. */
  rows: readonly Row[] | undefined;
  /** The number of all rows, where not all are loaded. */
  total?: number;
  rowId: (row: Row) => string;
  /** Name of a row in the labels of its box and actions. */
  rowName: (row: Row) => string;
  /** New rows are loading: the old ones stay, after 300 ms at 60% opacity. */
  refreshing?: boolean;
  /** Errors to show instead of rows. */
  errors?: readonly string[];
  onRetry?: () => void;
  /** Shown without rows: an EmptyState. */
  empty: ReactNode;
  /** Given while a filter is set: without rows the table says "Nothing matches these filters". */
  onClearFilters?: () => void;

  sort?: TableSort | null;
  initialSort?: TableSort | null;
  onSortChange?: (sort: TableSort | null) => void;
  /** Rows come sorted from the server. */
  manualSort?: boolean;

  layout?: ColumnLayout;
  grouping?: Grouping<Row>;
  /** A last row with the subtotals of all rows. */
  showTotals?: boolean;

  /** Makes rows selectable. */
  selected?: ReadonlySet<string>;
  onSelectedChange?: (selected: Set<string>) => void;
  canSelect?: (row: Row) => boolean;
  /** On phones: checkboxes before the rows, also before anything is selected. */
  selecting?: boolean;
  /** Offers "Select all 28" once the page is fully selected. */
  selectAll?: { total: number; onSelectAll: () => void };

  /** Called on Enter, and on a click in a row's free area. */
  onOpen?: (row: Row) => void;
  /** Called on F2 on a row. */
  onRename?: (row: Row) => void;
  /** At most two icon buttons and a RowMenu. */
  rowActions?: (row: Row) => ReactNode;
  /** Two lines in place of the cells below 768 px. */
  renderPhoneRow?: (row: Row) => ReactNode;
  /** The height of each phone row, for lists that may be long: above 200 rows only those in sight are drawn. */
  phoneRowHeight?: number;
}
