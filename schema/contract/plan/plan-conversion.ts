import { toCents } from '../value/money';
import { SOLVED_METHODS } from './methods';
import type { PlanSettings } from './plan-settings';

// A plan's settings in the engine's units: cents, points, and years counted from the plan's fiscal year. The engine's
// own types are not imported here; the results fit the engine's `FundingPlan` and `Goal`, which the callers check.

/** Returns the settings of a plan as the engine's `FundingPlan`. */
export function fundingPlanOf(settings: PlanSettings, fiscalYear: number) {
  const year = (calendar: number) => calendar - fiscalYear;
  const { conventions } = settings;
  return {
    startingBalance: toCents(settings.startingBalance),
    firstYearContribution: toCents(settings.firstYearContribution),
    increaseRate: settings.increaseRate,
    inflationRate: settings.inflationRate,
    interestRate: settings.interestRate,
    steps: settings.method === 'ladder' ? settings.ladder.map((step) => stepOf(step, year)) : [],
    assessments: settings.specialAssessments.map((assessment) => ({
      year: year(assessment.year),
      amount: toCents(assessment.amount),
      status: assessment.status,
      purpose: assessment.purpose,
    })),
    yearRates: settings.yearOverrides.map((override) => ({
      year: year(override.year),
      inflationRate: override.inflationRate ?? undefined,
      interestRate: override.interestRate ?? undefined,
      increaseRate: override.increaseRate ?? undefined,
    })),
    loans: settings.loans.map((loan) => ({
      year: year(loan.year),
      repaidFrom: loan.repaidFrom,
      terms: termsOf(loan),
    })),
    costShock: settings.costShock,
    lifeOffset: settings.lifeOffset,
    moves: Object.fromEntries(settings.moves.map((move) => [move.propertyComponentId, year(move.year)])),
    inflationTiming: conventions.inflationTiming,
    interestConvention: conventions.interestConvention,
    rateBasis: conventions.rateBasis,
    taxRate: conventions.taxRate,
  };
}

function termsOf(loan: PlanSettings['loans'][number]) {
  const { annualRate, months, areFeesFinanced, interestOnlyMonths } = loan;
  const [principal, fees] = [toCents(loan.principal), toCents(loan.fees)];
  return { principal, annualRate, months, fees, areFeesFinanced, interestOnlyMonths };
}

function stepOf(step: PlanSettings['ladder'][number], year: (calendar: number) => number) {
  const { kind, increaseRate } = step;
  const base = { fromYear: year(step.fromYear), increaseRate };
  if (kind === 'set') return { ...base, setAmount: toCents(step.amount ?? 0) };
  if (kind === 'add') return { ...base, addAmount: toCents(step.amount ?? 0) };
  return base;
}

/** Returns the engine's goal of a solved method; null when the contribution is given. */
export function goalOf(settings: Pick<PlanSettings, 'method' | 'goal'>, fiscalYear: number) {
  const { method, goal } = settings;
  if (!SOLVED_METHODS.includes(method)) return null;
  const end = goal.year === null ? undefined : goal.year - fiscalYear + 1;
  // Nothing changes the balance of the first day, so a threshold applies to year ends.
  const start = goal.year === null ? undefined : Math.max(1, goal.year - fiscalYear);
  switch (method) {
    case 'thresholdDollars':
      return { kind: 'thresholdDollars' as const, floor: toCents(goal.amount ?? 0), fromBoundary: start };
    case 'thresholdPercent':
      return { kind: 'thresholdPercent' as const, percent: goal.percent ?? 0, fromBoundary: start };
    case 'fullFunding':
      return { kind: 'fullFunding' as const, byBoundary: end, hold: goal.year !== null };
    case 'targetPercent':
      return { kind: 'targetPercent' as const, percent: goal.percent ?? 0, byBoundary: end ?? 1, hold: true };
    default:
      return { kind: 'baseline' as const };
  }
}
