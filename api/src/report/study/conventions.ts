import type { FundingPlan } from '@roofline/engine/plan/funding-plan';
import { toDollars } from '@roofline/schema/value/money';
import type { BandLimits } from '@roofline/schema/report/report-bands';
import type { ReportConvention } from '@roofline/schema/report/report-pages';
import { dayText } from '@roofline/schema/value/day';
import { dollars, percentText } from '../../platform/pdf/format';
import { AS_ADOPTED } from '../files/words';
import type { FundingChoice } from './choice';

// How the figures were computed, in words, on every report: two readers with two conventions would get two results.

/** Describes that the figures are those that a board adopted, and not today's. */
export function adoptedConventions(
  { adopted }: Pick<FundingChoice, 'adopted'>,
  what = 'Figures, settings and inventory',
): ReportConvention[] {
  if (!adopted) return [];
  const { name, meetingDate } = adopted;
  const value = `${what} are those of “${name}” as the board adopted it on ${dayText(meetingDate)}; later changes are not included.`;
  return [{ label: AS_ADOPTED, value }];
}

const rate = (points: number) => percentText(points, 2);

const TIMING = {
  startOfYear: (year: number) => `costs of ${year} are not inflated, those of each later year by whole years`,
  midYear: () => 'costs are inflated to the middle of their year',
  endOfYear: () => 'costs are inflated to the end of their year',
} as const;

const INTEREST = {
  midYear: 'on the balance at the start of the year and half of its flows',
  beginningBalance: 'on the balance at the start of the year',
  average: 'on the average of the balances at the start and the end of the year',
  monthly: 'by the month, with contributions at month ends and spending in the middle of the year',
} as const;

function interestText(plan: FundingPlan): string {
  const basis = plan.rateBasis === 'nominalMonthly' ? ', nominal, compounded monthly' : ' a year';
  const tax = plan.taxRate ? `, less ${rate(plan.taxRate)} tax` : '';
  const manner = INTEREST[plan.interestConvention ?? 'midYear'];
  return `${rate(plan.interestRate)}${basis}${tax}, ${manner}. A negative balance earns nothing.`;
}

function yearRates({ yearRates: rates = [] }: FundingPlan, firstYear: number): string {
  return rates
    .map(({ year, inflationRate, interestRate, increaseRate }) => {
      const parts = [
        inflationRate === undefined ? null : `inflation ${rate(inflationRate)}`,
        interestRate === undefined ? null : `interest ${rate(interestRate)}`,
        increaseRate === undefined ? null : `contribution rise ${rate(increaseRate)}`,
      ].filter((part) => part !== null);
      return `${firstYear + year}: ${parts.join(', ')}`;
    })
    .join('; ');
}

function whatIf({ costShock = 0, lifeOffset = 0, moves = {} }: FundingPlan): string {
  const moved = Object.keys(moves).length;
  const shift = lifeOffset > 0 ? `last ${lifeOffset} years longer` : `end ${-lifeOffset} years earlier`;
  const parts = [
    costShock === 0 ? null : `costs changed by ${rate(costShock)}`,
    lifeOffset === 0 ? null : `lives that ${shift}`,
    moved === 0 ? null : `${moved} component${moved === 1 ? '' : 's'} moved to another year`,
  ].filter((part) => part !== null);
  return parts.join(', ');
}

/** Describes the settings of the way of funding and their first year. */
export function fundingConventions(name: string, plan: FundingPlan, firstYear: number): ReportConvention[] {
  const rises =
    plan.increaseRate === 0 ? 'the same each year' : `rising ${rate(plan.increaseRate)} each year`;
  const steps = plan.steps?.length ? `, with ${plan.steps.length} steps` : '';
  const contribution = dollars(toDollars(plan.firstYearContribution));
  const [rates, changes] = [yearRates(plan, firstYear), whatIf(plan)];
  const timing = TIMING[plan.inflationTiming ?? 'startOfYear'](firstYear);
  return [
    { label: 'Funding', value: `${name}: ${contribution} in ${firstYear}, ${rises}${steps}` },
    { label: 'Inflation', value: `${rate(plan.inflationRate)} a year; ${timing}.` },
    { label: 'Interest', value: interestText(plan) },
    ...(rates ? [{ label: 'Single years', value: rates }] : []),
    ...(changes ? [{ label: 'What if', value: `The plan assumes ${changes}.` }] : []),
  ];
}

/** Describes how percent funded is computed, at which day, and when it is weak, fair or strong. */
export function percentConventions(startDate: string, bands: BandLimits): ReportConvention[] {
  const [, month, day] = dayText(startDate).match(/^(\w+) (\d+)/)!;
  return [
    {
      label: 'Percent funded',
      value: `Reserve balance over fully funded balance. “Start” is ${month} ${day} of the year, “end” the start of the next one.`,
    },
    {
      label: 'Fully funded balance',
      value:
        'Current cost × effective age ÷ useful life, summed over all components, with costs inflated to the day.',
    },
    {
      label: 'Rating',
      value:
        `Weak below ${percentText(bands.weakBelow)}, fair below ${percentText(bands.strongFrom)}, ` +
        `strong from ${percentText(bands.strongFrom)} on, overfunded above ${percentText(bands.overfundedAbove)}; the rating uses the unrounded figure.`,
    },
  ];
}

export const ROUNDING: ReportConvention = {
  label: 'Rounding',
  value: 'Figures are whole dollars, each rounded separately; the spreadsheet has the cents.',
};

/** Describes the figures of the inventory. */
export function inventoryConventions(inventoryYear: number, startDate: string): ReportConvention[] {
  return [
    {
      label: 'Current cost',
      value: `Quantity × unit cost × percent replaced, in dollars of fiscal year ${inventoryYear}.`,
    },
    {
      label: 'Fully funded balance',
      value: `Current cost × (useful life − remaining useful life) ÷ useful life, on ${dayText(startDate)}.`,
    },
    {
      label: 'Deterioration',
      value: 'Current cost ÷ useful life, a year. Significance is its share of the whole.',
    },
  ];
}
