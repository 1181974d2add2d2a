import { amortise } from '../loan/amortisation';
import { debtServiceByYear } from '../loan/debt-service';
import type { LoanTerms } from '../loan/terms';
import { adjustedPlan } from '../what-if/adjustment';
import type {
  Assessment,
  Cents,
  ContributionSchedule,
  InflationTiming,
  InterestConvention,
  LadderStep,
  Points,
  RateBasis,
  ReserveComponent,
  YearAmount,
  YearRate,
} from '../types';
import type { PlanInput } from './plan-input';

/** A loan of a plan, drawn at the start of year t = `year`; before year 0 it is already drawn, and only its remaining payments count. */
export interface PlanLoan {
  year: number;
  terms: LoanTerms;
  /** Owners repay it outside the fund, or the fund does. */
  repaidFrom: 'owners' | 'reserves';
}

/** Rates of one year t that replace the plan's; an absent one stays. */
export interface PlanYearRates {
  year: number;
  /** Increase in costs during the year. */
  inflationRate?: Points;
  /** Interest of the year. */
  interestRate?: Points;
  /** Increase in the contribution at the start of the year; an amount that a step sets is not raised. */
  increaseRate?: Points;
}

/** A funding plan as users set it, in cents and points; years count from the plan's first fiscal year. */
export interface FundingPlan {
  startingBalance: Cents;
  firstYearContribution: Cents;
  increaseRate: Points;
  inflationRate: Points;
  interestRate: Points;
  /** Steps of a ladder after year 0; none for a simple plan. */
  steps?: readonly LadderStep[];
  yearRates?: readonly PlanYearRates[];
  assessments?: readonly Assessment[];
  loans?: readonly PlanLoan[];
  /** Percent added to every cost. */
  costShock?: Points;
  /** Years added to every useful life and remaining life. */
  lifeOffset?: number;
  /** Years of the next work by component id; ids that the inventory no longer has are ignored. */
  moves?: Readonly<Record<string, number>>;
  inflationTiming?: InflationTiming;
  interestConvention?: InterestConvention;
  rateBasis?: RateBasis;
  taxRate?: Points;
}

/** Years that funding plans look ahead. */
export const FUNDING_PLAN_YEARS = 30;

/** One kind of rate of the single years, in order of year; nothing when no year has one. */
function ratesOf(
  kind: 'inflationRate' | 'interestRate' | 'increaseRate',
  yearRates: readonly PlanYearRates[] = [],
): { yearRates?: YearRate[] } {
  const found = yearRates
    .flatMap(({ year, [kind]: rate }) => (rate === undefined ? [] : [{ year, rate }]))
    .sort((one, other) => one.year - other.year);
  return found.length > 0 ? { yearRates: found } : {};
}

function contributionsOf({
  firstYearContribution,
  increaseRate,
  steps = [],
  yearRates,
}: FundingPlan): ContributionSchedule {
  const rises = ratesOf('increaseRate', yearRates);
  if (steps.length === 0) return { kind: 'simple', firstYear: firstYearContribution, increaseRate, ...rises };
  return {
    kind: 'ladder',
    steps: [{ fromYear: 0, setAmount: firstYearContribution, increaseRate }, ...steps],
    ...rises,
  };
}

function loanFlows(loans: readonly PlanLoan[]): { loanProceeds: YearAmount[]; debtService: YearAmount[] } {
  const loanProceeds = loans.map(({ year, terms }) => ({
    year,
    amount: terms.principal - (terms.areFeesFinanced ? 0 : (terms.fees ?? 0)),
  }));
  const debtService = loans
    .filter((loan) => loan.repaidFrom === 'reserves')
    .flatMap(({ year, terms }) => debtServiceByYear(amortise(terms), year));
  return { loanProceeds, debtService };
}

function movesWithin(
  components: readonly ReserveComponent[],
  moves: Readonly<Record<string, number>>,
): Record<string, number> {
  const known = new Set(components.map((component) => component.id));
  return Object.fromEntries(Object.entries(moves).filter(([id, year]) => known.has(id) && year >= 0));
}

/** Returns the plan as input of a computation, over `years` of the inventory. */
export function fundingPlanInput(
  plan: FundingPlan,
  components: readonly ReserveComponent[],
  years = FUNDING_PLAN_YEARS,
): PlanInput {
  const { costShock, lifeOffset, moves = {} } = plan;
  const base: PlanInput = {
    components,
    options: {
      years,
      inflationRate: plan.inflationRate,
      inflationTiming: plan.inflationTiming,
      ...ratesOf('inflationRate', plan.yearRates),
    },
    startingBalance: plan.startingBalance,
    interest: {
      interestRate: plan.interestRate,
      convention: plan.interestConvention,
      rateBasis: plan.rateBasis,
      taxRate: plan.taxRate,
      ...ratesOf('interestRate', plan.yearRates),
    },
    contributions: contributionsOf(plan),
    assessments: plan.assessments ?? [],
    ...loanFlows(plan.loans ?? []),
  };
  return adjustedPlan(base, { costShock, lifeOffset, moves: movesWithin(components, moves) });
}
