import type {
  ExpendituresReport,
  InventoryReport,
  InventoryReportLine,
  PercentFundedReport,
  PercentFundedRow,
} from '@roofline/schema/report/report-pages';
import {
  money,
  percent,
  quantity,
  sheetOf,
  text,
  whole,
  workbookOf,
  type Sheet,
  type SheetColumn,
} from '../../platform/files/sheets';
import { notesSheet } from '../../platform/files/notes-sheet';
import { CHARTED, summaryChart } from './summary-chart';
import { summaryOf } from './summary-sheet';
import { aboutReport, verdictText, type AnyReport } from './words';

const BANDS = { weak: 'Weak', fair: 'Fair', strong: 'Strong' } as const;
const band = (of: PercentFundedRow['bandStart']) => text(of && BANDS[of]);

function notesOf(report: AnyReport) {
  const verdict = verdictText(report);
  const problem = report.assumptionsProblem;
  return notesSheet([
    ...aboutReport(report),
    ...(verdict ? [{ label: 'In short', value: verdict }] : []),
    ...(problem ? [{ label: 'No figures', value: problem }] : []),
    ...report.conventions,
  ]);
}

/** Writes a workbook: the summary with its chart first, then the figures, then how they were computed. */
function fileOf(report: AnyReport, sheets: readonly Sheet[]): Promise<Buffer> {
  const summary = summaryOf(report);
  const head = { name: report.propertyName, period: `Fiscal year ${report.fiscalYear}` };
  const chart = summaryChart(report, summary.data.length);
  return workbookOf([summary, ...sheets, notesOf(report)], head, chart);
}

const YEAR_COLUMNS: SheetColumn<PercentFundedRow>[] = [
  { header: 'Fiscal year', width: 12, cell: (row) => whole(row.year) },
  { header: 'Reserve balance, start', width: 20, cell: (row) => money(row.startBalance) },
  { header: 'Fully funded balance, start', width: 24, cell: (row) => money(row.fullyFundedStart) },
  { header: 'Percent funded, start', width: 20, cell: (row) => percent(row.percentFundedStart) },
  { header: 'Rating, start', width: 13, cell: (row) => band(row.bandStart) },
  { header: 'Contributions', width: 16, cell: (row) => money(row.contribution) },
  { header: 'Special assessments', width: 19, cell: (row) => money(row.specialAssessments) },
  { header: 'Loan proceeds', width: 15, cell: (row) => money(row.loanProceeds) },
  { header: 'Interest', width: 14, cell: (row) => money(row.interest) },
  { header: 'Expenditures', width: 16, cell: (row) => money(row.expenditures) },
  { header: 'Loan payments', width: 15, cell: (row) => money(row.debtService) },
  { header: 'Reserve balance, end', width: 20, cell: (row) => money(row.endBalance) },
  { header: 'Fully funded balance, end', width: 24, cell: (row) => money(row.fullyFundedEnd) },
  { header: 'Percent funded, end', width: 19, cell: (row) => percent(row.percentFundedEnd) },
  { header: 'Rating, end', width: 13, cell: (row) => band(row.bandEnd) },
];

/** Writes percent funded by year as a workbook. */
export function percentFundedWorkbook(report: PercentFundedReport): Promise<Buffer> {
  const { totals } = report;
  const sums = totals && [
    text('Total'),
    null,
    null,
    null,
    null,
    money(totals.contribution),
    money(totals.specialAssessments),
    money(totals.loanProceeds),
    money(totals.interest),
    money(totals.expenditures),
    money(totals.debtService),
    null,
    null,
    null,
    null,
  ];
  return fileOf(report, [sheetOf(CHARTED.percentFunded, YEAR_COLUMNS, report.rows, sums)]);
}

interface Spent {
  year: number;
  category: string;
  name: string;
  cost: number;
}

const SPENT_COLUMNS: SheetColumn<Spent>[] = [
  { header: 'Fiscal year', width: 12, cell: (row) => whole(row.year) },
  { header: 'Category', width: 28, cell: (row) => text(row.category) },
  { header: 'Component', width: 44, cell: (row) => text(row.name) },
  { header: 'Anticipated expenditure', width: 24, cell: (row) => money(row.cost) },
];

