import { monthlyContributionPerUnit } from '@roofline/engine/projection/per-unit';
import type { SolvedPlan } from '@roofline/engine/plan/solved-plan';
import { planOutcome } from '@roofline/engine/what-if/plan-outcome';
import { toDollars } from '@roofline/schema/value/money';
import type { PlanBasis } from '../../model/plan-study';

interface Funded {
  year: number;
  percent: number | null;
}

/** The outcome of a plan, in dollars and fiscal years. */
export interface OutcomeFigures {
  firstYear: number;
  perUnitMonth: number;
  increaseRate: number;
  /** Special assessments within the horizon. */
  assessments: number;
  lowest: { amount: number; year: number };
  belowZero: number | null;
  fundedNow: number | null;
  /** Ten years after the first year, or in the last year. */
  fundedLater: Funded;
  fundedAtEnd: Funded;
  fiveYearCover: number | null;
  nextBig: { name: string; year: number; cost: number; balanceAfter: number } | null;
  balances: number[];
  lastYear: number;
}

const LATER = 10;

/** Returns the figures of a projected plan. */
export function outcomeFigures(solved: SolvedPlan, basis: PlanBasis): OutcomeFigures {
  const { projection, schedule, plan } = solved;
  const { rows } = projection;
  const { fiscalYear, numberOfUnits } = basis;
  const outcome = planOutcome(projection, schedule);
  const big = outcome.nextBigProject;
  const funded = (t: number): Funded => ({ year: fiscalYear + t, percent: rows[t]!.percentFundedEnd });
  const calendar = (t: number | null) => (t === null ? null : fiscalYear + t);
  return {
    firstYear: toDollars(plan.firstYearContribution),
    perUnitMonth: toDollars(
      monthlyContributionPerUnit(plan.firstYearContribution, Math.max(1, numberOfUnits)),
    ),
    increaseRate: plan.increaseRate,
    assessments: toDollars(projection.totalAssessments),
    lowest: { amount: toDollars(outcome.lowestBalance), year: fiscalYear + outcome.lowestYear },
    belowZero: calendar(outcome.firstYearBelowZero),
    fundedNow: outcome.percentFundedNow,
    fundedLater: funded(Math.min(LATER, rows.length - 1)),
    fundedAtEnd: funded(rows.length - 1),
    fiveYearCover: outcome.fiveYearCover.percent,
    nextBig: big && {
      name: nameOf(basis, big.componentId),
      year: fiscalYear + big.t,
      cost: toDollars(big.cost),
      balanceAfter: toDollars(big.balanceAfter),
    },
    balances: rows.map((row) => toDollars(row.endBalance)),
    lastYear: fiscalYear + rows.length - 1,
  };
}

/** Returns the name of a component of the inventory. */
export function nameOf({ components }: Pick<PlanBasis, 'components'>, id: string): string {
  return components.find((component) => component.propertyComponentId === id)?.name ?? 'A component';
}
