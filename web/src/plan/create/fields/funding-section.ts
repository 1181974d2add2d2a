import type { PlanMethod } from '@roofline/schema/plan/methods';
import { limits } from '@roofline/schema/value/limits';
import { formatLimit } from '@roofline/schema/value/money';
import type { ListedSection } from '../../../app/fields/field-list';
import type { PlanValues } from '../plan-values';
import { FirstYear } from './FirstYear';
import type { PlanPlace } from './plan-place';

type Section = ListedSection<PlanValues, PlanPlace>;

const aims =
  (...methods: PlanMethod[]) =>
  ({ settings }: PlanValues) =>
    methods.includes(settings.method);

/** The label of the goal's year, by goal. */
const YEAR_LABELS: Partial<Record<PlanMethod, string>> = {
  fullFunding: 'Fully funded by',
  targetPercent: 'Reached by',
};
const YEAR_HINTS: Partial<Record<PlanMethod, string>> = {
  fullFunding: 'Empty: by the end of the 30 years.',
  targetPercent: 'Held from then on.',
};

function yearHint({ settings: { method } }: PlanValues, { basis: { fiscalYear } }: PlanPlace): string {
  const hint = YEAR_HINTS[method] ?? 'Empty: from the first year on.';
  return `From ${fiscalYear} to ${fiscalYear + limits.planHorizonYears - 1}. ${hint}`;
}

/** The values of the goal, the first-year contribution and its yearly increase. */
export const contributionSection: Section = {
  part: 'funding',
  title: 'Contribution',
  rows: [
    [
      {
        name: 'settings.goal.percent',
        label: 'Percent funded',
        hint: 'From 0% to 200%',
        isOptional: false,
        when: aims('targetPercent', 'thresholdPercent'),
      },
      {
        name: 'settings.goal.amount',
        isOptional: false,
        maxLength: limits.feeMaxChars,
        when: aims('thresholdDollars'),
      },
      {
        name: 'settings.goal.year',
        label: ({ settings }) => YEAR_LABELS[settings.method] ?? 'Applies from',
        calledInLists: 'Goal year',
        hint: yearHint,
        isOptional: ({ settings }) => settings.method !== 'targetPercent',
        width: '160px',
        when: aims('fullFunding', 'targetPercent', 'thresholdDollars', 'thresholdPercent'),
      },
    ],
    [
      {
        name: 'settings.firstYearContribution',
        label: (_values, { basis }) => `Contribution in ${basis.fiscalYear}`,
        calledInLists: 'First-year contribution',
        maxLength: limits.balanceMaxChars,
        hint: (_values, { basis: { annualFee } }) =>
          annualFee === null ? undefined : `From $0 to ${formatLimit(annualFee)}, the annual fees.`,
        control: FirstYear,
      },
      {
        name: 'settings.increaseRate',
        label: 'Yearly increase',
        hint: 'Of the contribution, each year after the first.',
      },
    ],
  ],
};
