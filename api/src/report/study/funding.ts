import { LONGEST_HORIZON, type Schedule } from '@roofline/engine/inventory/schedule';
import type { ProjectionRow } from '@roofline/engine/types';
import { planOutcome } from '@roofline/engine/what-if/plan-outcome';
import { toDollars } from '@roofline/schema/value/money';
import type { CashFacts, FundingReport } from '@roofline/schema/plan/plan';
import {
  fundingFigures,
  fundingRecord,
  fundingReportOf,
  HORIZON_YEARS,
  projectFunding,
  ranged,
  todaysFunding,
  withFrozenYears,
  type Basis,
} from '../../plan/service';
import type { TodaysFunding } from '@roofline/schema/plan/plan-lead';
import { currentChoice, type FundingChoice } from './choice';

/** One way of funding, projected over the years of a report. */
export interface ShownFunding {
  schedule: Schedule;
  /** From the fiscal year of the report on. */
  rows: ProjectionRow[];
  report: FundingReport;
  cashFacts: CashFacts;
}

/** The years shown: from t = fromT of the basis to its horizon. */
export interface Shown {
  fromT: number;
  horizon: number;
}

/** Returns the years from a fiscal year on that a basis reaches, or why there are none. */
export function shownYears(basis: Basis, fiscalYear: number): Shown | string {
  const fromT = fiscalYear - basis.fiscalYear;
  const horizon = HORIZON_YEARS + fromT;
  if (horizon <= LONGEST_HORIZON) return { fromT, horizon };
  const years = LONGEST_HORIZON - HORIZON_YEARS;
  return `Fiscal year ${basis.fiscalYear} was the last one set up, more than ${years} years before: set up a newer one.`;
}

/** Totals of zero: the cash facts come from balances and works, and never from totals. */
const NO_TOTALS = {
  totalContributions: 0,
  totalExpenditures: 0,
  totalInterest: 0,
  totalAssessments: 0,
  totalLoanProceeds: 0,
  totalDebtService: 0,
};

/** Returns the cash facts of the years from `fromT` on, as a plan of that year would state them. */
function cashFactsFrom(
  basis: Basis,
  { schedule, rows }: Pick<ShownFunding, 'schedule' | 'rows'>,
  { fromT }: Shown,
): CashFacts {
  const record = fundingRecord({ rows });
  const figures = fundingFigures(record);
  const firstYear = basis.fiscalYear + fromT;
  const later = schedule.occurrences.filter(({ t }) => t >= fromT);
  const { fiveYearCover, nextBigProject: big } = planOutcome(
    {
      rows,
      endBalance: figures.ends.at(-1)!,
      lowestBalance: figures.lowestBalance,
      lowestYear: figures.lowest,
      firstShortfallYear: figures.firstShortfall,
      ...NO_TOTALS,
    },
    { ...schedule, occurrences: later.map((one) => ({ ...one, t: one.t - fromT })) },
  );
  const name = (id: string) => basis.components.find((line) => line.propertyComponentId === id)?.name ?? '';
  return {
    lowestBalance: toDollars(figures.lowestBalance),
    lowestBalanceYear: firstYear + figures.lowest,
    firstShortfallYear: figures.firstShortfall === null ? null : firstYear + figures.firstShortfall,
    fiveYearCover: fiveYearCover.percent,
    nextBigProject: big && {
      propertyComponentId: big.componentId,
      name: name(big.componentId),
      year: firstYear + big.t,
      cost: toDollars(big.cost),
      balanceAfter: toDollars(big.balanceAfter),
      percentFundedAfter: big.percentFundedAfter,
    },
  };
}

/**
 * Projects a way of funding on its basis and cuts off the years before those shown; returns a problem where amounts grow
 * too large.
 */
function computed({ basis, funding, adopted }: FundingChoice, shown: Shown) {
  return ranged((): ShownFunding => {
    const { schedule, projection } = projectFunding(basis, funding, shown.horizon);
    const all = adopted ? withFrozenYears(projection.rows, adopted) : projection.rows;
    const rows = all.slice(shown.fromT);
    return {
      schedule,
      rows,
      report: fundingReportOf(fundingRecord({ rows }), basis.fiscalYear + shown.fromT),
      cashFacts: cashFactsFrom(basis, { schedule, rows }, shown),
    };
  });
}

const known = new WeakMap<Shown, Map<FundingChoice, ReturnType<typeof computed>>>();

/** Projects a way of funding once per request: page, comparison and today's contribution share the result. */
export function shownFunding(choice: FundingChoice, shown: Shown): ReturnType<typeof computed> {
  const found = known.get(shown) ?? new Map<FundingChoice, ReturnType<typeof computed>>();
  known.set(shown, found);
  const result = found.get(choice) ?? computed(choice, shown);
  found.set(choice, result);
  return result;
}

/** Returns the current contribution beside the way of funding that is shown; null where both are the same. */
export function shownToday(
  choices: readonly FundingChoice[],
  choice: FundingChoice,
  { rows }: ShownFunding,
  shown: Shown,
): TodaysFunding | null {
  const current = currentChoice(choices);
  if (choice === current) return null;
  const { value } = shownFunding(current, shown);
  return (
    value &&
    todaysFunding(fundingRecord(value), fundingRecord({ rows }), current.basis.fiscalYear + shown.fromT)
  );
}
