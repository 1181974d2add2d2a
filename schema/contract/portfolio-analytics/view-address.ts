import { associationSort, type AssociationSort, type AssociationView } from './associations';

const BANDS = ['weak', 'fair', 'strong'] as const;
const isSort = (text: string): text is AssociationSort => associationSort.safeParse(text).success;

/** The view of the list of associations that an address names; what it does not know counts as left out. */
export function associationViewOf(read: (key: string) => string): AssociationView {
  const [sort, zero] = [read('sort'), Number(read('zero'))];
  return {
    text: read('q').trim().slice(0, 100) || undefined,
    band: BANDS.find((band) => band === read('band')),
    belowZeroBy: Number.isInteger(zero) && zero >= 1900 && zero <= 2200 ? zero : undefined,
    isDisclosureOverdue: read('overdue') === '1' ? true : undefined,
    basis: read('basis') === 'current' ? 'current' : 'plan',
    sort: isSort(sort) ? sort : 'name',
    descending: read('desc') === '1',
  };
}
