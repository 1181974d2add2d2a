import type { PercentFundedReport, PercentFundedRow } from '@roofline/schema/report/report-pages';
import { fundingChart } from '../../platform/pdf/charts/funding-chart';
import { lineChart } from '../../platform/pdf/charts/line-chart';
import { dollars, percentText } from '../../platform/pdf/format';
import type { Paper } from '../../platform/pdf/paper';
import { INK } from '../../platform/pdf/style';
import { table } from '../../platform/pdf/table/table';
import type { Cell, TableColumn } from '../../platform/pdf/table/table-rows';

const RATING = { weak: 'Weak', fair: 'Fair', strong: 'Strong' } as const;
const EVERYTHING = 100_000;

/** Returns the cell of an amount, in red below zero. */
const amountCell = (amount: number): Cell =>
  amount < 0 ? { text: dollars(amount), tone: 'danger' } : dollars(amount);

const ratedCell = (points: number | null, band: PercentFundedRow['bandEnd']): Cell =>
  points === null || band === null
    ? '–'
    : { text: `${percentText(points, 1)} ${RATING[band]}`, tone: band === 'weak' ? 'danger' : undefined };

/** Draws percent funded by year on the rating bands of the workspace. */
export function percentFundedChart(paper: Paper, report: PercentFundedReport, height = 150): void {
  const { rows, ratingBands } = report;
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const { weakBelow, strongFrom } = ratingBands;
  lineChart(paper, {
    title: 'Percent funded at the end of each year',
    alt:
      `Percent funded goes from ${percentText(first.percentFundedEnd)} at the end of ${first.year} ` +
      `to ${percentText(last.percentFundedEnd)} at the end of ${last.year}. The table below has each year.`,
    x: rows.map((row) => String(row.year)),
    series: [
      { label: 'Percent funded', color: INK.balance, values: rows.map((row) => row.percentFundedEnd) },
    ],
    bands: [
      { from: -EVERYTHING, to: weakBelow, label: `Weak, below ${percentText(weakBelow)}`, color: INK.weak },
      { from: weakBelow, to: strongFrom, label: 'Fair', color: INK.fair },
      {
        from: strongFrom,
        to: EVERYTHING,
        label: `Strong, from ${percentText(strongFrom)}`,
        color: INK.strong,
      },
    ],
    format: (value) => percentText(value),
    height,
  });
}

/** Draws the reserve balance by year beside the fully funded balance. */
export function balanceChart(paper: Paper, { rows, cashFacts }: PercentFundedReport, height = 150): void {
  const [first, last] = [rows[0]!, rows.at(-1)!];
  fundingChart(paper, {
    title: 'Reserve balance at the end of each year',
    alt:
      `The reserve balance goes from ${dollars(first.startBalance)} at the start of ${first.year} to ` +
      `${dollars(last.endBalance)} at the end of ${last.year}` +
      (cashFacts
        ? `, and is lowest in ${cashFacts.lowestBalanceYear}, at ${dollars(cashFacts.lowestBalance)}.`
        : '.'),
    height,
    points: rows.map((row) => ({
      x: String(row.year),
      balance: row.endBalance,
      fullyFunded: row.fullyFundedEnd,
      expenditures: row.expenditures,
      specialAssessment: row.specialAssessments,
    })),
  });
}

const figure = (header: string): TableColumn => ({ header, align: 'end' });

/** Draws percent funded by year, with the balances that it compares. */
export function percentFundedTable(paper: Paper, { rows }: PercentFundedReport): void {
  table(paper, {
    caption: 'Percent funded by year',
    columns: [
      { header: 'Fiscal year' },
      figure('Balance, start'),
      figure('Fully funded, start'),
      figure('Funded, start'),
      figure('Balance, end'),
      figure('Fully funded, end'),
      figure('Funded, end'),
    ],
    rows: rows.map((row) => ({
      cells: [
        String(row.year),
        amountCell(row.startBalance),
        dollars(row.fullyFundedStart),
        ratedCell(row.percentFundedStart, row.bandStart),
        amountCell(row.endBalance),
        dollars(row.fullyFundedEnd),
        ratedCell(row.percentFundedEnd, row.bandEnd),
      ],
    })),
  });
}

const FLOWS = [
  ['Contributions', 'contribution', true],
  ['Special assessments', 'specialAssessments', false],
  ['Loan proceeds', 'loanProceeds', false],
  ['Interest', 'interest', true],
  ['Expenditures', 'expenditures', true],
  ['Loan payments', 'debtService', false],
] as const;

/**
 * Draws what comes in and goes out each year, without columns that are empty. `isFunded` adds percent funded, so that
 * one line has all that a board reads about a year.
 */
export function cashFlowTable(
  paper: Paper,
  { rows, totals }: PercentFundedReport,
  { isFunded = false } = {},
): void {
  const shown = FLOWS.filter(([, key, always]) => always || rows.some((row) => row[key] !== 0));
  const funded = (row: PercentFundedRow) =>
    isFunded ? [dollars(row.fullyFundedEnd), ratedCell(row.percentFundedEnd, row.bandEnd)] : [];
  table(paper, {
    caption: 'Reserve balance by year',
    columns: [
      { header: 'Fiscal year' },
      figure('Balance, start'),
      ...shown.map(([header]) => figure(header)),
      figure('Balance, end'),
      ...(isFunded ? [figure('Fully funded, end'), figure('Funded, end')] : []),
    ],
    rows: [
      ...rows.map((row) => ({
        cells: [
          String(row.year),
          amountCell(row.startBalance),
          ...shown.map(([, key]) => dollars(row[key])),
          amountCell(row.endBalance),
          ...funded(row),
        ],
      })),
      {
        kind: 'total' as const,
        cells: [
          'Total',
          null,
          ...shown.map(([, key]) => dollars(totals?.[key] ?? null)),
          null,
          ...(isFunded ? [null, null] : []),
        ],
      },
    ],
  });
}
