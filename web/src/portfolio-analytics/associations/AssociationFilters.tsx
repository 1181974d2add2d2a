import { FilterSelect } from '../../ui/table-tools/FilterSelect';
import type { Associations } from './use-associations';

const BANDS = [
  { value: 'weak', label: 'Weak' },
  { value: 'fair', label: 'Fair' },
  { value: 'strong', label: 'Strong' },
];
const DISCLOSURES = [{ value: '1', label: 'Disclosure overdue' }];
const SPANS = [5, 10, 30];
const WIDTH = { base: '140px', md: '176px' };

export interface AssociationFiltersProps extends Pick<Associations, 'view' | 'change'> {
  today: string;
}

/** Filters by rating, by the year by which the balance is below zero, and by disclosures. */
export function AssociationFilters({ view, change, today }: AssociationFiltersProps) {
  const thisYear = Number(today.slice(0, 4));
  const years = [...new Set([...SPANS.map((span) => thisYear + span), view.belowZeroBy ?? thisYear + 5])];
  const zero = years
    .toSorted((a, b) => a - b)
    .map((year) => ({ value: year, label: `Below zero by ${year}` }));
  return (
    <>
      <FilterSelect
        label="Rating"
        all="Any rating"
        options={BANDS}
        value={view.band ?? null}
        onChange={(band) => change({ band })}
        width={WIDTH}
      />
      <FilterSelect
        label="Below zero"
        all="Any year"
        options={zero}
        value={view.belowZeroBy ?? null}
        onChange={(year) => change({ zero: year })}
        width={WIDTH}
      />
      <FilterSelect
        label="Disclosure"
        all="Any disclosure"
        options={DISCLOSURES}
        value={view.isDisclosureOverdue ? '1' : null}
        onChange={(overdue) => change({ overdue })}
        width={WIDTH}
      />
    </>
  );
}
