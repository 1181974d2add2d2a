import { z } from 'zod';
import { linkedFile } from '../file/linked-file';
import { money, percent } from '../value/numbers';
import { planLead, todaysFunding } from './plan-lead';
import { PLAN_METHODS } from './methods';
import { planSettings } from './plan-settings';

/** One year of a funding report, as the engine projects it. Balances at the start and the end of the year. */
export const fundingYear = z.object({
  year: z.int(),
  startBalance: money,
  contribution: money,
  specialAssessments: money,
  loanProceeds: money,
  interest: money,
  expenditures: money,
  debtService: money.meta({ description: 'Loan payments that leave the reserve fund' }),
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

/** Cash facts that a board member asks for, beside percent funded. */
export const cashFacts = z.object({
  lowestBalance: money,
  lowestBalanceYear: z.int(),
  firstShortfallYear: z.int().nullable(),
  fiveYearCover: percent.nullable().meta({
    description:
      'Money available over the next five years as a percent of their expenditures; null when they have none',
  }),
  nextBigProject: z
    .object({
      propertyComponentId: z.uuid(),
      name: z.string(),
      year: z.int(),
      cost: money,
      balanceAfter: money,
      percentFundedAfter: percent.nullable(),
    })
    .nullable(),
});
export type CashFacts = z.infer<typeof cashFacts>;

export const planActions = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  duplicate: z.boolean(),
  recommend: z.boolean(),
  adopt: z.boolean(),
  disclose: z.boolean(),
  changeDocuments: z.boolean().meta({ description: 'Add documents to its adoption and remove them' }),
});
export type PlanActions = z.infer<typeof planActions>;

/** A document of an adoption: a file of the property, in the version that it had when it was added. */
export const adoptionFile = z.object({ adoptionFileId: z.uuid(), ...linkedFile.shape });
export type AdoptionFile = z.infer<typeof adoptionFile>;

/** The board's decision on a plan: frozen with the plan's inputs and outputs of that day. */
export const planAdoption = z.object({
  planAdoptionId: z.uuid(),
  planId: z.uuid(),
  adoptedAt: z.iso.datetime(),
  adoptedBy: z.string(),
  meetingDate: z.iso.date(),
  votesFor: z.int().nullable(),
  votesAgainst: z.int().nullable(),
  votesAbstained: z.int().nullable(),
  note: z.string().nullable(),
  isCurrent: z.boolean().meta({ description: 'false once another plan of the year has been adopted' }),
  files: z.array(adoptionFile),
});
export type PlanAdoption = z.infer<typeof planAdoption>;

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
  monthlyPerUnit: money.meta({ description: "A twelfth of the first year's contribution, per unit" }),
  increaseRate: percent,
  inflationRate: percent,
  interestRate: percent,
  settings: planSettings,
  isFeasible: z.boolean().meta({ description: 'false when the goal needs more than the annual fee' }),
  infeasibleReason: z.string().nullable(),
  bindingYear: z.int().nullable().meta({
    description: 'Binding year: the fiscal year whose end decides how high a solved contribution must be',
  }),
  computedAt: z.iso.datetime(),
  fundingReport: fundingReport.nullable().meta({ description: 'null when the assumptions are out of range' }),
  cashFacts: cashFacts.nullable(),
  adoption: planAdoption.nullable().meta({ description: 'The last adoption of this plan' }),
  carriedFromPlanId: z.uuid().nullable().meta({
    description: "The previous year's plan that it continues; that plan may have been deleted",
  }),
  viewerCan: planActions,
  updatedAt: z.iso.datetime(),
  version: z.int(),
});
export type Plan = z.infer<typeof plan>;

/** GET /api/plan/property/{propertyId}/{fiscalYear}: the plans of a year and the starting point of a new one. */
export const planList = z.object({
  propertyId: z.uuid(),
  fiscalYear: z.int().meta({ description: 'The requested year' }),
  basisFiscalYear: z
    .int()
    .nullable()
    .meta({ description: 'The set-up year that the plans start from; null until one is set up' }),
  isReadOnly: z.boolean().meta({ description: 'A previous year, or one that awaits setup' }),
  hasLoanAnalysis: z.boolean(),
  numberOfUnits: z.int(),
  annualFee: money.nullable(),
  previousAnnualFee: money.nullable(),
  proposal: planSettings.nullable().meta({
    description: 'The current contribution, as settings for a new plan; null without financials',
  }),
  items: z.array(plan).meta({ description: 'The default recommended plan first, then oldest first' }),
  overfundedAbove: percent.meta({
    description: 'Percent funded above which the portfolio calls a fund overfunded',
  }),
  leading: planLead.nullable().meta({ description: 'The plan that leads the year; null without plans' }),
  viewerCan: z.object({ create: z.boolean() }),
});
export type PlanList = z.infer<typeof planList>;

