import type { WashingtonFigures } from '@roofline/engine/disclosure/washington';
import type { DisclosureSection } from '@roofline/schema/disclosure';
import { dayText, dollars } from '../../platform/pdf/format';
import {
  approvedAssessments,
  approvedInWords,
  lastDayOf,
  washingtonCitation,
  type DisclosureSubject,
} from '../subject';
import { exactDollars, fundedText, line, section, table, wholeDollars } from '../words';

function sufficiency(
  { of }: DisclosureSubject,
  { isSufficient, firstShortfallYear, baseline }: WashingtonFigures,
) {
  const needed = baseline.recommendation;
  return [
    line(
      'Reserves will be sufficient at the end of each year for the next 30 years',
      isSufficient ? 'Yes' : 'No',
      firstShortfallYear === null
        ? null
        : `First year that would end below zero: ${of.fiscalYear + firstShortfallYear}`,
    ),
    ...(isSufficient
      ? []
      : [
          line(
            'Contribution that would be needed instead',
            needed ? `${wholeDollars(needed.firstYear)} a year` : 'No contribution is enough',
            needed && `${exactDollars(needed.increasePerUnitMonth)} more per unit a month, in equal shares`,
          ),
        ]),
  ];
}

/** What the budget summary says of reserves: RCW 64.90.525, 64.34.308 and 64.38.025. */
export function budgetSummary(subject: DisclosureSubject, figures: WashingtonFigures): DisclosureSection {
  const { of } = subject;
  const scheduled = approvedAssessments(subject);
  const { fullFunding, currentContribution, chosen } = figures;
  return section('budget', 'Budget summary', washingtonCitation(subject, 'budget'), {
    lines: [
      line('Budgeted contribution to reserves', `${wholeDollars(currentContribution)} a year`),
      line(
        'Recommended contribution',
        `${wholeDollars(chosen.contribution)} a year`,
        `Funding plan: ${of.plan.name}`,
      ),
      ...(fullFunding.recommendation
        ? [
            line(
              'For full funding by the end of the 30 years',
              `${wholeDollars(fullFunding.recommendation.firstYear)} a year`,
            ),
          ]
        : []),
      ...(scheduled.length === 0 ? [line('Scheduled special assessments', 'None')] : []),
      ...sufficiency(subject, figures),
    ],
    tables: [
      ...(scheduled.length === 0
        ? []
        : [
            table(
              'Scheduled special assessments',
              ['Due', '#Amount, all units', 'Purpose'],
              scheduled.map(({ year, dueDate, amount, purpose }) => [
                dueDate ? dayText(dueDate) : `Fiscal year ${year}`,
                dollars(amount),
                purpose,
              ]),
            ),
          ]),
      table(
        'Ends of this year and of the next five',
        [
          'Year ending',
          '#Recommended amount',
          '#Balance, approved only',
          '#Funded',
          '#Balance, funding plan',
          '#Funded',
        ],
        figures.years.map(({ offset, approved, plan }) => [
          dayText(lastDayOf(subject, of.fiscalYear + offset)),
          wholeDollars(plan.required),
          wholeDollars(approved.balance),
          fundedText(approved.percentFunded),
          wholeDollars(plan.balance),
          fundedText(plan.percentFunded),
        ]),
      ),
    ],
    notes: [approvedInWords(subject)],
  });
}
