import type { WashingtonFigures } from '@roofline/engine/disclosure/washington';
import type { DisclosureSection } from '@roofline/schema/disclosure/disclosure';
import { toCents } from '@roofline/schema/value/money';
import { dayText } from '@roofline/schema/value/day';
import { dollars } from '../../platform/pdf/format';
import {
  approvedAssessments,
  approvedInWords,
  lastDayOf,
  washingtonCitation,
  type DisclosureSubject,
} from '../subject';
import { exactDollars, fundedText, line, section, table, wholeDollars, yesNo } from '../words';
import { perUnitLine, perUnitTables } from './position';

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
            needed
              ? `${wholeDollars(needed.firstYear)} a year from fiscal year ${of.fiscalYear} on`
              : 'No contribution is enough',
            needed && `${exactDollars(needed.increasePerUnitMonth)} more per unit a month, in equal shares`,
          ),
        ]),
  ];
}

/** Writes how far the budget meets the recommendation of the study. */
function againstRecommendation({ currentContribution, chosen }: WashingtonFigures): string {
  const below = chosen.contribution - currentContribution;
  if (below === 0) return 'Meets it';
  return `${wholeDollars(Math.abs(below))} a year ${below > 0 ? 'below' : 'above'} it`;
}

function contributions(subject: DisclosureSubject, figures: WashingtonFigures) {
  const { of, facts } = subject;
  const { fullFunding, currentContribution, chosen } = figures;
  const full = fullFunding.recommendation;
  return [
    line('Budgeted contribution to reserves', `${wholeDollars(currentContribution)} a year`),
    line('There is a reserve study that meets the requirements', yesNo(facts.meetsRequirements)),
    line(
      'Recommended contribution',
      `${wholeDollars(chosen.contribution)} a year`,
      `Funding plan: ${of.plan.name}`,
    ),
    line('The budget against that recommendation', againstRecommendation(figures)),
    ...(full
      ? [line('For full funding by the end of the 30 years', `${wholeDollars(full.firstYear)} a year`)]
      : []),
  ];
}

function standing(subject: DisclosureSubject, figures: WashingtonFigures) {
  const { facts } = subject;
  const { percentFunded } = figures.position;
  return [
    line(
      'Percent funded by the latest study',
      fundedText(percentFunded),
      `at the start of fiscal year ${subject.of.fiscalYear}` +
        (facts.studyDate ? `; the study is of ${dayText(facts.studyDate)}` : ''),
    ),
    perUnitLine(subject, figures),
  ];
}

function scheduledTables(subject: DisclosureSubject) {
  const scheduled = approvedAssessments(subject);
  if (scheduled.length === 0) return [];
  const perUnit = (amount: number) => exactDollars(Math.round(toCents(amount) / subject.of.numberOfUnits));
  return [
    table(
      'Scheduled special assessments',
      ['Due', '#Amount, all units', '#Per unit, in equal shares', 'Purpose'],
      scheduled.map(({ year, dueDate, amount, purpose }) => [
        dueDate ? dayText(dueDate) : `Fiscal year ${year}`,
        dollars(amount),
        perUnit(amount),
        purpose,
      ]),
    ),
  ];
}

function yearEnds(subject: DisclosureSubject, figures: WashingtonFigures) {
  return table(
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
      dayText(lastDayOf(subject, subject.of.fiscalYear + offset)),
      wholeDollars(plan.required),
      wholeDollars(approved.balance),
      fundedText(approved.percentFunded),
      wholeDollars(plan.balance),
      fundedText(plan.percentFunded),
    ]),
  );
}

/** Returns the reserve part of the budget summary: RCW 64.90.525(2), 64.34.308(4) and 64.38.025(4). */
export function budgetSummary(subject: DisclosureSubject, figures: WashingtonFigures): DisclosureSection {
  const scheduled = scheduledTables(subject);
  return section('budget', 'Budget summary', washingtonCitation(subject, 'budget'), {
    lines: [
      ...contributions(subject, figures),
      ...standing(subject, figures),
      ...(scheduled.length === 0 ? [line('Scheduled special assessments', 'None')] : []),
      ...sufficiency(subject, figures),
    ],
    tables: [...perUnitTables(subject, figures), ...scheduled, yearEnds(subject, figures)],
    notes: [approvedInWords(subject)],
  });
}
