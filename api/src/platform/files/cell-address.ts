/** `A` for 0, `AA` for 26. */
function columnName(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? columnName(before - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** `B4`; `$B$4` when fixed, `$B4` or `B$4` when one of them is. Rows count from 1. */
export function at(column: number, row: number, fixed: '' | 'row' | 'column' | 'both' = ''): string {
  const dollar = (part: 'row' | 'column') => (fixed === part || fixed === 'both' ? '$' : '');
  return `${dollar('column')}${columnName(column)}${dollar('row')}${row}`;
}
