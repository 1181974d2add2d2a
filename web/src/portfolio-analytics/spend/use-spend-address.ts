import { useListAddress } from '../../app/list/use-list-address';
import { localToday } from '../../app/today';

export const GROUPINGS = [
  { value: 'property', label: 'Property' },
  { value: 'category', label: 'Category' },
  { value: 'phase', label: 'Phase' },
  { value: 'year', label: 'Year' },
] as const;

const YEARS_SHOWN = 5;

/** Returns years and grouping of the spending from the address: by default the last five years, by property. */
export function useSpendAddress() {
  const list = useListAddress();
  const { read } = list;
  const thisYear = Number(localToday().slice(0, 4));
  const yearOf = (key: string, usual: number) => {
    const year = Number(read(key));
    return Number.isInteger(year) && year >= 1900 && year <= 2200 ? year : usual;
  };
  const [from, to] = [yearOf('from', thisYear - YEARS_SHOWN + 1), yearOf('to', thisYear)];
  return {
    ...list,
    by: GROUPINGS.find(({ value }) => value === read('by'))?.value ?? 'property',
    from,
    to: Math.max(from, to),
    thisYear,
  } as const;
}
