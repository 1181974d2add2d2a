import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '../format/count';
import styles from './table.module.css';
import type { TablePartProps } from './table-parts';

type SubtotalProps<Row extends object> = TablePartProps<Row> & { rows: readonly Row[] };

interface GroupRowProps<Row extends object> extends SubtotalProps<Row> {
  label: ReactNode;
  open: boolean;
  onToggle: () => void;
}

/** Head of a group: name, count, and the subtotals in their columns. Opens and closes. */
export function GroupRow<Row extends object>(props: GroupRowProps<Row>) {
  const { label, open, onToggle, rows } = props;
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <tr className={styles.sum}>
      <SubtotalCells {...props}>
        <chakra.button
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="24px"
          fontWeight="600"
          cursor="pointer"
        >
          <Chevron size={14} strokeWidth={1.75} aria-hidden />
          {label}
          <chakra.span color="fg.subtle" fontWeight="400">
            {counted(rows.length, 'row')}
          </chakra.span>
        </chakra.button>
      </SubtotalCells>
    </tr>
  );
}

/** The last row: totals of all rows in their columns. */
export function TotalsRow<Row extends object>(props: SubtotalProps<Row>) {
  return (
    <tr className={styles.sum}>
      <SubtotalCells {...props}>
        <chakra.span fontWeight="600">Total</chakra.span>
      </SubtotalCells>
    </tr>
  );
}

/** The cells of a sum; the label spans the columns before the first one that has a subtotal. */
function SubtotalCells<Row extends object>(props: SubtotalProps<Row> & { children: ReactNode }) {
  const { model, selection, rowActions, rows, children } = props;
  const firstSum = model.columns.findIndex((column) => column.subtotal);
  const labelColumns = Math.max(firstSum < 0 ? model.columns.length : firstSum, 1);
  return (
    <>
      <td className={styles.cell} data-sum colSpan={labelColumns + (selection ? 1 : 0)}>
        {children}
      </td>
      {model.columns.slice(labelColumns).map((column) => (
        <td key={column.id} className={styles.cell} data-sum data-align={column.align}>
          {column.subtotal?.(rows)}
        </td>
      ))}
      {rowActions && <td className={styles.cell}>{null}</td>}
    </>
  );
}
