import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount } from '../../ui/format/count';
import { monthTitle } from '../data/photo-words';
import type { GridLine } from './grid-layout';

interface GridRowProps {
  line: GridLine;
  row: number;
  gap: number;
  children: ReactNode;
}

/** A line of the grid: photos beside each other, or the head of a month. */
export function GridRow({ line, row, gap, children }: GridRowProps) {
  return (
    <chakra.div
      role="row"
      aria-rowindex={row}
      display="flex"
      style={{ height: line.height, gap }}
      // A whole caption may take several lines on paper.
      _print={{ h: 'auto !important', pb: '3', breakAfter: line.kind === 'month' ? 'avoid' : undefined }}
    >
      {line.kind === 'month' ? <MonthHead month={line.month} count={line.count} /> : children}
    </chakra.div>
  );
}

function MonthHead({ month, count }: { month: string | null; count: number }) {
  return (
    <chakra.div role="rowheader" display="flex" alignItems="baseline" gap="2" pt="2">
      <chakra.h2 textStyle="section">{monthTitle(month)}</chakra.h2>
      <chakra.span color="fg.subtle" textStyle="table" data-figure="">
        {formatCount(count)}
      </chakra.span>
    </chakra.div>
  );
}
