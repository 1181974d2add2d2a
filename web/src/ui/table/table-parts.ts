import type { DataTableProps } from './data-table-props';
import type { TableModel } from '../table-model/use-table-model';

/** Selection as the parts of the table see it. */
export interface TableSelection {
  selected: ReadonlySet<string>;
  state: 'all' | 'some' | 'none';
  togglePage: () => void;
  toggle: (id: string, range: boolean) => void;
  allowed: (id: string) => boolean;
}

/** What the table hands down to its rows. */
export interface TablePartProps<Row extends object> extends DataTableProps<Row> {
  model: TableModel<Row>;
  selection: TableSelection | undefined;
  /** New rows have been on their way for so long that it is shown. */
  isSlow: boolean;
  /** The row that Tab reaches; arrow keys move it. */
  active: string | null;
  onActiveChange: (id: string) => void;
}
