import { chakra } from '@chakra-ui/react';
import { SelectField, type SelectOption } from '../field/SelectField';
import { PrintedFilter } from './PrintedFilter';

export interface FilterSelectProps {
  /** Accessible name, and the name of the filter on paper. */
  label: string;
  /** The option that filters nothing: `Any status`. Without it, one of the options is always chosen. */
  all?: string;
  options: readonly SelectOption[];
  /** Null for all. */
  value: string | number | null;
  /** Called with the chosen value, or with an empty text for all. */
  onChange: (value: string) => void;
  width?: string | { base: string; md: string };
}

/** A filter of a list that is chosen from a few options. */
export function FilterSelect({ label, all, options, value, onChange, width = '176px' }: FilterSelectProps) {
  const chosen = value === null ? undefined : options.find((option) => option.value === value);
  return (
    <>
      <chakra.div w={width} flex="none" data-no-print="">
        <SelectField
          size="sm"
          aria-label={label}
          placeholder={all}
          options={options}
          value={value ?? ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </chakra.div>
      {chosen && <PrintedFilter label={label} value={chosen.label} />}
    </>
  );
}
