import type { InventoryReport, InventoryReportCategory } from '@roofline/schema/report/report-pages';
import { stackedBars } from '../../platform/pdf/charts/stacked-bars';
import { countText, dollars, percentText, shortDollars } from '../../platform/pdf/format';
import type { Paper } from '../../platform/pdf/paper';
import { categoryInk } from '../../platform/pdf/style';
import { table, type TableRow } from '../../platform/pdf/table';

const CHART_YEARS = 30;

/** Current cost by the year of the next replacement, stacked by category: what needs money, and when. */
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

function groupRows(group: InventoryReportCategory): TableRow[] {
  const chip = categoryInk(group.categoryPosition).color;
  return [
    {
      kind: 'group',
      cells: [{ text: group.category, chip }, null, null, null, null, null, null, null, null],
    },
    ...group.components.map((line): TableRow => ({
      cells: [
        { text: line.name, indent: 1 },
        line.quantity === null ? '–' : `${countText(line.quantity)} ${line.unitOfMeasure}`,
        dollars(line.currentCost),
        countText(line.usefulLife),
        countText(line.remainingUsefulLife),
        String(line.nextReplacementYear),
        dollars(line.fullyFundedBalance),
        dollars(line.annualDeterioration),
        percentText(line.significance, 1),
      ],
    })),
    { kind: 'subtotal', cells: figuresRow(`${group.category}, subtotal`, group) },
  ];
}

function figuresRow(name: string, figures: Omit<InventoryReport['totals'], 'components'>) {
  return [
    name,
    null,
    dollars(figures.currentCost),
    null,
    null,
    null,
    dollars(figures.fullyFundedBalance),
    dollars(figures.annualDeterioration),
    percentText(figures.significance, 1),
  ];
}

/** Every component under its category, with subtotals and the total. */
export function inventoryTable(paper: Paper, report: InventoryReport): void {
  table(paper, {
    caption: 'Components by category',
    columns: [
      { header: 'Component', share: 1.75 },
      { header: 'Quantity', share: 1.2, align: 'end' },
      { header: 'Current cost', share: 1.37, align: 'end' },
      { header: 'Useful life', share: 0.76, align: 'end' },
      { header: 'Remaining life', share: 1.05, align: 'end' },
      { header: 'Next year', share: 0.7, align: 'end' },
      { header: 'Fully funded balance', share: 1.37, align: 'end' },
      { header: 'Deterioration a year', share: 1.3, align: 'end' },
      { header: 'Significance', share: 1.2, align: 'end' },
    ],
    rows: [...report.groups.flatMap(groupRows), { kind: 'total', cells: figuresRow('Total', report.totals) }],
  });
}
