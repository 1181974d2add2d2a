import { chakra } from '@chakra-ui/react';
import { SelectField } from '../../ui/field/SelectField';
import { usePhone } from '../../ui/layout/use-media-query';

export interface PropertyTypeFilterProps {
  types: readonly { id: number; name: string }[];
  /** Null for all types. */
  value: number | null;
  onChange: (propertyTypeId: number | null) => void;
}

export function PropertyTypeFilter({ types, value, onChange }: PropertyTypeFilterProps) {
  const phone = usePhone();
  return (
    <chakra.div w={{ base: '116px', md: '200px' }} flex="none">
      <SelectField
        size="sm"
        aria-label="Property type"
        placeholder={phone ? 'All types' : 'All property types'}
        value={value ?? ''}
        onChange={(event) => onChange(Number(event.currentTarget.value) || null)}
        options={types.map((type) => ({ value: type.id, label: type.name }))}
      />
    </chakra.div>
  );
}
