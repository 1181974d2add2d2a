import { z } from 'zod';
import { money, percent } from './money';

/** One year of a funding report, as the engine projects it. Balances at the start and the end of the year. */
export const fundingYear = z.object({
  year: z.int(),
  startBalance: money,
  contribution: money,
  specialAssessments: money,
  interest: money,
  expenditures: money,
  endBalance: money,
  fullyFundedStart: money,
  fullyFundedEnd: money,
  percentFundedStart: percent.nullable(),
  percentFundedEnd: percent.nullable(),
});
export type FundingYear = z.infer<typeof fundingYear>;

export const fundingReport = z.object({
  years: z.array(fundingYear),
  lowestBalance: money,
  lowestBalanceYear: z.int(),
  firstShortfallYear: z.int().nullable().meta({ description: 'First year that ends below zero' }),
  endBalance: money,
});
export type FundingReport = z.infer<typeof fundingReport>;

export const PLAN_METHODS = [
  'currentFunding',
  'baseline',
  'thresholdDollars',
  'thresholdPercent',
  'fullFunding',
  'targetPercent',
  'custom',
  'ladder',
] as const;

export const plan = z.object({
  planId: z.uuid(),
  propertyId: z.uuid(),
  fiscalYear: z.int(),
  name: z.string(),
  method: z.enum(PLAN_METHODS),
  isRecommended: z.boolean(),
  isDefaultRecommendedPlan: z.boolean(),
  isAdopted: z.boolean(),
  isDisclosure: z.boolean(),
  firstYearContribution: money,
  increaseRate: percent,
  inflationRate: percent,
  interestRate: percent,
  isFeasible: z.boolean().meta({ description: 'false when the goal needs more than the annual fee' }),
  infeasibleReason: z.string().nullable(),
  computedAt: z.iso.datetime(),
  fundingReport: fundingReport
    .nullable()
    .meta({ description: 'null where the assumptions are out of range' }),
  version: z.int(),
});
export type Plan = z.infer<typeof plan>;

/** Stored figures of a property's list row: never recomputed per row. */
export const propertyOutlook = z.object({
  propertyId: z.uuid(),
  fiscalYear: z.int(),
  percentFunded: percent.nullable(),
  fundingBand: z.enum(['weak', 'fair', 'strong']).nullable(),
  endBalances: z.array(money),
  firstShortfallYear: z.int().nullable(),
});
export type PropertyOutlook = z.infer<typeof propertyOutlook>;
