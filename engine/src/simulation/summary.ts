import { roundCents } from '../numeric/cents';
import { percentiles } from '../numeric/percentiles';
import { perUnit } from '../projection/per-unit';
import type { Cents } from '../types';
import type { Draws } from './draws';
import type { PlanPaths } from './plan-run';

/** Percents of the paths at or below a figure. */
const BAND_PERCENTS = [5, 25, 50, 75, 95] as const;

/** A figure that 5, 25, 50, 75 and 95% of the paths do not exceed; null when no path has one. */
export type Band = [
  p5: number | null,
  p25: number | null,
  p50: number | null,
  p75: number | null,
  p95: number | null,
];

export interface SimulatedYear {
  t: number;
  /** Share of paths, 0 to 1, whose balance ends the year below 0, and its standard error sqrt(q (1 - q) / n). */
  belowZero: number;
  belowZeroError: number;
  /** Share of paths that have ended this year or one before it below 0. */
  everBelowZero: number;
  everBelowZeroError: number;
  /** Year-end balance in cents. */
  balance: Band;
  /** Year-end percent funded in points, over the paths that need reserves at all. */
  percentFunded: Band;
  assessment: SimulatedAssessment | null;
}

/** Assessments of the shortfall policy; the amounts are of the paths that levy one, per unit in cents. */
export interface SimulatedAssessment {
  probability: number;
  probabilityError: number;
  meanPerUnit: Cents | null;
  p90PerUnit: Cents | null;
}

export interface PlanSummary {
  paths: number;
  years: SimulatedYear[];
  /** First-year contributions in cents, rounded up, that are safe in 50, 75, 90 and 95% of the paths. */
  safeContributions: { percent: number; firstYear: Cents }[];
  /** Over all years together. */
  assessment: SimulatedAssessment | null;
}

export interface SummaryOptions {
  /** Units that share an assessment; 1 when absent. */
  units?: number;
  confidences?: readonly number[];
}

const CONFIDENCES = [50, 75, 90, 95];

/** Standard error of a probability found as a share of n paths: sqrt(q (1 - q) / n). */
function standardError(probability: number, paths: number): number {
  return paths === 0 ? 0 : Math.sqrt((probability * (1 - probability)) / paths);
}

function share(count: number, paths: number): { value: number; error: number } {
  const value = paths === 0 ? 0 : count / paths;
  return { value, error: standardError(value, paths) };
}

function assessmentOf(amounts: Float64Array, units: number): SimulatedAssessment {
  const levied = amounts.filter((amount) => amount > 0);
  const { value, error } = share(levied.length, amounts.length);
  const none = levied.length === 0;
  const mean = levied.reduce((sum, amount) => sum + amount, 0) / levied.length;
  return {
    probability: value,
    probabilityError: error,
    meanPerUnit: none ? null : perUnit(mean, units),
    p90PerUnit: none ? null : perUnit(percentiles(levied, [90])[0]!, units),
  };
}

function percentsFunded(balances: Float64Array, needed: Float64Array): Float64Array {
  const percents = new Float64Array(balances.length);
  let count = 0;
  for (let path = 0; path < balances.length; path++) {
    if (needed[path]! > 0) percents[count++] = (100 * balances[path]!) / needed[path]!;
  }
  return percents.subarray(0, count);
}

function countBelow(balances: Float64Array, ever: Uint8Array): { now: number; ever: number } {
  const count = { now: 0, ever: 0 };
  for (let path = 0; path < balances.length; path++) {
    if (balances[path]! < 0) {
      count.now++;
      ever[path] = 1;
    }
    count.ever += ever[path]!;
  }
  return count;
}

function totals(rows: readonly Float64Array[], paths: number): Float64Array {
  const sums = new Float64Array(paths);
  for (const row of rows) for (let path = 0; path < paths; path++) sums[path]! += row[path]!;
  return sums;
}

function yearOf(t: number, result: PlanPaths, draws: Draws, ever: Uint8Array, units: number): SimulatedYear {
  const { paths } = result;
  const balances = result.balances[t]!.subarray(0, paths);
  const below = countBelow(balances, ever);
  const now = share(below.now, paths);
  const before = share(below.ever, paths);
  const percents = percentsFunded(balances, draws.fullyFunded[t + 1]!);
  const assessed = result.assessments[t]?.subarray(0, paths);
  return {
    t,
    belowZero: now.value,
    belowZeroError: now.error,
    everBelowZero: before.value,
    everBelowZeroError: before.error,
    balance: percentiles(balances, BAND_PERCENTS) as Band,
    percentFunded: percentiles(percents, BAND_PERCENTS) as Band,
    assessment: assessed ? assessmentOf(assessed, units) : null,
  };
}

/**
 * Summarizes the paths of a plan. Percentiles follow the nearest rank. A contribution is safe in q% of the paths when it is
 * the q-th percentile of the paths' own closed-form baseline contributions, rounded up to the cent.
 */
export function planSummary(result: PlanPaths, draws: Draws, options: SummaryOptions = {}): PlanSummary {
  const { units = 1, confidences = CONFIDENCES } = options;
  const { paths } = result;
  const ever = new Uint8Array(paths);
  const ascending = confidences.toSorted((one, other) => one - other);
  const safe = percentiles(result.safeContribution.subarray(0, paths), ascending);
  return {
    paths,
    years: result.balances.map((_, t) => yearOf(t, result, draws, ever, units)),
    safeContributions: ascending.map((percent, index) => ({
      percent,
      firstYear: roundCents(Math.ceil(safe[index] ?? 0), 'safe contribution'),
    })),
    assessment: result.assessments.length > 0 ? assessmentOf(totals(result.assessments, paths), units) : null,
  };
}
