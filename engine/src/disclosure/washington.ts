import { contributionAmounts } from '../projection/contributions';
import { InvalidInputError } from '../errors';
import { roundCents } from '../numeric/cents';
import { balancesOf } from '../solver/targets';
import type { Cents, Points, Projection } from '../types';
import { recommendation, type Recommendation } from './recommendations';
import {
  disclosedYears,
  disclosureSeries,
  fundedPosition,
  statedAssumptions,
  type DisclosedYear,
  type DisclosureInput,
  type DisclosureSeries,
  type FundedPosition,
  type StatedAssumptions,
} from './series';

/** A unit's share of the common expenses, in points; the shares of all units add up to 100. */
export interface UnitShare {
  unit: string;
  share: Points;
}

export interface UnitDeficit {
  unit: string;
  /** Negative for a surplus. */
  deficit: Cents;
}

/** Balances at the end of each year under one plan. */
export interface ProjectedPlan {
  recommendation: Recommendation | null;
  balances: Cents[];
}

export interface WashingtonFigures {
  /** Now, at the start of the fiscal year. */
  position: FundedPosition;
  /** One line per unit; without shares every unit has the equal share in `position`. */
  deficitByUnit: UnitDeficit[];
  currentContribution: Cents;
  /** 100% funded by the end of the horizon, never below 0, with the plan's assessments. */
  fullFunding: ProjectedPlan;
  /** Above 0 at the end of every year, by a dollar or more, without any special assessment. */
  baseline: ProjectedPlan;
  /** The disclosure plan itself. */
  chosen: { contribution: Cents; balances: Cents[] };
  isSufficient: boolean;
  firstShortfallYear: number | null;
  /** The ends of this fiscal year and of the next five. */
  years: DisclosedYear[];
  assumptions: StatedAssumptions;
  series: DisclosureSeries;
}

const TOLERANCE = 0.01;

/** The law's baseline is a balance above zero, not of zero: a dollar is the smallest in whole dollars. */
const ABOVE_ZERO = { kind: 'thresholdDollars', floor: 100 } as const;

/** (FFB - balance) * allocated share of each unit in cents, each rounded once. Shares must add up to 100 points. */
export function deficitByShare(deficit: Cents, shares: readonly UnitShare[]): UnitDeficit[] {
  const whole = shares.reduce((sum, { share }) => sum + share, 0);
  if (shares.length > 0 && Math.abs(whole - 100) > TOLERANCE) {
    throw new InvalidInputError('unit shares', 'must add up to 100 points');
  }
  return shares.map(({ unit, share }) => ({
    unit,
    deficit: roundCents((deficit * share) / 100, 'deficit of a unit'),
  }));
}

function planned(found: Recommendation | null): ProjectedPlan {
  return { recommendation: found, balances: found ? yearEnds(found.projection) : [] };
}

function yearEnds(projection: Projection): Cents[] {
  return balancesOf(projection).slice(1);
}

/**
 * Figures of a Washington reserve study and budget summary in cents and points: deficit or surplus per unit today,
 * recommended contributions for full funding by the end of the horizon and for a baseline without special assessments,
 * year-end balances under each plan, and the six year ends with approved revenue only and with the plan.
 */
export function washingtonFigures(
  input: DisclosureInput,
  shares: readonly UnitShare[] = [],
): WashingtonFigures {
  const { plan, units } = input;
  const series = disclosureSeries(input);
  const { firstShortfallYear } = series.approved;
  const position = fundedPosition(series.schedule.fullyFunded[0]!, plan.startingBalance, units);
  return {
    position,
    deficitByUnit: deficitByShare(position.deficiency, shares),
    currentContribution: contributionAmounts(series.approvedInput.contributions, 1)[0]!,
    fullFunding: planned(recommendation(series.planInput, { kind: 'fullFunding' }, units)),
    baseline: planned(recommendation({ ...series.planInput, assessments: [] }, ABOVE_ZERO, units)),
    chosen: {
      contribution: contributionAmounts(plan.contributions, 1)[0]!,
      balances: yearEnds(series.plan),
    },
    isSufficient: firstShortfallYear === null,
    firstShortfallYear,
    years: disclosedYears(series, units, 0, 5),
    assumptions: statedAssumptions(plan),
    series,
  };
}
