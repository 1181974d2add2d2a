import { ArrowDown, ArrowUp } from 'lucide-react';
import { Checkbox } from '../choice/Checkbox';
import { Spoken } from '../figure/Spoken';
import type { Column } from '../table-model/column';
import styles from './table.module.css';
import type { TableSelection } from './table-parts';
import type { TableModel } from '../table-model/use-table-model';

interface TableHeadProps<Row extends object> {
  model: TableModel<Row>;
  selection: TableSelection | undefined;
  hasActions: boolean;
}

/** Column heads that sort, and the checkbox for the whole page. Sticks under the top bar. */
export function TableHead<Row extends object>({ model, selection, hasActions }: TableHeadProps<Row>) {
  return (
    <thead className={styles.heads}>
      <tr>
        {selection && (
          <th className={styles.head} data-align="center" style={{ width: '44px' }} scope="col">
            <Checkbox
              aria-label="Select all rows of this page"
              checked={selection.state === 'all'}
              mixed={selection.state === 'some'}
              onChange={selection.togglePage}
            />
          </th>
        )}
        {model.columns.map((column, index) => (
          <HeadCell key={column.id} column={column} model={model} first={index === 0 && !selection} />
        ))}
        {hasActions && (
          <th className={styles.head} style={{ width: '1%' }} scope="col">
            <Spoken>Actions</Spoken>
          </th>
        )}
      </tr>
    </thead>
  );
}

function HeadCell<Row extends object>(props: {
  column: Column<Row>;
  model: TableModel<Row>;
  first: boolean;
}) {
  const { column, model, first } = props;
  const sorted =
    model.sort?.column === column.id ? (model.sort.descending ? 'descending' : 'ascending') : undefined;
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      className={first ? `${styles.head} ${styles.headFirst}` : styles.head}
      data-align={column.align}
      style={{ width: column.width }}
      scope="col"
      // For paper: browsers do not repeat a button with the head on the next sheet.
      data-head={typeof column.header === 'string' ? column.header : undefined}
      aria-sort={model.canSort(column) ? (sorted ?? 'none') : undefined}
    >
      {model.canSort(column) ? (
        <button
          type="button"
          className={styles.sorts}
          data-align={column.align}
          data-sorted={sorted ? true : undefined}
          onClick={() => model.toggleSort(column)}
        >
          {column.header}
          {sorted && <Arrow size={14} strokeWidth={1.75} aria-hidden />}
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
