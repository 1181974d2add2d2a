import { InvalidInputError, requireWhole } from '../errors';
import { requireRate, requireYearRates } from '../inventory/inventory';
import { roundCents } from '../numeric/cents';
import { compoundGrowth } from '../numeric/growth';
import type { Cents, ContributionSchedule, LadderStep, Points, YearRate } from '../types';

/**
 * How contributions move from year to year, whatever their size; any ContributionSchedule is one. The amounts of a ladder
 * scale with its first year; those of `steps` after an opening stay fixed, and only the years that they leave open move.
 */
export type ContributionShape =
  | { kind: 'simple'; increaseRate: Points; yearRates?: readonly YearRate[] }
  | { kind: 'ladder'; steps: readonly LadderStep[]; yearRates?: readonly YearRate[] }
  | {
      kind: 'opening';
      increaseRate: Points;
      /** Steps after year 0. */
      steps: readonly LadderStep[];
      yearRates?: readonly YearRate[];
    };

type Rises = readonly YearRate[] | undefined;

/** Growth of a contribution from year `from` to year t, by the increases at the starts of the years after `from`. */
function riseFactor(rate: Points, from: number, t: number, rises: Rises): number {
  return compoundGrowth(rate, from + 1, t + 1, rises);
}

function requireSteps(steps: readonly LadderStep[]): void {
  for (const step of steps) {
    requireRate('ladder step increaseRate', step.increaseRate);
    if (!Number.isInteger(step.fromYear))
      throw new InvalidInputError('ladder step fromYear', 'must be a whole number');
    if (step.setAmount !== undefined && step.addAmount !== undefined) {
      throw new InvalidInputError('ladder step', 'must either set or add an amount');
    }
  }
}

/** Steps in force within the horizon, by year; steps of one year apply in the order given. */
export function activeSteps(steps: readonly LadderStep[], years: number): LadderStep[] {
  return steps
    .filter((step) => step.fromYear >= 0 && step.fromYear < years)
    .sort((one, other) => one.fromYear - other.fromYear);
}

function ladderLevels(steps: readonly LadderStep[], years: number, rises: Rises): number[] {
  requireSteps(steps);
  requireYearRates('increaseRate', rises);
  const active = activeSteps(steps, years);
  const levels: number[] = [];
  let base = 0;
  let baseYear = 0;
  let rate = 0;
  let next = 0;
  for (let t = 0; t < years; t++) {
    for (; active[next]?.fromYear === t; next++) {
      const step = active[next]!;
      const reached = base * riseFactor(rate, baseYear, t, rises);
      base = step.setAmount ?? reached + (step.addAmount ?? 0);
      baseYear = t;
      rate = step.increaseRate;
    }
    levels.push(base * riseFactor(rate, baseYear, t, rises));
  }
  return levels;
}

/**
 * Contributions of years 0 to years - 1 in unrounded cents. Simple: c0 * (1 + p)^t, or C(t) = C(t - 1) * (1 + p_t) where
 * years have rates of their own. Ladder: a step's amount grows by
 * its rate from its year on, a set amount replacing and an added one topping up what the step before has reached;
 * years before the first step have none.
 */
export function contributionLevels(schedule: ContributionSchedule, years: number): number[] {
  requireWhole('years', years, 0, Number.MAX_SAFE_INTEGER);
  if (schedule.kind === 'ladder') return ladderLevels(schedule.steps, years, schedule.yearRates);
  const { firstYear, increaseRate, yearRates } = schedule;
  requireRate('increaseRate', increaseRate);
  requireYearRates('increaseRate', yearRates);
  return Array.from({ length: years }, (_, t) => firstYear * riseFactor(increaseRate, 0, t, yearRates));
}

/** Contributions in cents by year, each rounded once from the unrounded base; no rounded amount is compounded. */
export function contributionAmounts(schedule: ContributionSchedule, years: number): Cents[] {
  return contributionLevels(schedule, years).map((level) => roundCents(level, 'contribution of a year'));
}

