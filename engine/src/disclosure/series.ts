import { percentFunded } from '../inventory/fully-funded';
import { deficitPerUnit } from '../projection/per-unit';
import type { PlanInput } from '../plan/plan-input';
import { project, type ProjectionInput } from '../projection/projection';
import { buildSchedule, type Schedule } from '../inventory/schedule';
import type {
  Assessment,
  Cents,
  ContributionSchedule,
  Points,
  Projection,
  YearAmount,
  YearRate,
} from '../types';

/** An assessment that is only planned, or that has been approved and so counts as known revenue. */
export interface StatedAssessment extends Assessment {
  status: 'planned' | 'approved';
  purpose?: string;
}

export interface DisclosureInput {
  /** The disclosure plan without its assessments. */
  plan: Omit<PlanInput, 'assessments'>;
  assessments: readonly StatedAssessment[];
  units: number;
  /**
   * Approved revenue other than assessments, when it is less than in the plan: contributions as budgeted, loans as
   * signed. Defaults to the plan's.
   */
  approved?: {
    contributions?: ContributionSchedule;
    loanProceeds?: readonly YearAmount[];
    debtService?: readonly YearAmount[];
  };
}

/** The two projections of a disclosure: with approved revenue only, and with the funding plan. */
export interface DisclosureSeries {
  schedule: Schedule;
  approvedInput: ProjectionInput;
  planInput: ProjectionInput;
  approved: Projection;
  plan: Projection;
}

/** Projects both series on one schedule. */
export function disclosureSeries({ plan, assessments, approved = {} }: DisclosureInput): DisclosureSeries {
  const { components, options, ...rest } = plan;
  const schedule = buildSchedule(components, options);
  const planInput = { ...rest, schedule, assessments };
  const approvedInput = {
    ...planInput,
    contributions: approved.contributions ?? rest.contributions,
    loanProceeds: approved.loanProceeds ?? rest.loanProceeds,
    debtService: approved.debtService ?? rest.debtService,
    assessments: assessments.filter(({ status }) => status === 'approved'),
  };
  return {
    schedule,
    approvedInput,
    planInput,
    approved: project(approvedInput),
    plan: project(planInput),
  };
}

/** Rates of the plan as a disclosure states them, interest before tax; `...ByYear` are the years with their own rate. */
export interface StatedAssumptions {
  interestRate: Points;
  inflationRate: Points;
  taxRate: Points;
  interestByYear: readonly YearRate[];
  inflationByYear: readonly YearRate[];
}

/** The assumptions of a plan, as a disclosure states them. */
export function statedAssumptions({ interest, options }: DisclosureInput['plan']): StatedAssumptions {
  const within = ({ year }: YearRate) => year >= 0 && year < options.years;
  return {
    interestRate: interest.interestRate,
    inflationRate: options.inflationRate,
    taxRate: interest.taxRate ?? 0,
    interestByYear: (interest.yearRates ?? []).filter(within),
    inflationByYear: (options.yearRates ?? []).filter(within),
  };
}

/** Position of a series at a date: cash compared with the required balance. */
export interface FundedPosition {
  required: Cents;
  balance: Cents;
  percentFunded: number | null;
  /** required - balance, negative for a surplus; in total and per unit in equal shares. */
  deficiency: Cents;
  deficiencyPerUnit: Cents;
}

/** Position of a balance, in cents and points. */
export function fundedPosition(required: Cents, balance: Cents, units: number): FundedPosition {
  return {
    required,
    balance,
    percentFunded: percentFunded(balance, required),
    deficiency: required - balance,
    deficiencyPerUnit: deficitPerUnit(required, balance, units),
  };
}

/** The end of a fiscal year: year `offset`, boundary offset + 1. */
export interface DisclosedYear {
  offset: number;
  approved: FundedPosition;
  plan: FundedPosition;
}

/** Both series at the end of years `from` to `to`, as far as the horizon goes. */
export function disclosedYears(
  series: DisclosureSeries,
  units: number,
  from: number,
  to: number,
): DisclosedYear[] {
  const rows = series.plan.rows.slice(from, to + 1);
  return rows.map(({ t, fullyFundedEnd, endBalance }) => ({
    offset: t,
    approved: fundedPosition(fullyFundedEnd, series.approved.rows[t]!.endBalance, units),
    plan: fundedPosition(fullyFundedEnd, endBalance, units),
  }));
}
