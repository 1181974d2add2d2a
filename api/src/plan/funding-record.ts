import { fundingBand, percentFunded } from '@roofline/engine/fully-funded';
import type { Projection, ProjectionRow } from '@roofline/engine/types';
import { toDollars, type Cents } from '@roofline/schema/money';
import type { FundingReport, FundingYear } from '@roofline/schema/plan';

/**
 * A projection as it is stored: one array of cents a year, in the order start, contribution, special assessments,
 * interest, expenditures, end, fully funded at the start, fully funded at the end.
 */
export type FundingRecord = readonly (readonly [Cents, Cents, Cents, Cents, Cents, Cents, Cents, Cents])[];

/** The stored form of a projection's rows. */
export function fundingRecord(projection: Pick<Projection, 'rows'>): FundingRecord {
  return projection.rows.map(recordRow);
}

function recordRow(row: ProjectionRow): FundingRecord[number] {
  return [
    row.startBalance,
    row.contribution,
    row.assessments,
    row.interest,
    row.expenditures,
    row.endBalance,
    row.fullyFundedStart,
    row.fullyFundedEnd,
  ];
}

/** Key figures of a record; `lowest` and `firstShortfall` count years from its first row. */
export function fundingFigures(record: FundingRecord) {
  const ends = record.map((row) => row[5]);
  const lowestBalance = Math.min(...ends);
  const firstShortfall = ends.findIndex((end) => end < 0);
  const [first, last] = [record[0]!, record.at(-1)!];
  const percentStart = percentFunded(first[0], first[6]);
  return {
    ends,
    lowestBalance,
    lowest: ends.indexOf(lowestBalance),
    firstShortfall: firstShortfall < 0 ? null : firstShortfall,
    percentFundedStart: percentStart,
    percentFundedEnd: percentFunded(last[5], last[7]),
    band: fundingBand(percentStart),
  };
}

/** A record as a funding report whose first row is fiscal year `fiscalYear`. */
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

function fundingYear(row: FundingRecord[number], year: number): FundingYear {
  const [start, contribution, assessments, interest, expenditures, end, fullStart, fullEnd] = row;
  return {
    year,
    startBalance: toDollars(start),
    contribution: toDollars(contribution),
    specialAssessments: toDollars(assessments),
    interest: toDollars(interest),
    expenditures: toDollars(expenditures),
    endBalance: toDollars(end),
    fullyFundedStart: toDollars(fullStart),
    fullyFundedEnd: toDollars(fullEnd),
    percentFundedStart: percentFunded(start, fullStart),
    percentFundedEnd: percentFunded(end, fullEnd),
  };
}