function yearsByCategory({ rows, categoryTotals, total }: ExpendituresReport) {
  const names = categoryTotals.map(({ category }) => category);
  const columns: SheetColumn<ExpendituresReport['rows'][number]>[] = [
    { header: 'Fiscal year', width: 12, cell: (row) => whole(row.year) },
    ...names.map((name) => ({
      header: name,
      width: 20,
      cell: (row: ExpendituresReport['rows'][number]) =>
        money(row.categories.find(({ category }) => category === name)?.total ?? 0),
    })),
    { header: 'Total', width: 18, cell: (row) => money(row.total) },
  ];
  const sums = [text('Total'), ...categoryTotals.map((one) => money(one.total)), money(total)];
  return sheetOf(CHARTED.expenditures, columns, rows, sums);
}

/** Writes the anticipated expenditures by year and category, and one by one, as a workbook. */
export function expendituresWorkbook(report: ExpendituresReport): Promise<Buffer> {
  const spent = report.rows.flatMap(({ categories }) => categories.flatMap(({ components }) => components));
  const sums = [text('Total'), null, null, money(report.total)];
  return fileOf(report, [yearsByCategory(report), sheetOf('Every expenditure', SPENT_COLUMNS, spent, sums)]);
}

interface Listed extends InventoryReportLine {
  category: string;
}

const LINE_COLUMNS: SheetColumn<Listed>[] = [
  { header: 'Category', width: 28, cell: (row) => text(row.category) },
  { header: 'Component', width: 44, cell: (row) => text(row.name) },
  { header: 'Location', width: 22, cell: (row) => text(row.location) },
  { header: 'Quantity', width: 12, cell: (row) => quantity(row.quantity) },
  { header: 'Unit', width: 8, cell: (row) => text(row.unitOfMeasure) },
  { header: 'Current cost', width: 16, cell: (row) => money(row.currentCost) },
  { header: 'Useful life', width: 12, cell: (row) => whole(row.usefulLife) },
  { header: 'Remaining useful life', width: 20, cell: (row) => whole(row.remainingUsefulLife) },
  { header: 'Next year', width: 11, cell: (row) => whole(row.nextReplacementYear) },
  { header: 'One time', width: 10, cell: (row) => text(row.isOneTime ? 'Yes' : 'No') },
  { header: 'Fully funded balance', width: 20, cell: (row) => money(row.fullyFundedBalance) },
  { header: 'Deterioration a year', width: 20, cell: (row) => money(row.annualDeterioration) },
  { header: 'Significance', width: 13, cell: (row) => percent(row.significance) },
];

interface Subtotal {
  category: string;
  currentCost: number;
  fullyFundedBalance: number;
  annualDeterioration: number;
  significance: number | null;
}

const GROUP_COLUMNS: SheetColumn<Subtotal>[] = [
  { header: 'Category', width: 28, cell: (row) => text(row.category) },
  { header: 'Current cost', width: 16, cell: (row) => money(row.currentCost) },
  { header: 'Fully funded balance', width: 20, cell: (row) => money(row.fullyFundedBalance) },
  { header: 'Deterioration a year', width: 20, cell: (row) => money(row.annualDeterioration) },
  { header: 'Significance', width: 13, cell: (row) => percent(row.significance) },
];

/** Writes the inventory line by line, and the subtotals of its categories, as a workbook. */
export function inventoryWorkbook(report: InventoryReport): Promise<Buffer> {
  const { groups, totals } = report;
  const lines = groups.flatMap(({ category, components }) => components.map((one) => ({ ...one, category })));
  const sums = [
    money(totals.fullyFundedBalance),
    money(totals.annualDeterioration),
    percent(totals.significance),
  ];
  const cost = money(totals.currentCost);
  return fileOf(report, [
    sheetOf('Components', LINE_COLUMNS, lines, [
      text('Total'),
      null,
      null,
      null,
      null,
      cost,
      null,
      null,
      null,
      null,
      ...sums,
    ]),
    sheetOf(CHARTED.inventory, GROUP_COLUMNS, groups, [text('Total'), cost, ...sums]),
  ]);
}
