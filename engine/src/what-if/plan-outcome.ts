import { sumCents } from '../numeric/cents';
import type { Occurrence, Schedule } from '../inventory/schedule';
import type { Cents, Points, Projection, ProjectionRow } from '../types';

/** The next big project, and the balance left at the end of its year. */
export interface BigProject {
  componentId: string;
  t: number;
  cost: Cents;
  balanceAfter: Cents;
  percentFundedAfter: number | null;
}

/** Money available over the next five years (or the horizon) compared with their expenditures. */
export interface FiveYearCover {
  years: number;
  /** Starting balance and all inflows, in cents. */
  available: Cents;
  /** Expenditures and debt service, in cents. */
  spending: Cents;
  /** 100 * available / spending in points; null when nothing is spent. */
  percent: number | null;
}

/** Cash facts, shown beside percent funded. */
export interface PlanOutcome {
  lowestBalance: Cents;
  lowestYear: number;
  /** First year that ends below 0, or null. */
  firstYearBelowZero: number | null;
  fiveYearCover: FiveYearCover;
  nextBigProject: BigProject | null;
  endBalance: Cents;
  percentFundedNow: number | null;
  percentFundedAtEnd: number | null;
}

/** Share of the inventory's current cost from which one piece of work counts as big, in points. */
const BIG_PROJECT_SHARE: Points = 10;

const COVERED_YEARS = 5;

function fiveYearCover(rows: readonly ProjectionRow[]): FiveYearCover {
  const covered = rows.slice(0, COVERED_YEARS);
  const inflows = covered.map((row) => row.contribution + row.assessments + row.loanProceeds + row.interest);
  const available = sumCents([covered[0]!.startBalance, ...inflows], 'money available');
  const spending = sumCents(
    covered.map((row) => row.expenditures + row.debtService),
    'spending',
  );
  const percent = spending === 0 ? null : (100 * available) / spending;
  return { years: covered.length, available, spending, percent };
}

/** First work of at least the share of current cost; the most expensive of the horizon when there is none, the first on ties. */
function nextBigProject({ occurrences, totalCurrentCost }: Schedule): Occurrence | null {
  const limit = (BIG_PROJECT_SHARE * totalCurrentCost) / 100;
  const { t } = occurrences.find(({ cost }) => cost > 0 && cost >= limit) ?? { t: null };
  let largest: Occurrence | null = null;
  for (const occurrence of occurrences) {
    if (t !== null && occurrence.t !== t) continue;
    if (occurrence.cost > (largest?.cost ?? 0)) largest = occurrence;
  }
  return largest;
}

/**
 * Cash facts of a projection. Five-year cover: (start + contributions + assessments + loan proceeds + interest of the
 * first five years) / (expenditures + debt service of the same). The next big project is the first work that costs
 * `BIG_PROJECT_SHARE` percent of the inventory's current cost or more.
 */
export function planOutcome(projection: Projection, schedule: Schedule): PlanOutcome {
  const { rows, lowestBalance, lowestYear, firstShortfallYear, endBalance } = projection;
  const big = nextBigProject(schedule);
  const after = big && rows[big.t];
  return {
    lowestBalance,
    lowestYear,
    firstYearBelowZero: firstShortfallYear,
    fiveYearCover: fiveYearCover(rows),
    nextBigProject:
      big && after
        ? {
            componentId: big.componentId,
            t: big.t,
            cost: big.cost,
            balanceAfter: after.endBalance,
            percentFundedAfter: after.percentFundedEnd,
          }
        : null,
    endBalance,
    percentFundedNow: rows[0]!.percentFundedStart,
    percentFundedAtEnd: rows.at(-1)!.percentFundedEnd,
  };
}
