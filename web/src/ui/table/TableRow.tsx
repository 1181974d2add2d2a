import type { MouseEvent } from 'react';
import { Checkbox } from '../choice/Checkbox';
import styles from './table.module.css';
import type { TablePartProps } from './table-parts';

export interface TableRowProps<Row extends object> extends TablePartProps<Row> {
  id: string;
  row: Row;
  reachable: boolean;
}

/** One row: box, cells, actions. */
export function TableRow<Row extends object>(props: TableRowProps<Row>) {
  const { id, row, model, selection, rowName, rowActions, onOpen, reachable } = props;
  const selected = selection?.selected.has(id) ?? false;

  function click(event: MouseEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    // A menu of the row is drawn over the page, but its clicks bubble through here.
    if (!event.currentTarget.contains(target)) return;
    const onControl = target.closest('a, button, input, label, [data-row-actions]');
    if (onOpen && !onControl && !window.getSelection()?.toString()) onOpen(row);
  }

  return (
    <tr
      data-row={id}
      className={styles.row}
      tabIndex={reachable ? 0 : -1}
      aria-selected={selection ? selected : undefined}
      data-opens={onOpen ? true : undefined}
      onFocus={() => props.onActiveChange(id)}
      onClick={click}
    >
      {selection && (
        <td className={styles.cell} data-align="center">
          {selection.allowed(id) && (
            <Checkbox
              aria-label={`Select ${rowName(row)}`}
              tabIndex={-1}
              checked={selected}
              onChange={(event) =>
                selection.toggle(id, (event.nativeEvent as unknown as globalThis.MouseEvent).shiftKey)
              }
            />
          )}
        </td>
      )}
      {model.columns.map((column, index) => (
        <td
          key={column.id}
          className={index === 0 && !selection ? `${styles.cell} ${styles.first}` : styles.cell}
          data-align={column.align}
          data-fixed={column.fixed || undefined}
        >
          {column.cell(row)}
        </td>
      ))}
      {rowActions && (
        <td className={`${styles.cell} ${styles.actions}`} data-row-actions>
          {rowActions(row)}
        </td>
      )}
    </tr>
  );
}
