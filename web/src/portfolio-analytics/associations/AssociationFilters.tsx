import { chakra } from '@chakra-ui/react';
import { SelectField } from '../../ui/field/SelectField';
import type { Associations } from './use-associations';

const BANDS = [
  { value: '', label: 'Any rating' },
  { value: 'weak', label: 'Weak' },
  { value: 'fair', label: 'Fair' },
  { value: 'strong', label: 'Strong' },
];
const DISCLOSURES = [
  { value: '', label: 'Any disclosure' },
  { value: '1', label: 'Disclosure overdue' },
];
const SPANS = [5, 10, 30];

export interface AssociationFiltersProps extends Pick<Associations, 'view' | 'change'> {
  today: string;
}

/** Filters by rating, by the year by which the balance is below zero, and by disclosures. */
export function AssociationFilters({ view, change, today }: AssociationFiltersProps) {
  const thisYear = Number(today.slice(0, 4));
  const years = [...new Set([...SPANS.map((span) => thisYear + span), view.belowZeroBy ?? thisYear + 5])];
  const zero = [
    { value: '', label: 'Any year' },
    ...years
      .toSorted((a, b) => a - b)
      .map((year) => ({ value: String(year), label: `Below zero by ${year}` })),
  ];
  return (
    <>
      <Choice label="Rating" options={BANDS} value={view.band ?? ''} onChange={(band) => change({ band })} />
      <Choice
        label="Below zero"
        options={zero}
        value={String(view.belowZeroBy ?? '')}
        onChange={(year) => change({ zero: year })}
      />
      <Choice
        label="Disclosure"
        options={DISCLOSURES}
        value={view.isDisclosureOverdue ? '1' : ''}
        onChange={(overdue) => change({ overdue })}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string | null) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <chakra.div w={{ base: '140px', md: '176px' }} flex="none">
      <SelectField
        size="sm"
        aria-label={label}
        options={options}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
    </chakra.div>
  );
}
