import { chakra } from '@chakra-ui/react';
import { ArrowUpDown, SquareCheck } from 'lucide-react';
import { Button } from '../../ui/action/Button';
import { usePhone } from '../../ui/layout/use-media-query';
import { Menu } from '../../ui/overlay/Menu';
import { ColumnChooser } from '../../ui/table-tools/ColumnChooser';
import { FilterBox, TableToolbar } from '../../ui/table-tools/TableToolbar';
import type { Column, ColumnLayout } from '../../ui/table-model/column';
import type { ComponentRow } from '../view/arrange';
import { CategoryFilter, DueFilter, GroupMenu, type CategoryChoice } from './FilterControls';
import type { ListView } from '../view/list-view';

export interface ComponentToolbarProps {
  view: ListView;
  onChange: (change: Partial<ListView>) => void;
  onType: (text: string) => void;
  categories: readonly CategoryChoice[];
  columns: readonly Column<ComponentRow>[];
  layout: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
  /** On phones: boxes before the rows. Absent where nothing can be done with several. */
  selecting?: { isOn: boolean; onToggle: () => void };
}

/** Filters at the start, grouping and columns at the end; on phones one line of chips that scrolls. */
export function ComponentToolbar(props: ComponentToolbarProps) {
  const { view, onChange, onType, categories } = props;
  const phone = usePhone();
  const filterBox = <FilterBox label="Filter components" value={view.text} onChange={onType} />;
  const filters = { view, onChange };
  if (phone)
    return (
      <>
        <chakra.div display="flex">{filterBox}</chakra.div>
        <chakra.div {...chipLine} role="group" aria-label="Filters and order">
          <DueFilter {...filters} />
          <CategoryFilter {...filters} categories={categories} />
          <SortMenu {...props} />
          <SelectButton selecting={props.selecting} />
          <GroupMenu {...filters} />
        </chakra.div>
      </>
    );
  return (
    <TableToolbar
      end={
        <>
          <GroupMenu {...filters} />
          <ColumnChooser columns={props.columns} layout={props.layout} onChange={props.onLayoutChange} />
        </>
      }
    >
      {filterBox}
      <CategoryFilter {...filters} categories={categories} />
      <DueFilter {...filters} />
    </TableToolbar>
  );
}

function SelectButton({ selecting }: Pick<ComponentToolbarProps, 'selecting'>) {
  if (!selecting) return null;
  return (
    <Button
      icon={<SquareCheck size={16} strokeWidth={1.75} />}
      aria-pressed={selecting.isOn}
      onClick={selecting.onToggle}
    >
      {selecting.isOn ? 'Done' : 'Select'}
    </Button>
  );
}

/** Takes the place of the heads, which phones do not have. */
function SortMenu({ view, onChange, columns }: ComponentToolbarProps) {
  const { sort } = view;
  const current = columns.find((column) => column.id === sort.column)?.header ?? 'Sort';
  return (
    <Menu
      label="Sort"
      align="start"
      trigger={<Button icon={<ArrowUpDown size={16} strokeWidth={1.75} />}>{current}</Button>}
      items={columns
        .filter((column) => !column.optional)
        .flatMap((column) =>
          [false, true].map((descending) => ({
            id: `${column.id}-${descending}`,
            label: `${column.header}, ${direction(column, descending)}`,
            checked: sort.column === column.id && sort.descending === descending,
            onSelect: () => onChange({ sort: { column: column.id, descending } }),
          })),
        )}
    />
  );
}

function direction(column: Column<ComponentRow>, descending: boolean): string {
  if (column.id === 'name' || column.id === 'category') return descending ? 'Z to A' : 'A to Z';
  return descending ? 'highest first' : 'lowest first';
}

const chipLine = {
  display: 'flex',
  gap: '2',
  mx: '-4',
  px: '4',
  mt: '3',
  mb: '3.5',
  overflowX: 'auto',
  css: { scrollbarWidth: 'none' },
} as const;
