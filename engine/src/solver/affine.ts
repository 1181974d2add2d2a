import { earnedSharesByYear, factorsOf, unroundedInterest } from '../projection/interest';
import type { FundingInput } from '../projection/projection';
import { amountsByYear } from '../projection/projection';
import type { Targets } from './targets';

/**
 * A fund in unrounded cents whose balances are affine in one amount x that flows in with weight w(t), as long as the
 * interest floor does not bind.
 */
export interface AffineFund {
  input: FundingInput;
  /** Inflows of year t that do not depend on x. */
  inflow: readonly number[];
  outflow: readonly number[];
  weight: readonly number[];
}

/** The smallest x, not below 0, and the boundary that decides it. */
export interface SmallestAmount {
  amount: number;
  boundary: number;
}

const BISECTION_PASSES = 60;

/** The fund of an input with further inflows by year, in which one unit of x flows in year t with weight w(t). */
export function affineFund(
  input: FundingInput,
  inflow: readonly number[],
  weight: readonly number[],
): AffineFund {
  const { years, expenditures } = input.schedule;
  const assessments = amountsByYear(input.assessments ?? [], years, 'special assessment');
  const proceeds = amountsByYear(input.loanProceeds ?? [], years, 'loan proceeds');
  const debt = amountsByYear(input.debtService ?? [], years, 'debt service');
  return {
    input,
    inflow: assessments.map((assessment, t) => assessment + proceeds[t]! + inflow[t]!),
    outflow: expenditures.map((spent, t) => spent + debt[t]!),
    weight,
  };
}

/**
 * Balances in unrounded cents at boundaries 0 to years for an amount x, with the interest floor, and the first
 * boundary at which the floor has bound (Infinity when it never does).
 */
export function fundBalances(fund: AffineFund, x: number): { balances: number[]; floorFrom: number } {
  const { startingBalance, interest } = fund.input;
  const earned = earnedSharesByYear(interest, fund.weight.length);
  const balances = [startingBalance];
  let floorFrom = Infinity;
  for (let t = 0; t < fund.weight.length; t++) {
    const flows = {
      start: balances[t]!,
      inflow: fund.inflow[t]! + x * fund.weight[t]!,
      outflow: fund.outflow[t]!,
    };
    const raw = unroundedInterest(earned[t]!, flows, true);
    const kept = interest.chargeOnNegative ? raw : Math.max(0, raw);
    if (kept !== raw) floorFrom = Math.min(floorFrom, t + 1);
    balances.push(flows.start + flows.inflow + kept - flows.outflow);
  }
  return { balances, floorFrom };
}

/**
 * Closed form: alpha(t+1) = a alpha(t) + b A(t) - e O(t), beta(t+1) = a beta(t) + b w(t); the smallest x with
 * alpha(k) + x beta(k) >= T(k), each year with its own factors, is the largest (T(k) - alpha(k)) / beta(k), or 0. Boundaries that x cannot reach
 * (beta 0) are left out. Ties go to the earliest boundary.
 */
function closedForm(fund: AffineFund, targets: Targets): { ratio: number; boundary: number } {
  const earned = earnedSharesByYear(fund.input.interest, fund.weight.length);
  let alpha: number = fund.input.startingBalance;
  let beta = 0;
  let best = { ratio: -Infinity, boundary: 0 };
  for (let t = 0; t < fund.weight.length; t++) {
    const { a, b, e } = factorsOf(earned[t]!);
    alpha = a * alpha + b * fund.inflow[t]! - e * fund.outflow[t]!;
    beta = a * beta + b * fund.weight[t]!;
    const target = targets[t + 1];
    if (target == null || beta <= 0) continue;
    const ratio = (target - alpha) / beta;
    if (ratio > best.ratio) best = { ratio, boundary: t + 1 };
  }
  return best;
}

function lastTarget(targets: Targets): number {
  return targets.findLastIndex((target) => target !== null);
}

/** Smallest margin over all targets that x affects, in unrounded cents, and its boundary. */
function slack(fund: AffineFund, targets: Targets, x: number): SmallestAmount {
  const { balances } = fundBalances(fund, x);
  let reached = false;
  let least = { amount: Infinity, boundary: 0 };
  for (let k = 1; k < targets.length; k++) {
    reached ||= fund.weight[k - 1]! > 0;
    const target = targets[k];
    if (target == null || !reached) continue;
    if (balances[k]! - target < least.amount) least = { amount: balances[k]! - target, boundary: k };
  }
  return least;
}

/**
 * The smallest amount in unrounded cents that meets the targets. The closed form is exact where the interest floor does
 * not bind up to the last target; where it binds, the form gives too much, and bisection below it finds the amount.
 */
export function smallestAmount(fund: AffineFund, targets: Targets): SmallestAmount {
  const { ratio, boundary } = closedForm(fund, targets);
  const most = Math.max(0, ratio);
  const isExact = most === 0 || fundBalances(fund, most).floorFrom > lastTarget(targets);
  if (isExact) return { amount: most, boundary };
  let low = 0;
  let high = most;
  for (let pass = 0; pass < BISECTION_PASSES; pass++) {
    const middle = (low + high) / 2;
    if (slack(fund, targets, middle).amount >= 0) high = middle;
    else low = middle;
  }
  return { amount: high, boundary: slack(fund, targets, high).boundary };
}

/**
 * Rounds an unrounded solution up to a whole number of steps and moves on from there, in doubling strides closed by
 * bisection, to the amount that meets the goal in whole cents while one step less fails it; as a rule the first guess.
 */
export function settle(unrounded: number, step: number, meets: (amount: number) => boolean): number {
  const passes = (steps: number) => steps >= 0 && meets(steps * step);
  let high = Math.ceil(unrounded / step);
  let low = high - 1;
  for (let stride = 1; !passes(high); stride *= 2) {
    low = high;
    high += stride;
  }
  for (let stride = 1; passes(low); stride *= 2) {
    high = low;
    low = Math.max(-1, low - stride);
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle;
  }
  return high * step;
}
