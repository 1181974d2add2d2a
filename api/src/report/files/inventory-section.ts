import type { InventoryReport, InventoryReportCategory } from '@roofline/schema/report/report-pages';
import { stackedBars } from '../../platform/pdf/charts/stacked-bars';
import { countText, dollars, percentText, shortDollars } from '../../platform/pdf/format';
import type { Paper } from '../../platform/pdf/paper';
import { categoryInk } from '../../platform/pdf/style';
import { table } from '../../platform/pdf/table/table';
import type { Cell, TableRow } from '../../platform/pdf/table/table-rows';

const CHART_YEARS = 30;

/** Draws the current cost by year of the next replacement, stacked by category. */
export function inventoryChart(paper: Paper, report: InventoryReport): void {
  const { groups, basisFiscalYear, totals, adoption } = report;
  if (basisFiscalYear === null || totals.components === 0) return;
  const years = Array.from({ length: CHART_YEARS }, (_, t) => basisFiscalYear + t);
  const costIn = (group: InventoryReportCategory, year: number) =>
    group.components
      .filter((one) => one.nextReplacementYear === year)
      .reduce((sum, { currentCost }) => sum + currentCost, 0);
  stackedBars(paper, {
    title: 'Current cost by year of next replacement',
    alt:
      `${countText(totals.components)} components cost ${dollars(totals.currentCost)} to replace${adoption?.isShown ? '' : ' today'}. ` +
      'The table below has the next year of each.',
    x: years.map(String),
    series: groups.map((group) => ({
      label: group.category,
      ...categoryInk(group.categoryPosition),
      values: years.map((year) => costIn(group, year)),
    })),
    format: shortDollars,
    height: 150,
  });
}

/** Returns the cells after the name; `isShort` leaves out figures that a board does not need for its decision. */
function cells(
  { quantity, lives, figures }: { quantity: string | null; lives: (string | null)[]; figures: Figures },
  isShort: boolean,
): Cell[] {
  return [
    quantity,
    dollars(figures.currentCost),
    ...lives,
    dollars(figures.fullyFundedBalance),
    ...(isShort ? [] : [dollars(figures.annualDeterioration), percentText(figures.significance, 1)]),
  ];
}

type Figures = Omit<InventoryReport['totals'], 'components'>;
const NO_LIVES = [null, null, null];

function groupRows(group: InventoryReportCategory, isShort: boolean): TableRow[] {
  const chip = categoryInk(group.categoryPosition).color;
  return [
    {
      kind: 'group',
      cells: [
        { text: group.category, chip },
        ...cells({ quantity: null, lives: NO_LIVES, figures: group }, isShort),
      ],
    },
    ...group.components.map((line): TableRow => {
      const quantity = line.quantity === null ? '–' : `${countText(line.quantity)} ${line.unitOfMeasure}`;
      const { usefulLife, remainingUsefulLife, nextReplacementYear } = line;
      const lives = [countText(usefulLife), countText(remainingUsefulLife), String(nextReplacementYear)];
      return {
        cells: [{ text: line.name, indent: 0.9 }, ...cells({ quantity, lives, figures: line }, isShort)],
      };
    }),
  ];
}

/** Draws every component under its category, with the sums of each category and the total. */
export function inventoryTable(paper: Paper, report: InventoryReport, { isShort = false } = {}): void {
  const { groups, totals } = report;
  const heads = [
    'Quantity',
    'Current cost',
    'Useful life',
    'Remaining life',
    'Next year',
    'Fully funded balance',
  ];
  const all = isShort ? heads : [...heads, 'Deterioration a year', 'Significance'];
  table(paper, {
    caption: 'Components by category',
    columns: [{ header: 'Component' }, ...all.map((header) => ({ header, align: 'end' as const }))],
    rows: [
      ...groups.flatMap((group) => groupRows(group, isShort)),
      {
        kind: 'total',
        cells: ['Total', ...cells({ quantity: null, lives: NO_LIVES, figures: totals }, isShort)],
      },
    ],
  });
}
