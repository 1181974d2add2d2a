import { fundingBand, percentFunded } from '@roofline/engine/inventory/fully-funded';
import type { SolvedPlan } from '@roofline/engine/plan/solved-plan';
import { planOutcome } from '@roofline/engine/what-if/plan-outcome';
import type { Projection, ProjectionRow } from '@roofline/engine/types';
import { toDollars, type Cents } from '@roofline/schema/value/money';
import type { CashFacts, FundingReport, FundingYear } from '@roofline/schema/plan/plan';
import type { Basis } from './basis';

/** One year of a stored projection, in cents. */
export type FundingRow = readonly [
  start: Cents,
  contribution: Cents,
  assessments: Cents,
  loanProceeds: Cents,
  interest: Cents,
  expenditures: Cents,
  debtService: Cents,
  end: Cents,
  fullyFundedStart: Cents,
  fullyFundedEnd: Cents,
];

/** A projection as it is stored: one row a year. */
export type FundingRecord = readonly FundingRow[];

/** The next big project of a plan; cost and balance in cents. */
interface StoredProject {
  propertyComponentId: string;
  name: string;
  year: number;
  cost: Cents;
  balanceAfter: Cents;
  percentFundedAfter: number | null;
}

/** The projection of a plan's settings, as it is stored and read. */
export interface PlanResult {
  rows: FundingRecord;
  /** The fiscal year whose end decides a solved contribution. */
  bindingYear: number | null;
  /** null for results that were stored before cash facts existed. */
  cash: { fiveYearCover: number | null; nextBigProject: StoredProject | null } | null;
}

/** Returns the stored form of a projection's rows. */
export function fundingRecord(projection: Pick<Projection, 'rows'>): FundingRecord {
  return projection.rows.map(recordRow);
}

function recordRow(row: ProjectionRow): FundingRow {
  return [
    row.startBalance,
    row.contribution,
    row.assessments,
    row.loanProceeds,
    row.interest,
    row.expenditures,
    row.debtService,
    row.endBalance,
    row.fullyFundedStart,
    row.fullyFundedEnd,
  ];
}

/** Returns the stored form of a solved plan. */
export function planResult({ projection, schedule, bindingBoundary }: SolvedPlan, basis: Basis): PlanResult {
  const { fiveYearCover, nextBigProject: big } = planOutcome(projection, schedule);
  const name = (id: string) => basis.components.find((line) => line.propertyComponentId === id)?.name ?? '';
  return {
    rows: fundingRecord(projection),
    // Boundary k is the end of the k-th year; boundary 0 is the first day, which belongs to the first year.
    bindingYear: bindingBoundary === null ? null : basis.fiscalYear + Math.max(0, bindingBoundary - 1),
    cash: {
      fiveYearCover: fiveYearCover.percent,
      nextBigProject: big && {
        propertyComponentId: big.componentId,
        name: name(big.componentId),
        year: basis.fiscalYear + big.t,
        cost: big.cost,
        balanceAfter: big.balanceAfter,
        percentFundedAfter: big.percentFundedAfter,
      },
    },
  };
}

/** Returns the key figures of a record; `lowest` and `firstShortfall` count years from its first row. */
export function fundingFigures(record: FundingRecord) {
  const ends = record.map(([, , , , , , , end]) => end);
  const lowestBalance = Math.min(...ends);
  const firstShortfall = ends.findIndex((end) => end < 0);
  const [first, last] = [record[0]!, record.at(-1)!];
  const percentStart = percentFunded(first[0], first[8]);
  return {
    ends,
    lowestBalance,
    lowest: ends.indexOf(lowestBalance),
    firstShortfall: firstShortfall < 0 ? null : firstShortfall,
    percentFundedStart: percentStart,
    percentFundedEnd: percentFunded(last[7], last[9]),
    band: fundingBand(percentStart),
  };
}

/** Returns a record as a funding report whose first row is fiscal year `fiscalYear`. */
export function fundingReportOf(record: FundingRecord, fiscalYear: number): FundingReport {
  const figures = fundingFigures(record);
  return {
    years: record.map((row, t) => fundingYear(row, fiscalYear + t)),
    lowestBalance: toDollars(figures.lowestBalance),
    lowestBalanceYear: fiscalYear + figures.lowest,
    firstShortfallYear: figures.firstShortfall === null ? null : fiscalYear + figures.firstShortfall,
    endBalance: toDollars(figures.ends.at(-1)!),
  };
}

function fundingYear(row: FundingRow, year: number): FundingYear {
  const [start, contribution, assessments, loans, interest, spent, debtService, end, fullStart, fullEnd] =
    row;
  return {
    year,
    startBalance: toDollars(start),
    contribution: toDollars(contribution),
    specialAssessments: toDollars(assessments),
    loanProceeds: toDollars(loans),
    interest: toDollars(interest),
    expenditures: toDollars(spent),
    debtService: toDollars(debtService),
    endBalance: toDollars(end),
    fullyFundedStart: toDollars(fullStart),
    fullyFundedEnd: toDollars(fullEnd),
    percentFundedStart: percentFunded(start, fullStart),
    percentFundedEnd: percentFunded(end, fullEnd),
  };
}

/** Returns the cash facts of a stored result; null for one that has none yet. */
export function cashFactsOf({ rows, cash }: PlanResult, fiscalYear: number): CashFacts | null {
  if (!cash) return null;
  const { lowestBalance, lowestBalanceYear, firstShortfallYear } = fundingReportOf(rows, fiscalYear);
  const big = cash.nextBigProject;
  return {
    lowestBalance,
    lowestBalanceYear,
    firstShortfallYear,
    fiveYearCover: cash.fiveYearCover,
    nextBigProject: big && { ...big, cost: toDollars(big.cost), balanceAfter: toDollars(big.balanceAfter) },
  };
}