function scaledWeights(steps: readonly LadderStep[], years: number, rises: Rises): number[] {
  const levels = ladderLevels(steps, years, rises);
  const first = levels[0] ?? 0;
  if (first <= 0) throw new InvalidInputError('ladder', 'must have a first-year amount above 0 to be scaled');
  if (levels.some((level) => level < 0))
    throw new InvalidInputError('ladder', 'must not fall below 0 to be scaled');
  return levels.map((level) => level / first);
}

/** Contributions as C(t) = fixed(t) + c * weight(t), c being the first year's contribution, in unrounded cents. */
export interface AffineContributions {
  fixed: number[];
  weight: number[];
}

/**
 * Weights of a shape: (1 + p)^t or its rises year by year, or the ladder divided by its first year, with nothing fixed;
 * after an opening, what the steps give without it is fixed, and its weight is 0 from a step that sets the amount.
 */
export function affineContributions(shape: ContributionShape, years: number): AffineContributions {
  const fixed = new Array<number>(years).fill(0);
  if (shape.kind === 'simple')
    return { fixed, weight: contributionLevels({ ...shape, firstYear: 1 }, years) };
  if (shape.kind === 'ladder') return { fixed, weight: scaledWeights(shape.steps, years, shape.yearRates) };
  if (shape.steps.some(({ fromYear }) => fromYear === 0))
    throw new InvalidInputError('ladder step fromYear', 'must come after the opening year');
  const emptied = shape.steps.map((step) => ({
    ...step,
    setAmount: step.setAmount === undefined ? undefined : 0,
    addAmount: undefined,
  }));
  return {
    fixed: contributionLevels(openedBy(shape, 0), years),
    weight: contributionLevels(openedBy({ ...shape, steps: emptied }, 1), years),
  };
}

/** The ladder that opens with an amount and goes on by its steps. */
function openedBy(
  { increaseRate, steps, yearRates }: Extract<ContributionShape, { kind: 'opening' }>,
  firstYear: Cents,
): ContributionSchedule {
  const ladder = [{ fromYear: 0, setAmount: firstYear, increaseRate }, ...steps];
  return { kind: 'ladder', steps: ladder, ...(yearRates && { yearRates }) };
}

function scaledStep(step: LadderStep, scale: number): LadderStep {
  const { fromYear, setAmount, addAmount, increaseRate } = step;
  if (setAmount !== undefined)
    return { fromYear, setAmount: roundCents(setAmount * scale, 'ladder step'), increaseRate };
  if (addAmount !== undefined)
    return { fromYear, addAmount: roundCents(addAmount * scale, 'ladder step'), increaseRate };
  return { fromYear, increaseRate };
}

/**
 * The schedule of a shape whose first year is exactly `firstYear` cents. A ladder's later amounts scale with it, in
 * whole cents, and its steps of year 0 become the one that sets `firstYear`; steps after an opening stay.
 */
export function scaledContributions(shape: ContributionShape, firstYear: Cents): ContributionSchedule {
  if (shape.kind === 'opening') return openedBy(shape, firstYear);
  const { yearRates } = shape;
  const rises = yearRates && { yearRates };
  if (shape.kind === 'simple')
    return { kind: 'simple', firstYear, increaseRate: shape.increaseRate, ...rises };
  const opening = activeSteps(shape.steps, 1).at(-1);
  const first = ladderLevels(shape.steps, 1, yearRates)[0] ?? 0;
  if (!opening || first <= 0)
    throw new InvalidInputError('ladder', 'must have a first-year amount above 0 to be scaled');
  const later = shape.steps
    .filter((step) => step.fromYear !== 0)
    .map((step) => scaledStep(step, firstYear / first));
  return {
    kind: 'ladder',
    steps: [{ fromYear: 0, setAmount: firstYear, increaseRate: opening.increaseRate }, ...later],
    ...rises,
  };
}
