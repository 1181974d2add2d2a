import type {
  Association,
  AssociationPage,
  AssociationView,
} from '@roofline/schema/portfolio-analytics/associations';
import type { WeeklyViewLetter } from '../../platform/mailer';
import { dollars, percentText } from '../../platform/pdf/format';
import { associationsVerdict, BANDS, counted } from '../../portfolio-analytics/service';

/** Returns the main figures of an association in one line. */
function figuresOf(row: Association): string {
  const { percentFunded, fundingBand, lowestBalance, lowestBalanceYear, firstYearBelowZero, fiveYearCover } =
    row;
  if (row.problem !== null) return row.problem;
  if (percentFunded === null && lowestBalance === null) return 'No figures yet';
  const words = [
    percentFunded === null
      ? 'Percent funded not available'
      : `${percentText(percentFunded)} funded${fundingBand ? `, ${BANDS[fundingBand].toLowerCase()}` : ''}`,
    ...(lowestBalance === null
      ? []
      : [
          `lowest balance ${dollars(lowestBalance)}${lowestBalanceYear === null ? '' : ` in ${lowestBalanceYear}`}`,
        ]),
    firstYearBelowZero === null ? 'never below zero in 30 years' : `below zero in ${firstYearBelowZero}`,
    ...(fiveYearCover === null ? [] : [`five-year cover ${percentText(fiveYearCover)}`]),
    ...(row.isDisclosureOverdue ? ['disclosure overdue'] : []),
  ];
  return words.join(' · ');
}

/** Returns the text of a view's mail, from its first page. */
export function weeklyWords(
  page: AssociationPage,
  view: AssociationView,
): Pick<WeeklyViewLetter, 'verdict' | 'items' | 'notes'> {
  const { summary, items, totalCount } = page;
  const { weak, fair, strong, disclosureOverdue, waiting } = summary;
  const left = totalCount - items.length;
  const overdue =
    disclosureOverdue === 0
      ? 'No disclosure is overdue.'
      : `${counted(disclosureOverdue, 'disclosure')} ${disclosureOverdue === 1 ? 'is' : 'are'} overdue.`;
  const rated = weak + fair + strong === 0 ? '' : `Rated weak: ${weak}, fair: ${fair}, strong: ${strong}. `;
  return {
    verdict: [associationsVerdict(summary, view), ...(totalCount === 0 ? [] : [`${rated}${overdue}`])],
    items: items.map((row) => ({ title: row.name, detail: figuresOf(row), propertyId: row.propertyId })),
    notes: [
      ...(left > 0 ? [`The view has ${counted(left, 'more association')}.`] : []),
      ...(waiting > 0
        ? [`The figures of ${counted(waiting, 'association')} were still being computed.`]
        : []),
    ],
  };
}