/** A line of the inventory, as plans use it. */
export const planComponent = z.object({
  propertyComponentId: z.uuid(),
  name: z.string(),
  category: z.string(),
  categoryPosition: z.int(),
  currentCost: money,
  usefulLife: z.int(),
  remainingUsefulLife: z.int(),
  isOneTime: z.boolean(),
  isDone: z.boolean().meta({ description: 'A project completed its work in the year' }),
});
export type PlanComponent = z.infer<typeof planComponent>;

/** GET /api/plan/inventory/{propertyId}/{fiscalYear}: the inventory for a projection in the browser. */
export const planInventory = z.object({
  propertyId: z.uuid(),
  fiscalYear: z.int().meta({ description: 'The set-up year whose inventory it is' }),
  components: z.array(planComponent),
});
export type PlanInventory = z.infer<typeof planInventory>;

/** Section 4 of the specification. */
export const planningSteps = z.object({
  propertyId: z.uuid(),
  fiscalYear: z.int(),
  lastCompletedStep: z.int().meta({ description: '1 to 5, by the rules of section 4' }),
  steps: z.array(
    z.object({
      number: z.int(),
      key: z.enum(['inventory', 'plans', 'recommend', 'disclosure', 'finalize']),
      title: z.string(),
      state: z.enum(['done', 'missed', 'current', 'open', 'locked']).meta({
        description: 'Of the step itself: missed where planning went on past it, as by adopting a plan',
      }),
      opensOn: z.iso.date().nullable().meta({ description: 'Day on which a locked step opens' }),
    }),
  ),
});
export type PlanningSteps = z.infer<typeof planningSteps>;

/** POST /api/plan/preview/{propertyId}/{fiscalYear}: unsaved settings, solved and projected; nothing is stored. */
export const planPreview = z.object({
  settings: planSettings,
  isFeasible: z.boolean(),
  infeasibleReason: z.string().nullable(),
  bindingYear: z.int().nullable(),
  monthlyPerUnit: money,
  fundingReport: fundingReport.nullable(),
  cashFacts: cashFacts.nullable(),
});
export type PlanPreview = z.infer<typeof planPreview>;

/** GET /api/plan/{id}/bridge: why a figure changed since the last adopted plan. The effects add up to the change exactly. */
export const planBridge = z.object({
  planId: z.uuid(),
  from: planAdoption.nullable().meta({ description: 'null until a plan is adopted' }),
  figures: z.array(
    z.object({
      figure: z.enum([
        'requiredContribution',
        'lowestBalance',
        'percentFundedNow',
        'percentFundedAtEnd',
        'endBalance',
      ]),
      unit: z.enum(['money', 'percent']),
      before: z.number(),
      after: z.number(),
      bars: z.array(z.object({ cause: z.string(), change: z.number(), value: z.number() })),
    }),
  ),
  differences: z.array(
    z.object({
      label: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});
export type PlanBridge = z.infer<typeof planBridge>;

/** Stored figures of a property's list row, so that lists need not recompute them. */
export const propertyOutlook = z.object({
  propertyId: z.uuid(),
  fiscalYear: z.int(),
  percentFunded: percent.nullable(),
  fundingBand: z.enum(['weak', 'fair', 'strong']).nullable(),
  endBalances: z.array(money),
  lowestBalance: money.nullable(),
  firstShortfallYear: z.int().nullable(),
  plan: planLead.nullable().meta({ description: 'What the figures follow: the plan that leads the year' }),
  today: todaysFunding
    .nullable()
    .meta({ description: 'null where the plan asks for what is paid today, and without a projection' }),
});
export type PropertyOutlook = z.infer<typeof propertyOutlook>;
