import { chakra } from '@chakra-ui/react';
import { SquareCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../action/Button';
import { usePhone } from '../layout/use-media-query';
import { ColumnChooser } from '../table-tools/ColumnChooser';
import { FilterBox, TableToolbar } from '../table-tools/TableToolbar';
import type { Column, ColumnLayout, TableSort } from '../table-model/column';
import { SortMenu } from './SortMenu';
import { useTypedText } from './use-typed-text';

export interface ListSearch {
  /** Accessible name and placeholder: `Filter by name or email`. */
  label: string;
  /** A shorter one, where there is little room. */
  phoneLabel?: string;
  value: string;
  /** Called after a pause of 300 ms. */
  onChange: (text: string) => void;
  /** Calls `onChange` with every letter instead: the browser filters the list. */
  isInstant?: boolean;
}

export interface ListToolbarProps<Row> {
  search?: ListSearch;
  /** Selects, menus and chips beside the text. */
  filters?: ReactNode;
  /** At the end: tools that change the list without filtering it. */
  tools?: ReactNode;
  /** Many filters: on phones they have their own line, which scrolls. */
  hasChipLine?: boolean;
  columns: readonly Column<Row>[];
  /** Offers the Columns chooser. */
  layout?: ColumnLayout;
  onLayoutChange?: (layout: ColumnLayout) => void;
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort | null) => void;
  /** On phones: checkboxes before the rows. */
  selecting?: { isOn: boolean; onToggle: () => void };
}

/** Filters at the start, tools and columns at the end; on phones a sort menu takes the place of the heads. */
export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { search, filters, tools, columns, layout, onLayoutChange } = props;
  const phone = usePhone();
  const box = search && <SearchBox {...search} label={(phone && search.phoneLabel) || search.label} />;
  if (phone && props.hasChipLine)
    return (
      <>
        <chakra.div display="flex">{box}</chakra.div>
        <chakra.div {...chipLine} role="group" aria-label="Filters and order">
          {filters}
          <PhoneSort {...props} />
          <SelectButton selecting={props.selecting} />
          {tools}
        </chakra.div>
      </>
    );
  const chooser = !phone && layout && onLayoutChange && (
    <ColumnChooser columns={columns} layout={layout} onChange={onLayoutChange} />
  );
  const isSorted = phone && props.onSortChange !== undefined;
  const isSelectable = phone && props.selecting !== undefined;
  return (
    <TableToolbar
      end={
        (tools || chooser || isSorted || isSelectable) && (
          <>
            {tools}
            {isSorted && <PhoneSort {...props} />}
            {isSelectable && <SelectButton selecting={props.selecting} />}
            {chooser}
          </>
        )
      }
    >
      {box}
      {filters}
    </TableToolbar>
  );
}

function SearchBox({ label, value, onChange, isInstant }: ListSearch) {
  const { text, type } = useTypedText(value, onChange);
  return <FilterBox label={label} value={isInstant ? value : text} onChange={isInstant ? onChange : type} />;
}

function PhoneSort<Row>({ columns, sort, onSortChange, hasChipLine }: ListToolbarProps<Row>) {
  if (!onSortChange) return null;
  return <SortMenu columns={columns} sort={sort ?? null} onSortChange={onSortChange} isNamed={hasChipLine} />;
}

function SelectButton<Row>({ selecting }: Pick<ListToolbarProps<Row>, 'selecting'>) {
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
