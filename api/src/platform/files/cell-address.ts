import { columnLetter } from '@roofline/schema/value/column-letter';

/** Returns the address of a cell: `B4`, `$B$4` when both are fixed, `$B4` or `B$4` when one is. Rows count from 1. */
export function at(column: number, row: number, fixed: '' | 'row' | 'column' | 'both' = ''): string {
  const dollar = (part: 'row' | 'column') => (fixed === part || fixed === 'both' ? '$' : '');
  return `${dollar('column')}${columnLetter(column)}${dollar('row')}${row}`;
}
