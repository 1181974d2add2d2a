import type {
  ExpendituresReport,
  InventoryReport,
  PercentFundedReport,
} from '@roofline/schema/report/report-pages';
import { at } from '../../platform/files/cell-address';
import type { ChartCells, SheetChart } from '../../platform/files/sheet-chart';
import { categoryInk, INK } from '../../platform/pdf/style';
import type { AnyReport } from './words';

/** A chart without its place. */
type Drawn = Pick<SheetChart, 'title' | 'labels' | 'series' | 'isStacked'>;

/** Returns the cells of a column below its heading; columns count from 0. */
const columnOf = (sheet: string, column: number, values: ChartCells['values']): ChartCells => ({
  cells: `'${sheet}'!${at(column, 2, 'both')}:${at(column, values.length + 1, 'both')}`,
  values,
});

const ink = (color: string) => color.slice(1);

function percentFunded({ rows }: PercentFundedReport, sheet: string): Drawn {
  const of = (column: number, key: 'expenditures' | 'endBalance' | 'fullyFundedEnd') =>
    columnOf(
      sheet,
      column,
      rows.map((row) => row[key]),
    );
  return {
    title: 'Reserve balance at the end of each year',
    labels: columnOf(
      sheet,
      0,
      rows.map(({ year }) => year),
    ),
    series: [
      { name: 'Expenditures', ...of(9, 'expenditures'), color: ink(INK.expenditures), shape: 'bar' },
      { name: 'Reserve balance', ...of(11, 'endBalance'), color: ink(INK.balance), shape: 'line' },
      {
        name: 'Fully funded balance',
        ...of(12, 'fullyFundedEnd'),
        color: ink(INK.fullyFunded),
        shape: 'dashed',
      },
    ],
  };
}

function expenditures({ rows, categoryTotals }: ExpendituresReport, sheet: string): Drawn {
  return {
    title: 'Anticipated expenditures by category',
    isStacked: true,
    labels: columnOf(
      sheet,
      0,
      rows.map(({ year }) => year),
    ),
    series: categoryTotals.map(({ category, categoryPosition }, index) => ({
      name: category,
      ...columnOf(
        sheet,
        index + 1,
        rows.map(({ categories }) => categories.find((one) => one.category === category)?.total ?? 0),
      ),
      color: ink(categoryInk(categoryPosition).color),
      shape: 'bar',
    })),
  };
}

function inventory({ groups }: InventoryReport, sheet: string): Drawn {
  const names = groups.map(({ category }) => category);
  const costs = groups.map(({ currentCost }) => currentCost);
  return {
    title: 'Current cost by category',
    labels: columnOf(sheet, 0, names),
    series: [{ name: 'Current cost', ...columnOf(sheet, 1, costs), color: ink(INK.brand), shape: 'bar' }],
  };
}

/** The names of the sheets whose cells the charts draw. */
export const CHARTED = {
  percentFunded: 'Percent funded',
  expenditures: 'By year and category',
  inventory: 'Categories',
} as const;

function drawnOf(report: AnyReport): Drawn {
  if ('groups' in report) return inventory(report, CHARTED.inventory);
  if ('cashFacts' in report) return percentFunded(report, CHARTED.percentFunded);
  return expenditures(report, CHARTED.expenditures);
}

const ROWS = 20;

/** Returns the chart of a report, placed below the rows of its summary; null where there are no figures. */
export function summaryChart(report: AnyReport, summaryRows: number): SheetChart | null {
  const drawn = drawnOf(report);
  if (drawn.labels.values.length === 0 || drawn.series.length === 0) return null;
  return {
    ...drawn,
    sheetIndex: 0,
    from: { column: 0, row: summaryRows + 1 },
    to: { column: 2, row: summaryRows + 1 + ROWS },
  };
}
