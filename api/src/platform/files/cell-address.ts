import { columnLetter } from '@roofline/schema/value/column-letter';

/** `B4`; `$B$4` when fixed, `$B4` or `B$4` when one of them is. Rows count from 1. */
export function at(column: number, row: number, fixed: '' | 'row' | 'column' | 'both' = ''): string {
  const dollar = (part: 'row' | 'column') => (fixed === part || fixed === 'both' ? '$' : '');
  return `${dollar('column')}${columnLetter(column)}${dollar('row')}${row}`;
}
