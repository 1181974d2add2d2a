import type { StatedAssumptions } from '@roofline/engine/disclosure/series';
import type { DisclosureLine, DisclosureTable } from '@roofline/schema/disclosure/disclosure';
import type { DisclosureFacts } from '@roofline/schema/disclosure/disclosure-facts';
import type { DisclosureSubject } from './subject';
import { line, rateText, table } from './words';

/** Decides whether there is a list of components that are left out. */
export const leavesOut = ({ areAllIncluded, excluded }: DisclosureFacts): boolean =>
  areAllIncluded === false && excluded.length > 0;

/** Returns the table of components that are stated as left out, with the reasons. */
export function excludedTable({ excluded }: DisclosureFacts): DisclosureTable {
  return table(
    'Components that are not included',
    ['Component', '#Remaining life, years', 'Reason it is not included'],
    excluded.map(({ name, remainingLife, reason }) => [
      name,
      remainingLife === null ? 'Not stated' : String(remainingLife),
      reason,
    ]),
  );
}

/** Returns interest and inflation, and the years with other rates. */
export function assumptionLines(
  { of }: DisclosureSubject,
  { interestRate, inflationRate, taxRate, interestByYear, inflationByYear }: StatedAssumptions,
): DisclosureLine[] {
  const byYear = (rates: StatedAssumptions['interestByYear']) =>
    rates.length === 0
      ? null
      : `But ${rates.map(({ year, rate }) => `${rateText(rate)} in ${of.fiscalYear + year}`).join(', ')}`;
  return [
    line('Interest on reserves, before tax', `${rateText(interestRate)} a year`, byYear(interestByYear)),
    ...(taxRate > 0 ? [line('Tax on that interest', rateText(taxRate))] : []),
    line('Inflation of costs', `${rateText(inflationRate)} a year`, byYear(inflationByYear)),
  ];
}
