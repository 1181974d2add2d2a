import { usePhone } from '../../ui/layout/use-media-query';
import { FilterSelect } from '../../ui/table-tools/FilterSelect';

export interface PropertyTypeFilterProps {
  types: readonly { id: number; name: string }[];
  /** Null for all types. */
  value: number | null;
  onChange: (propertyTypeId: number | null) => void;
}

export function PropertyTypeFilter({ types, value, onChange }: PropertyTypeFilterProps) {
  const phone = usePhone();
  return (
    <FilterSelect
      label="Property type"
      all={phone ? 'All types' : 'All property types'}
      options={types.map((type) => ({ value: type.id, label: type.name }))}
      value={value}
      onChange={(next) => onChange(Number(next) || null)}
      width={{ base: '116px', md: '200px' }}
    />
  );
}
