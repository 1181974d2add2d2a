import { z } from 'zod';
import { isNumber, withCrossFieldRules } from '../value/cross-field';
import { limits } from '../value/limits';
import { formatLimit } from '../value/money';
import { amount, optional, points, rate, whole, wholeNumber } from '../value/numbers';
import { PLAN_METHODS, SOLVED_METHODS, type PlanMethod } from './methods';
import { planConventions } from './plan-settings';
import { isoDate, optionalDate, optionalText, requiredText } from '../value/text';

// The rules for a plan as forms and programs send it, and for its adoption.

const fiscalYear = (label: string) => {
  return wholeNumber(label, 1900, 2400, `${label} should be a fiscal year`);
};

const stepInput = withCrossFieldRules(
  z.object({
    fromYear: fiscalYear('Step Year'),
    kind: z.enum(['set', 'add', 'increaseOnly'], { error: 'Choose what the step changes' }),
    amount: optional(amount('Step Amount', -limits.feeMax, limits.feeMax)),
    increaseRate: rate('Yearly Increase'),
  }),
  ({ kind, amount }, add) => {
    if (kind !== 'increaseOnly' && !isNumber(amount)) add('amount', 'Step Amount is required');
    if (kind === 'set' && isNumber(amount) && amount < 0) add('amount', 'Step Amount should be $0 or more');
  },
);

const settingFields = {
  method: z.enum(PLAN_METHODS, { error: 'Choose how the plan is funded' }),
  goal: z
    .object({
      amount: optional(amount('Lowest Balance', 0, limits.feeMax)),
      percent: optional(points('Percent Funded', 0, 200)),
      year: optional(fiscalYear('Goal Year')),
    })
    .prefault({}),
  startingBalance: amount('Starting Reserve Balance', limits.balanceMinEdit, limits.balanceMax),
  firstYearContribution: amount('First-Year Contribution', 0, limits.feeMax),
  increaseRate: rate('Reserve Contribution Increase Rate'),
  inflationRate: rate('Inflation Rate'),
  interestRate: rate('Interest Rate'),
  ladder: z
    .array(stepInput)
    .max(limits.planSteps, `A ladder has at most ${limits.planSteps} steps`)
    .default([]),
  specialAssessments: z
    .array(
      z.object({
        year: fiscalYear('Assessment Year'),
        amount: amount('Special Assessment', 0.01, limits.feeMax),
        purpose: requiredText('Purpose', 250),
        status: z.enum(['planned', 'approved']).default('planned'),
        dueDate: optionalDate('Due Date'),
      }),
    )
    .max(limits.planEvents, `A plan has at most ${limits.planEvents} special assessments`)
    .default([]),
  yearOverrides: z
    .array(
      z.object({
        year: fiscalYear('Override Year'),
        inflationRate: optional(rate('Inflation Rate')),
        interestRate: optional(rate('Interest Rate')),
        increaseRate: optional(rate('Yearly Increase')),
      }),
    )
    .max(limits.planHorizonYears, 'Each year can be overridden only once')
    .default([]),
  loans: z
    .array(
      z.object({
        name: requiredText('Loan Name', 100),
        year: fiscalYear('Loan Year'),
        principal: amount('Loan Amount', 0.01, limits.feeMax),
        annualRate: rate('Loan Rate'),
        months: whole('Term in Months', 1, 480),
        fees: amount('Loan Fees', 0, limits.feeMax).default(0),
        areFeesFinanced: z.boolean().default(false),
        interestOnlyMonths: whole('Interest-Only Months', 0, 60).default(0),
        repaidFrom: z.enum(['owners', 'reserves']).default('owners'),
      }),
    )
    .max(limits.planLoans, `A plan has at most ${limits.planLoans} loans`)
    .default([]),
  costShock: points('Cost Change', -50, 200).default(0),
  lifeOffset: whole('Life Change', -20, 20).default(0),
  moves: z
    .array(z.object({ propertyComponentId: z.uuid(), year: fiscalYear('Moved To') }))
    .max(limits.componentsPerYear)
    .default([]),
  conventions: planConventions.extend({ taxRate: rate('Tax Rate') }).default({
    inflationTiming: 'startOfYear',
    interestConvention: 'midYear',
    rateBasis: 'annualEffective',
    taxRate: 0,
  }),
};

type Fields = Record<string, unknown>;
type Add = (path: string, message: string) => void;

