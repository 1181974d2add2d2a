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

/** The props that the table passes to its parts. */
export interface TablePartProps<Row extends object> extends DataTableProps<Row> {
  model: TableModel<Row>;
  selection: TableSelection | undefined;
  /** New rows have been loading for so long that the table shows it. */
  isSlow: boolean;
  /** The row that Tab reaches; arrow keys move it. */
  active: string | null;
  onActiveChange: (id: string) => void;
}
