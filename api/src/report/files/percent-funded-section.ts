import type { PercentFundedReport, PercentFundedRow } from '@roofline/schema/report/report-pages';
import { lineChart } from '../../platform/pdf/charts/line-chart';
import { dollars, percentText } from '../../platform/pdf/format';
import type { Paper } from '../../platform/pdf/paper';
import { INK } from '../../platform/pdf/style';
import { table, type Cell, type TableColumn } from '../../platform/pdf/table';

const RATING = { weak: 'Weak', fair: 'Fair', strong: 'Strong' } as const;
const EVERYTHING = 100_000;

/** An amount of a table; below zero in red. */
const amountCell = (amount: number): Cell =>
  amount < 0 ? { text: dollars(amount), tone: 'danger' } : dollars(amount);

const ratedCell = (points: number | null, band: PercentFundedRow['bandEnd']): Cell =>
  points === null || band === null
    ? '–'
    : { text: `${percentText(points, 1)} ${RATING[band]}`, tone: band === 'weak' ? 'danger' : undefined };

/** Percent funded over the years on the bands of the workspace. */
export function percentFundedChart(paper: Paper, report: PercentFundedReport): void {
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
    height: 170,
  });
}

const figure = (header: string, share: number): TableColumn => ({ header, share, align: 'end' });

/** Percent funded by year, with the balances that it compares. */
export function percentFundedTable(paper: Paper, { rows }: PercentFundedReport): void {
  table(paper, {
    caption: 'Percent funded by year',
    columns: [
      { header: 'Fiscal year', share: 0.8 },
      figure('Balance, start', 1.2),
      figure('Fully funded, start', 1.2),
      figure('Funded, start', 1.15),
      figure('Balance, end', 1.2),
      figure('Fully funded, end', 1.2),
      figure('Funded, end', 1.15),
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

/** What comes in and goes out each year; columns without any flow are left out. */
export function cashFlowTable(paper: Paper, { rows, totals }: PercentFundedReport): void {
  const flows = [
    ['Contributions', 'contribution', true],
    ['Special assessments', 'specialAssessments', false],
    ['Loan proceeds', 'loanProceeds', false],
    ['Interest', 'interest', true],
    ['Expenditures', 'expenditures', true],
    ['Loan payments', 'debtService', false],
  ] as const;
  const shown = flows.filter(([, key, always]) => always || rows.some((row) => row[key] !== 0));
  table(paper, {
    caption: 'Reserve balance by year',
    columns: [
      { header: 'Fiscal year', share: 0.8 },
      figure('Balance, start', 1.2),
      ...shown.map(([header]) => figure(header, 1.1)),
      figure('Balance, end', 1.2),
    ],
    rows: [
      ...rows.map((row) => ({
        cells: [
          String(row.year),
          amountCell(row.startBalance),
          ...shown.map(([, key]) => dollars(row[key])),
          amountCell(row.endBalance),
        ],
      })),
      {
        kind: 'total' as const,
        cells: ['Total', null, ...shown.map(([, key]) => dollars(totals?.[key] ?? null)), null],
      },
    ],
  });
}