function goalRules(value: Fields, { fiscalYear: first }: PlanRules, add: Add): void {
  const goal = (value.goal ?? {}) as { amount?: unknown; percent?: unknown; year?: unknown };
  const last = first + limits.planHorizonYears - 1;
  if (value.method === 'thresholdDollars' && !isNumber(goal.amount))
    add('goal.amount', 'Lowest Balance is required');
  if ((value.method === 'thresholdPercent' || value.method === 'targetPercent') && !isNumber(goal.percent))
    add('goal.percent', 'Percent Funded is required');
  if (value.method === 'targetPercent' && !isNumber(goal.year)) add('goal.year', 'Goal Year is required');
  if (isNumber(goal.year) && (goal.year < first || goal.year > last))
    add('goal.year', `Goal Year should be from ${first} to ${last}`);
}

function ladderRules(value: Fields, { fiscalYear: first }: PlanRules, add: Add): void {
  if (value.method !== 'ladder' || !Array.isArray(value.ladder)) return;
  if (value.ladder.length === 0) add('ladder', 'Add at least one step');
  const years = value.ladder.map((step: { fromYear?: unknown }) => step?.fromYear);
  years.forEach((year, index) => {
    if (isNumber(year) && year <= first)
      add(`ladder.${index}.fromYear`, `Step Year should be after ${first}, whose contribution is set above`);
    if (years.indexOf(year) !== index) add(`ladder.${index}.fromYear`, 'Two steps start in the same year');
  });
}

function overrideRules(value: Fields, add: Add): void {
  if (!Array.isArray(value.yearOverrides)) return;
  const years = value.yearOverrides.map((override: { year?: unknown }) => override?.year);
  years.forEach((year, index) => {
    if (years.indexOf(year) !== index)
      add(`yearOverrides.${index}.year`, 'Each year can be overridden only once');
  });
}

/** Facts that the rules of a plan depend on. */
export interface PlanRules {
  /** The plan's first fiscal year. */
  fiscalYear: number;
  /** The annual fee in dollars: no contribution of the first year may be above it. */
  annualFee: number;
  /** Loans are allowed only with the workspace's loan analysis. */
  hasLoanAnalysis: boolean;
}

function moneyRules(value: Fields, { annualFee, hasLoanAnalysis }: PlanRules, add: Add): void {
  const given = !SOLVED_METHODS.includes(value.method as PlanMethod);
  const first = value.firstYearContribution;
  if (given && isNumber(first) && first > annualFee)
    add(
      'firstYearContribution',
      annualFee === 0
        ? 'First-Year Contribution should be $0'
        : `First-Year Contribution should be from $0 to ${formatLimit(annualFee)}`,
    );
  if (!hasLoanAnalysis && Array.isArray(value.loans) && value.loans.length > 0)
    add('loans', 'Loans require the loan analysis of the portfolio');
}

/** Settings as forms and programs send them. A solved method determines the first year's contribution. */
export function planSettingsInput(rules: PlanRules) {
  return withCrossFieldRules(z.object(settingFields), (value, add) => {
    goalRules(value, rules, add);
    ladderRules(value, rules, add);
    overrideRules(value, add);
    moneyRules(value, rules, add);
  });
}
export type PlanSettingsInput = z.infer<ReturnType<typeof planSettingsInput>>;

/** POST and PUT of a plan. */
export function planInput(rules: PlanRules) {
  return z.object({
    name: requiredText('Plan Name', limits.planNameMax),
    settings: planSettingsInput(rules),
  });
}
export type PlanInput = z.infer<ReturnType<typeof planInput>>;

const MEETING_TO_COME =
  'Meeting Date is in the future: adopt the plan after the meeting, with the day on which it was held';

/** POST /api/plan/{id}/adopt: the minutes of a meeting that was held on `today` (ISO day) or before. */
export function planAdoptionInput(today: string) {
  return z.object({
    meetingDate: isoDate('Meeting Date').pipe(z.string().refine((day) => day <= today, MEETING_TO_COME)),
    votesFor: optional(whole('Votes For', 0, 9999)),
    votesAgainst: optional(whole('Votes Against', 0, 9999)),
    votesAbstained: optional(whole('Abstentions', 0, 9999)),
    note: optionalText('Note', 2000),
  });
}
export type PlanAdoptionInput = z.infer<ReturnType<typeof planAdoptionInput>>;
