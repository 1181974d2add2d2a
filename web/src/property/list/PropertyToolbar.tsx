import { chakra } from '@chakra-ui/react';
import { ArrowUpDown } from 'lucide-react';
import { IconButton } from '../../ui/action/IconButton';
import { SelectField } from '../../ui/field/SelectField';
import { usePhone } from '../../ui/layout/use-media-query';
import { Menu } from '../../ui/overlay/Menu';
import { ColumnChooser } from '../../ui/table-tools/ColumnChooser';
import { FilterBox, TableToolbar } from '../../ui/table-tools/TableToolbar';
import type { Column, ColumnLayout } from '../../ui/table-model/column';
import { useTypedText } from '../filter/use-typed-text';
import type { PropertySort } from './PropertyList.generated';
import type { PropertyRow } from './property-columns';
import { PROPERTY_SORTS, type PropertyFilter } from '../filter/property-filter';

export interface PropertyToolbarProps {
  filter: PropertyFilter;
  onChange: (change: Partial<PropertyFilter>) => void;
  propertyTypes: readonly { id: number; name: string }[];
  columns: readonly Column<PropertyRow>[];
  layout: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
}

/** Text and type, then what the table shows; on phones a sort menu takes the place of the heads. */
export function PropertyToolbar(props: PropertyToolbarProps) {
  const { filter, onChange, propertyTypes, columns, layout, onLayoutChange } = props;
  const phone = usePhone();
  const [text, setText] = useTypedText(filter.text, (next) => onChange({ text: next }));
  return (
    <TableToolbar
      end={
        phone ? (
          <SortMenu filter={filter} onChange={onChange} columns={columns} />
        ) : (
          <ColumnChooser columns={columns} layout={layout} onChange={onLayoutChange} />
        )
      }
    >
      <FilterBox
        label={phone ? 'Filter properties' : 'Filter by name, city or portfolio'}
        value={text}
        onChange={setText}
      />
      <chakra.div w={{ base: '116px', md: '200px' }} flex="none">
        <SelectField
          size="sm"
          aria-label="Property type"
          placeholder={phone ? 'All types' : 'All property types'}
          value={filter.propertyTypeId ?? ''}
          onChange={(event) => onChange({ propertyTypeId: Number(event.currentTarget.value) || null })}
          options={propertyTypes.map((type) => ({ value: type.id, label: type.name }))}
        />
      </chakra.div>
    </TableToolbar>
  );
}

function SortMenu(props: Pick<PropertyToolbarProps, 'filter' | 'onChange' | 'columns'>) {
  const { filter, onChange, columns } = props;
  const choices = columns
    .filter((column) => column.sortable)
    .flatMap((column) => [
      { sort: column.id as PropertySort, descending: false },
      { sort: column.id as PropertySort, descending: true },
    ]);
  return (
    <Menu
      label="Sort"
      trigger={<IconButton noTooltip label="Sort" icon={<ArrowUpDown size={18} strokeWidth={1.75} />} />}
      items={choices.map(({ sort, descending }) => ({
        id: `${sort}-${descending}`,
        label: `${PROPERTY_SORTS[sort]}, ${descending ? 'Z to A' : 'A to Z'}`,
        checked: filter.sort === sort && filter.descending === descending,
        onSelect: () => onChange({ sort, descending }),
      }))}
    />
  );
}
