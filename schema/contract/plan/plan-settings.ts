import { z } from 'zod';
import { PLAN_METHODS } from './methods';
import { money, percent } from '../value/numbers';

// Settings of a funding plan: its goal and its assumptions. Every year here is a fiscal year.

const planGoal = z.object({
  amount: money.nullable().meta({ description: 'Lowest balance allowed by thresholdDollars' }),
  percent: percent.nullable().meta({ description: 'Percent funded of thresholdPercent and targetPercent' }),
  year: z
    .int()
    .nullable()
    .meta({
      description:
        'targetPercent and fullFunding: reached at the end of this fiscal year and held (null: the last year); ' +
        'thresholds: apply from the start of this year on (null: the first year end)',
    }),
});

const ladderStep = z.object({
  fromYear: z.int(),
  kind: z.enum(['set', 'add', 'increaseOnly']).meta({
    description:
      'set: the annual contribution from that year; add: added to the contribution without the step',
  }),
  amount: money.nullable(),
  increaseRate: percent.meta({ description: 'Yearly increase until the next step' }),
});

const specialAssessment = z.object({
  year: z.int(),
  amount: money.meta({ description: 'Total for all units' }),
  purpose: z.string(),
  status: z.enum(['planned', 'approved']),
  dueDate: z.iso.date().nullable(),
});

const yearOverride = z.object({
  year: z.int(),
  inflationRate: percent.nullable().meta({ description: 'Increase in costs during this year' }),
  interestRate: percent.nullable().meta({ description: 'Interest of this year' }),
  increaseRate: percent
    .nullable()
    .meta({ description: 'Increase in the contribution at the start of this year' }),
});

const planLoan = z.object({
  name: z.string(),
  year: z.int().meta({
    description:
      "Drawn at the start of this fiscal year; before the plan's first year, it is still being repaid",
  }),
  principal: money,
  annualRate: percent,
  months: z.int(),
  fees: money,
  areFeesFinanced: z.boolean(),
  interestOnlyMonths: z.int(),
  repaidFrom: z.enum(['owners', 'reserves']).meta({
    description: 'owners: through a separate assessment, outside the fund',
  }),
});

const componentMove = z.object({ propertyComponentId: z.uuid(), year: z.int() });

export const planConventions = z.object({
  inflationTiming: z.enum(['startOfYear', 'midYear', 'endOfYear']),
  interestConvention: z.enum(['midYear', 'beginningBalance', 'average', 'monthly']),
  rateBasis: z.enum(['annualEffective', 'nominalMonthly']),
  taxRate: percent.meta({ description: 'Share of the interest lost to tax' }),
});

/** Settings as answers contain them. */
export const planSettings = z.object({
  method: z.enum(PLAN_METHODS),
  goal: planGoal,
  startingBalance: money.meta({ description: 'On the first day of the fiscal year' }),
  firstYearContribution: money,
  increaseRate: percent,
  inflationRate: percent,
  interestRate: percent,
  ladder: z.array(ladderStep),
  specialAssessments: z.array(specialAssessment),
  yearOverrides: z.array(yearOverride),
  loans: z.array(planLoan),
  costShock: percent.meta({ description: 'Percent added to every cost' }),
  lifeOffset: z.int().meta({ description: 'Years added to every useful life and remaining life' }),
  moves: z.array(componentMove),
  conventions: planConventions,
});
export type PlanSettings = z.infer<typeof planSettings>;
