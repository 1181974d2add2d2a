import type {
  AssociationSort,
  AssociationSummary,
  AssociationView,
} from '@roofline/schema/portfolio-analytics/associations';
import type { SpendGrouping } from '@roofline/schema/portfolio-analytics/project-spend';
import { BASES } from '@roofline/schema/portfolio-analytics/words';
import { countText } from '../../platform/pdf/format';

// The texts of the screens, for files and mails.

export const counted = (count: number, one: string): string =>
  `${countText(count)} ${count === 1 ? one : `${one}s`}`;

export const BANDS = { weak: 'Weak', fair: 'Fair', strong: 'Strong' } as const;

const SORTS: Record<AssociationSort, string> = {
  name: 'name',
  percentFunded: 'percent funded',
  lowestBalance: 'lowest balance',
  firstYearBelowZero: 'first year below zero',
  fiveYearCover: 'five-year cover',
  disclosureDue: 'disclosure due',
  studyDate: 'study date',
  contributionShare: 'contribution of what is recommended',
};

/** Returns the sentence over all associations of a view, as on screen. */
export function associationsVerdict(summary: AssociationSummary, { basis }: AssociationView): string {
  const { associations, belowZero, contributeLess } = summary;
  if (associations === 0) return 'No association is in this view.';
  const all = counted(associations, 'association');
  return (
    `${BASES[basis]}, ${belowZero === 0 ? `none of ${all}` : `${belowZero} of ${all}`} ` +
    `${belowZero === 1 ? 'ends' : 'end'} a year of the next 30 below zero. ` +
    `${contributeLess === 0 ? 'None' : contributeLess} ${contributeLess === 1 ? 'contributes' : 'contribute'} less than recommended.`
  );
}

function filterWords({ text, band, belowZeroBy, isDisclosureOverdue }: AssociationView): string {
  const words = [
    ...(text?.trim() ? [`name, city or state has “${text.trim()}”`] : []),
    ...(band ? [`rated ${BANDS[band].toLowerCase()}`] : []),
    ...(belowZeroBy === undefined ? [] : [`below zero by ${belowZeroBy}`]),
    ...(isDisclosureOverdue ? ['disclosure overdue'] : []),
  ];
  return words.length === 0 ? 'All associations' : `Only associations: ${words.join('; ')}`;
}

/** Returns the notes of a list's files: its figures, filter and order. */
export function viewNotes(view: AssociationView, summary: AssociationSummary, left: number) {
  const { basis, sort, descending } = view;
  return [
    { label: 'Figures', value: BASES[basis] },
    { label: 'Shown', value: filterWords(view) },
    { label: 'Order', value: `By ${SORTS[sort]}, ${descending ? 'largest first' : 'smallest first'}` },
    ...(left > 0
      ? [{ label: 'Left out', value: `${counted(left, 'further association')} of the same order` }]
      : []),
    ...(summary.waiting > 0
      ? [
          {
            label: 'Being computed',
            value: `The figures of ${counted(summary.waiting, 'association')} were still being computed`,
          },
        ]
      : []),
    {
      label: 'Percent funded',
      value: 'Reserve balance of the fully funded balance, at the start of the year',
    },
    { label: 'Below zero', value: 'The first fiscal year of the next 30 that ends below zero' },
    { label: 'Five-year cover', value: 'Balance and inflows of five years of their spending' },
  ];
}

export const GROUPINGS: Record<SpendGrouping, string> = {
  property: 'Property',
  category: 'Category',
  phase: 'Phase',
  year: 'Year',
};
