import { AssumptionsOutOfRangeError } from '@roofline/engine/errors';
import { solveContribution } from '@roofline/engine/goals';
import { project } from '@roofline/engine/projection';
import { buildSchedule, type Schedule } from '@roofline/engine/schedule';
import type { ContributionSchedule, Projection } from '@roofline/engine/types';
import { formatLimit, toDollars, type Cents } from '@roofline/schema/money';
import { currentAssumptions, engineComponents, type Basis, type FundingAssumptions } from './basis';

/** Fiscal years that dashboards and plans look ahead. */
export const HORIZON_YEARS = 30;

/** Shown in place of figures that whole cents cannot hold. */
export const ASSUMPTIONS_PROBLEM =
  'The assumptions are out of range: the projected amounts grow too large to be computed exactly. ' +
  'Check the inflation, interest and contribution increase rates.';

/** A result, or why there is none. */
export type Ranged<T> = { value: T; problem: null } | { value: null; problem: string };

/** Turns the engine's "out of range" into a problem text; any other fault goes on. */
export function ranged<T>(compute: () => T): Ranged<T> {
  try {
    return { value: compute(), problem: null };
  } catch (error) {
    if (error instanceof AssumptionsOutOfRangeError) return { value: null, problem: ASSUMPTIONS_PROBLEM };
    throw error;
  }
}

/** Expenditures and fully funded balances of a basis over `years`, at an inflation rate in points. */
export function fundingSchedule(basis: Basis, inflationRate: number, years = HORIZON_YEARS): Schedule {
  return buildSchedule(engineComponents(basis.components), { years, inflationRate });
}

function contributionsOf({
  firstYearContribution,
  increaseRate,
  ladder,
}: FundingAssumptions): ContributionSchedule {
  if (!ladder?.length) return { kind: 'simple', firstYear: firstYearContribution, increaseRate };
  const opening = { fromYear: 0, setAmount: firstYearContribution, increaseRate };
  return { kind: 'ladder', steps: [opening, ...ladder] };
}

/** Projects one way of funding over the schedule. */
export function projectFunding(schedule: Schedule, assumptions: FundingAssumptions): Projection {
  return project({
    schedule,
    startingBalance: assumptions.startingBalance,
    interest: { interestRate: assumptions.interestRate },
    contributions: contributionsOf(assumptions),
    assessments: assumptions.assessments ?? [],
  });
}

/** The contribution as it stands, projected from its basis. */
export function projectCurrentFunding(basis: Basis, years = HORIZON_YEARS): Ranged<Projection> {
  return ranged(() => {
    const assumptions = currentAssumptions(basis.financials);
    return projectFunding(fundingSchedule(basis, assumptions.inflationRate, years), assumptions);
  });
}

/** The default recommended plan: what it asks for and whether the annual fee carries it. */
export interface DefaultPlan {
  assumptions: FundingAssumptions;
  isFeasible: boolean;
  infeasibleReason: string | null;
  projection: Projection | null;
}

const usd = (cents: Cents) => formatLimit(toDollars(cents));

/**
 * Full funding by the end of year 30 with the yearly rise as the association has set it. Never above the annual fee:
 * where the goal needs more, the plan stands at the fee and says so.
 */
export function defaultRecommendedPlan(basis: Basis): DefaultPlan {
  const current = currentAssumptions(basis.financials);
  const fee = basis.financials.averageHoaAnnualFee;
  const solved = ranged(() => {
    const schedule = fundingSchedule(basis, current.inflationRate);
    const answer = solveContribution(
      {
        schedule,
        startingBalance: current.startingBalance,
        interest: { interestRate: current.interestRate },
        shape: { kind: 'simple', increaseRate: current.increaseRate },
        maximum: fee,
      },
      { kind: 'fullFunding' },
    );
    return answer.feasible
      ? { firstYear: answer.firstYear, required: null, projection: answer.projection }
      : {
          firstYear: fee,
          required: answer.required ?? null,
          projection: projectFunding(schedule, { ...current, firstYearContribution: fee }),
        };
  });
  if (solved.problem !== null)
    return { assumptions: current, isFeasible: false, infeasibleReason: solved.problem, projection: null };
  const { firstYear, required, projection } = solved.value;
  return {
    assumptions: { ...current, firstYearContribution: firstYear },
    isFeasible: required === null,
    infeasibleReason: required === null ? null : infeasibleText(basis.fiscalYear, required, fee),
    projection,
  };
}

function infeasibleText(fiscalYear: number, required: Cents, fee: Cents): string {
  const lastYear = fiscalYear + HORIZON_YEARS - 1;
  return `Full funding by the end of ${lastYear} needs ${usd(required)} a year, more than the annual fees of ${usd(fee)}.`;
}
