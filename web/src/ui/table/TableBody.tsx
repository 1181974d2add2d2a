import { memo, useState, type CSSProperties, type ReactNode } from 'react';
import { useDensity, rowHeights } from '../table-model/density';
import { counted } from '../format/count';
import { GroupRow, TotalsRow } from './GroupRow';
import { handleRowKey } from '../table-model/row-keys';
import { useTableItems, type TableItem } from '../table-model/table-items';
import styles from './table.module.css';
import type { TablePartProps } from './table-parts';
import { TableRow } from './TableRow';
import { useVirtualWindow } from '../table-model/use-virtual-window';

/** Rows, in groups where asked; only those in sight once there are more than 200. */
export function TableBody<Row extends object>(props: TablePartProps<Row> & { span: number }) {
  const { model, grouping, selection, onOpen, onRename, isSlow, span } = props;
  const [density] = useDensity();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const items = useTableItems(model.rows, grouping, closed);
  const height = rowHeights[density];
  const { bodyRef, visible, before, after, unprinted } = useVirtualWindow(items, { height });
  const reachable = model.rows.some(({ id }) => id === props.active) ? props.active : model.rows[0]?.id;

  const withRow = (act?: (row: Row) => void) =>
    act && ((id: string) => act(model.rows.find((each) => each.id === id)!.row));

  function toggleGroup(group: string) {
    const next = new Set(closed);
    if (!next.delete(group)) next.add(group);
    setClosed(next);
  }

  return (
    // Handles the keys of the grid around it, whose rows have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody
      ref={bodyRef}
      className={styles.body}
      data-refreshing={isSlow || undefined}
      // The user sets the density; touch screens get at least 44 px.
      style={{ '--density': `${height}px` } as CSSProperties}
      onKeyDown={(event) =>
        handleRowKey(event, {
          onSelect: selection?.toggle,
          onOpen: withRow(onOpen),
          onRename: withRow(onRename),
        })
      }
    >
      {before > 0 && <Spacer height={before} span={span} />}
      {visible.map((item) => renderItem(item))}
      {after > 0 && <Spacer height={after} span={span} />}
      {unprinted > 0 && <Unprinted count={rowsLeftOut(props, items.slice(visible.length))} span={span} />}
      {props.showTotals && <TotalsRow {...props} rows={model.rows.map(({ row }) => row)} />}
    </tbody>
  );

  function renderItem(item: TableItem<Row>) {
    if (item.kind === 'group') {
      return (
        <GroupRow
          key={`group ${item.id}`}
          {...props}
          rows={item.rows}
          label={grouping!.label(item.id, item.rows)}
          open={!closed.has(item.id)}
          onToggle={() => toggleGroup(item.id)}
        />
      );
    }
    return (
      <WindowRow key={item.id} table={props} id={item.id} row={item.row} reachable={item.id === reachable} />
    );
  }
}

interface WindowRowProps<Row extends object> {
  table: TablePartProps<Row>;
  id: string;
  row: Row;
  reachable: boolean;
}

/** While the table is only scrolled its props are the same: rows that stay in sight are not drawn again. */
const WindowRow = memo(function WindowRow<Row extends object>({ table, ...row }: WindowRowProps<Row>) {
  return <TableRow {...table} {...row} />;
}) as <Row extends object>(props: WindowRowProps<Row>) => ReactNode;

/** Returns how many rows follow the last one on paper: loaded ones, and those that were not loaded. */
function rowsLeftOut<Row extends object>(
  { model, total = 0 }: TablePartProps<Row>,
  behind: readonly TableItem<Row>[],
): number {
  const read = behind.filter(({ kind }) => kind === 'row').length;
  return read + Math.max(0, total - model.rows.length);
}

/** Says on paper that a list has more rows than are printed. */
function Unprinted({ count, span }: { count: number; span: number }) {
  return (
    <tr>
      <td colSpan={span}>{counted(count, 'more row')} not printed: filter the list, or download it.</td>
    </tr>
  );
}

function Spacer({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={span} style={{ height, padding: 0 }}>
        {null}
      </td>
    </tr>
  );
}
