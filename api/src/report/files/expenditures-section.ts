import type { ExpendituresReport } from '@roofline/schema/report/report-pages';
import { stackedBars, type StackSeries } from '../../platform/pdf/charts/stacked-bars';
import { dollars, shortDollars } from '../../platform/pdf/format';
import type { Paper } from '../../platform/pdf/paper';
import { categoryInk, INK } from '../../platform/pdf/style';
import { table } from '../../platform/pdf/table/table';
import type { TableColumn, TableRow } from '../../platform/pdf/table/table-rows';
import { paragraph } from '../../platform/pdf/text';

/** The most series that can be told apart; the smallest ones share one. */
const MOST_SERIES = 11;

function seriesOf({ rows, categoryTotals }: ExpendituresReport): StackSeries[] {
  const valuesOf = (names: ReadonlySet<string>) =>
    rows.map((row) =>
      row.categories.filter((one) => names.has(one.category)).reduce((sum, { total }) => sum + total, 0),
    );
  const shown =
    categoryTotals.length > MOST_SERIES + 1 ? categoryTotals.slice(0, MOST_SERIES) : categoryTotals;
  const rest = categoryTotals.slice(shown.length);
  const series = shown.map(({ category, categoryPosition }) => ({
    label: category,
    ...categoryInk(categoryPosition),
    values: valuesOf(new Set([category])),
  }));
  if (rest.length === 0) return series;
  const values = valuesOf(new Set(rest.map(({ category }) => category)));
  return [...series, { label: `${rest.length} more`, color: INK.subtle, hatch: true, values }];
}

/** Draws the expenditures of each year, stacked by category. */
export function expendituresChart(paper: Paper, report: ExpendituresReport, height = 140): void {
  const { rows, total } = report;
  if (total === 0) return;
  const largest = rows.reduce((most, row) => (row.total > most.total ? row : most));
  stackedBars(paper, {
    title: 'Anticipated expenditures by category',
    alt:
      `Expenditures from ${rows[0]!.year} to ${rows.at(-1)!.year} add up to ${dollars(total)}. ` +
      `The largest year is ${largest.year}, with ${dollars(largest.total)}. The table below has each year.`,
    x: rows.map((row) => String(row.year)),
    series: seriesOf(report),
    format: shortDollars,
    height,
  });
}

/** Writes an expenditure; a dash for none is easier to read. */
const spent = (amount: number) => (amount === 0 ? '–' : dollars(amount));

const chip = (position: number) => categoryInk(position).color;

/** Returns the rows of years with their categories and the components of these. */
function yearRows(years: ExpendituresReport['rows']): TableRow[] {
  return years.flatMap(({ year, total, categories }): TableRow[] => [
    { kind: 'group', cells: [String(year), dollars(total)] },
    ...categories.flatMap(({ category, categoryPosition, total: sum, components }): TableRow[] => [
      {
        kind: 'subgroup',
        cells: [{ text: category, chip: chip(categoryPosition), indent: 0.5 }, dollars(sum)],
      },
      ...components.map(({ name, cost }): TableRow => ({
        cells: [{ text: name, indent: 1.6 }, dollars(cost)],
      })),
    ]),
  ]);
}

const LISTED: readonly TableColumn[] = [
  { header: 'Fiscal year, category, component' },
  { header: 'Cost', align: 'end' },
];

/** Draws every year with its categories and their components, and the total. */
export function expendituresTable(paper: Paper, report: ExpendituresReport): void {
  table(paper, {
    caption: 'Anticipated expenditures by year, category and component',
    columns: LISTED,
    rows: [...yearRows(report.rows), { kind: 'total', cells: ['Total', dollars(report.total)] }],
    flow: 2,
  });
  if (report.isDataTruncated)
    paragraph(paper, 'The list leaves out the smallest expenditures; the totals include them.', 'caption');
}

const SOON_YEARS = 5;

const workRows = ({ year, total, categories }: ExpendituresReport['rows'][number]): TableRow[] => [
  { kind: 'group', cells: [String(year), dollars(total)] },
  ...categories.flatMap(({ components }) =>
    components.map(({ name, cost }): TableRow => ({ cells: [{ text: name, indent: 0.6 }, dollars(cost)] })),
  ),
];

/** Draws the expenditures of the next years, component by component. */
export function soonTable(paper: Paper, { rows }: ExpendituresReport): void {
  const soon = rows.slice(0, SOON_YEARS);
  const total = soon.reduce((sum, row) => sum + row.total, 0);
  table(paper, {
    caption: `Work from ${soon[0]!.year} to ${soon.at(-1)!.year}`,
    columns: [{ header: 'Fiscal year, component' }, { header: 'Cost', align: 'end' }],
    rows: [...soon.flatMap(workRows), { kind: 'total', cells: ['Total', dollars(total)] }],
    flow: 2,
  });
}

/** Draws one line a year with the categories as columns: the short form for the board packet. */
export function expenditureYearsTable(paper: Paper, report: ExpendituresReport): void {
  const shown = report.categoryTotals.slice(0, 5);
  const rest = report.categoryTotals.length - shown.length;
  const ofRow = (row: ExpendituresReport['rows'][number]) =>
    shown.map(({ category }) => row.categories.find((one) => one.category === category)?.total ?? 0);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const line = (name: string, values: readonly number[], total: number) => [
    name,
    ...[...values, ...(rest > 0 ? [total - sum(values)] : [])].map(spent),
    dollars(total),
  ];
  table(paper, {
    caption: 'Anticipated expenditures by year',
    columns: [
      { header: 'Fiscal year' },
      ...shown.map(({ category }) => ({ header: category, align: 'end' as const })),
      ...(rest > 0 ? [{ header: `${rest} more`, align: 'end' as const }] : []),
      { header: 'Total', align: 'end' },
    ],
    rows: [
      ...report.rows.map((row) => ({ cells: line(String(row.year), ofRow(row), row.total) })),
      {
        kind: 'total' as const,
        cells: line(
          'Total',
          shown.map(({ total }) => total),
          report.total,
        ),
      },
    ],
  });
}
