import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { SettingsValues } from './plan-values';

const isFilled = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Returns whether the values that the goal needs are filled in. */
function hasGoal({ method, goal }: SettingsValues): boolean {
  if (method === 'thresholdDollars') return isFilled(goal.amount);
  if (method === 'thresholdPercent') return isFilled(goal.percent);
  if (method === 'targetPercent') return isFilled(goal.percent) && isFilled(goal.year);
  return true;
}

type Row = Record<string, unknown>;
/** Returns the rows whose `needed` values are filled in: half-typed rows do not count yet. */
function complete<Whole>(rows: readonly object[], needed: readonly string[]): Whole[] {
  return rows.filter((row) => needed.every((name) => isFilled((row as Row)[name]))) as Whole[];
}

/**
 * Returns the settings of a partly filled form, for the figures beside it; null while a value is missing that every
 * projection needs.
 */
export function draftSettings(values: SettingsValues): PlanSettings | null {
  const { startingBalance, firstYearContribution, increaseRate, inflationRate, interestRate } = values;
  const { costShock, lifeOffset, conventions, ladder } = values;
  const needed = { startingBalance, increaseRate, inflationRate, interestRate };
  if (!Object.values(needed).every(isFilled) || !hasGoal(values)) return null;
  return {
    ...values,
    ...(needed as Record<keyof typeof needed, number>),
    firstYearContribution: firstYearContribution ?? 0,
    costShock: costShock ?? 0,
    lifeOffset: lifeOffset ?? 0,
    conventions: { ...conventions, taxRate: conventions.taxRate ?? 0 },
    ladder: complete(
      ladder.filter((step) => step.kind === 'increaseOnly' || isFilled(step.amount)),
      ['fromYear', 'increaseRate'],
    ),
    specialAssessments: complete(values.specialAssessments, ['year', 'amount']),
    yearOverrides: complete(values.yearOverrides, ['year']),
    moves: complete(values.moves, ['year']),
    loans: complete(
      values.loans.map((loan) => ({
        ...loan,
        fees: loan.fees ?? 0,
        interestOnlyMonths: loan.interestOnlyMonths ?? 0,
      })),
      ['year', 'principal', 'annualRate', 'months'],
    ),
  };
}
