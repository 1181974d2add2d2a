import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '../format/count';
import { cellStyle, type TablePartProps } from './table-parts';

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
    <chakra.tr h="var(--row-height)" bg="bg.subtle">
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
    </chakra.tr>
  );
}

/** The last row: totals of all rows in their columns. */
export function TotalsRow<Row extends object>(props: SubtotalProps<Row>) {
  return (
    <chakra.tr h="var(--row-height)" bg="bg.subtle">
      <SubtotalCells {...props}>
        <chakra.span fontWeight="600">Total</chakra.span>
      </SubtotalCells>
    </chakra.tr>
  );
}

/** The label reaches as far as the first column that has a subtotal. */
function SubtotalCells<Row extends object>(props: SubtotalProps<Row> & { children: ReactNode }) {
  const { model, selection, rowActions, rows, children } = props;
  const firstSum = model.columns.findIndex((column) => column.subtotal);
  const labelColumns = Math.max(firstSum < 0 ? model.columns.length : firstSum, 1);
  return (
    <>
      <chakra.td {...cellStyle} colSpan={labelColumns + (selection ? 1 : 0)}>
        {children}
      </chakra.td>
      {model.columns.slice(labelColumns).map((column) => (
        <chakra.td key={column.id} {...cellStyle} textAlign={column.align ?? 'start'} fontWeight="600">
          {column.subtotal?.(rows)}
        </chakra.td>
      ))}
      {rowActions && <chakra.td {...cellStyle} />}
    </>
  );
}
