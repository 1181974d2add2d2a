import { ArrowUpDown } from 'lucide-react';
import { Button } from '../action/Button';
import { IconButton } from '../action/IconButton';
import { Menu } from '../overlay/Menu';
import type { Column, TableSort } from '../table-model/column';

export interface SortMenuProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | null;
  onSortChange: (sort: TableSort) => void;
  /** The button names the sorted column. */
  isNamed?: boolean;
}

const DIRECTIONS = { words: ['A to Z', 'Z to A'], figures: ['lowest first', 'highest first'] } as const;

/** A menu that sorts the list: phones have no column heads. */
export function SortMenu<Row>({ columns, sort, onSortChange, isNamed }: SortMenuProps<Row>) {
  const current = columns.find((column) => column.id === sort?.column)?.header ?? 'Sort';
  return (
    <Menu
      label="Sort"
      align={isNamed ? 'start' : 'end'}
      trigger={
        isNamed ? (
          <Button icon={<ArrowUpDown size={16} strokeWidth={1.75} />}>{current}</Button>
        ) : (
          <IconButton noTooltip label="Sort" icon={<ArrowUpDown size={18} strokeWidth={1.75} />} />
        )
      }
      items={columns
        .filter((column) => (column.sortable || column.sortValue) && !column.optional)
        .flatMap((column) =>
          [false, true].map((descending) => ({
            id: `${column.id}-${descending}`,
            label: `${column.header}, ${directionWords(column, descending)}`,
            checked: sort?.column === column.id && sort.descending === descending,
            onSelect: () => onSortChange({ column: column.id, descending }),
          })),
        )}
    />
  );
}

function directionWords<Row>(column: Column<Row>, descending: boolean): string {
  const sortsAs = column.sortsAs ?? (column.align === 'end' ? 'figures' : 'words');
  return DIRECTIONS[sortsAs][descending ? 1 : 0];
}
