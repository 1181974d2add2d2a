import { InvalidInputError, requireWhole } from '../errors';
import type { Schedule } from '../inventory/schedule';
import type { BoundaryTarget, Goal, Projection } from '../types';

/** Balance in cents wanted at boundary k = 0 to years; null when the goal requires nothing there. */
export type Targets = readonly (number | null)[];

function requireBoundary(boundary: number, years: number): number {
  requireWhole('boundary', boundary, 0, years);
  return boundary;
}

function openTargets(years: number, allowNegative: boolean | undefined): (number | null)[] {
  const open: (number | null)[] = new Array(years + 1).fill(allowNegative ? null : 0);
  open[0] = null;
  return open;
}

function fill(
  targets: (number | null)[],
  from: number,
  to: number,
  amount: (boundary: number) => number,
): Targets {
  for (let k = from; k <= to; k++) targets[k] = amount(k);
  return targets;
}

function requireFinite(targets: Targets): Targets {
  if (targets.some((target) => target !== null && !Number.isFinite(target))) {
    throw new InvalidInputError('goal', 'must have finite figures');
  }
  return targets;
}

function fillCustom(targets: (number | null)[], wanted: readonly BoundaryTarget[], years: number): Targets {
  if (wanted.length === 0) throw new InvalidInputError('targets', 'must name at least one boundary');
  for (const { boundary, amount } of wanted) targets[requireBoundary(boundary, years)] = amount;
  return targets;
}

/**
 * Targets T(k) of a goal in cents: 0 for baseline, the floor for a threshold in dollars, q * FFB(k) for a percent, FFB
 * for full funding. A percent of an FFB of 0 requires a balance of 0.
 */
export function goalTargets(goal: Goal, schedule: Schedule): Targets {
  return requireFinite(targetsOf(goal, schedule));
}

function targetsOf(goal: Goal, { years, fullyFunded }: Schedule): Targets {
  if (goal.kind === 'baseline') return openTargets(years, false);
  const targets = openTargets(years, goal.allowNegative);
  const share = (percent: number) => (boundary: number) => (percent * fullyFunded[boundary]!) / 100;
  switch (goal.kind) {
    case 'thresholdDollars':
      return fill(targets, requireBoundary(goal.fromBoundary ?? 1, years), years, () => goal.floor);
    case 'thresholdPercent':
      return fill(targets, requireBoundary(goal.fromBoundary ?? 1, years), years, share(goal.percent));
    case 'fullFunding':
    case 'targetPercent': {
      const by = requireBoundary(goal.byBoundary ?? years, years);
      return fill(
        targets,
        by,
        goal.hold ? years : by,
        share(goal.kind === 'targetPercent' ? goal.percent : 100),
      );
    }
    case 'custom':
      return fillCustom(targets, goal.targets, years);
  }
}

/** Balances in cents at boundaries 0 to years of a projection. */
export function balancesOf(projection: Projection): number[] {
  return [projection.rows[0]!.startBalance, ...projection.rows.map((row) => row.endBalance)];
}

/** First boundary whose balance is below its target, or null when the goal is met. */
export function firstMissed(balances: readonly number[], targets: Targets): number | null {
  const missed = targets.findIndex((target, k) => target !== null && balances[k]! < target);
  return missed === -1 ? null : missed;
}

/** Boundary with the least to spare above its target, the earliest on ties; boundary 0 only when there is no other target. */
export function tightestBoundary(balances: readonly number[], targets: Targets): number {
  let tightest = 0;
  let least = Infinity;
  for (let k = 1; k < targets.length; k++) {
    const target = targets[k];
    if (target == null || balances[k]! - target >= least) continue;
    least = balances[k]! - target;
    tightest = k;
  }
  return tightest;
}
