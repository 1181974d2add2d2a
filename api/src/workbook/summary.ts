import { dayText } from '@roofline/schema/value/day';
import type { SheetChart } from '../platform/files/sheet-chart';
import { dollars as written, percentText } from '../platform/pdf/format';
import { at } from '../platform/files/cell-address';
import { SheetDraft } from './draft';
import { dollars, type WorkbookModel } from './model';
import { ofPlan, planHeading } from './sheets/plan';

const NAME = 'Summary';
const FACTS_ROW = 5;
const CHART_ROW = 10;
const CHART_ROWS = 17;
const HEAD_ROW = CHART_ROW + CHART_ROWS + 1;
const FIRST_ROW = HEAD_ROW + 1;

const COLUMNS = [
  'startBalance',
  'contribution',
  'assessments',
  'loanProceeds',
  'interest',
  'expenditures',
  'debtService',
  'endBalance',
  'fullyFundedEnd',
] as const;
const PERCENT = COLUMNS.length + 1;
const column = (key: (typeof COLUMNS)[number]) => 1 + COLUMNS.indexOf(key);

const rangeOf = (index: number, years: number) =>
  `${at(index, FIRST_ROW, 'both')}:${at(index, FIRST_ROW + years - 1, 'both')}`;

/** Returns the outcome of the plan on the day of the file, in a sentence. */
function sentence({ projection, fiscalYear, madeOn, plan }: WorkbookModel): string {
  const { rows } = projection;
  const below = rows.findIndex((row) => row.endBalance < 0);
  const last = rows.at(-1)!;
  const end = fiscalYear + rows.length - 1;
  const funded = last.percentFundedEnd === null ? '' : `, ${percentText(last.percentFundedEnd)} funded`;
  return (
    `With ${written(dollars(plan.firstYearContribution))} in ${fiscalYear}, reserves ` +
    `${below < 0 ? `never fall below zero through ${end}` : `fall below zero in ${fiscalYear + below}`}. ` +
    `They end ${end} at ${written(dollars(last.endBalance))}${funded}. As of ${dayText(madeOn)}; the figures below follow your changes.`
  );
}

/** Writes the most important facts, as cells that follow every change. */
function keyFacts(sheet: SheetDraft, { projection, years, fiscalYear }: WorkbookModel): void {
  const { rows } = projection;
  const ends = rangeOf(column('endBalance'), years);
  const lowest = rows.reduce((least, row) => Math.min(least, row.endBalance), Infinity);
  const put = (
    index: number,
    label: string,
    formula: string,
    value: number | string,
    format: 'money' | 'whole',
  ) => {
    sheet.text(0, FACTS_ROW + index, label);
    sheet.formula(2, FACTS_ROW + index, formula, value, format);
  };
  put(0, 'Lowest balance at the end of a year', `MIN(${ends})`, dollars(lowest), 'money');
  const lowestAt = rows.findIndex((row) => row.endBalance === lowest);
  const year = `INDEX(${rangeOf(0, years)},MATCH(MIN(${ends}),${ends},0))`;
  put(1, 'In fiscal year', year, fiscalYear + lowestAt, 'whole');
  const below = rows.filter((row) => row.endBalance < 0).length;
  put(2, 'Years that end below zero', `COUNTIF(${ends},"<0")`, below, 'whole');
  const sum = (key: 'contribution') => rows.reduce((all, row) => all + row[key], 0);
  const paid = rangeOf(column('contribution'), years);
  put(3, 'Contributions of all years', `ROUND(SUM(${paid}),2)`, dollars(sum('contribution')), 'money');
}

/** Writes the answer first: a sentence, a chart, and a row for every year. */
export function summarySheet(model: WorkbookModel): SheetDraft {
  const { propertyName, planName, fiscalYear, years, projection } = model;
  const sheet = new SheetDraft(NAME, [12, ...COLUMNS.map(() => 16), 12]);
  sheet.title(`${propertyName}: ${planName}`);
  sheet.text(0, 2, `Funding plan from fiscal year ${fiscalYear} over ${years} years`);
  sheet.text(0, 3, sentence(model), { fontWeight: 'bold' });
  keyFacts(sheet, model);
  sheet.heading(0, HEAD_ROW, planHeading('year'));
  COLUMNS.forEach((key) => sheet.heading(column(key), HEAD_ROW, planHeading(key)));
  sheet.heading(PERCENT, HEAD_ROW, planHeading('percentFundedEnd'));
  projection.rows.forEach((row, t) => {
    const here = FIRST_ROW + t;
    sheet.formula(0, here, ofPlan('year', t), fiscalYear + t, 'whole');
    for (const key of COLUMNS) sheet.formula(column(key), here, ofPlan(key, t), dollars(row[key]), 'money');
    sheet.formula(PERCENT, here, ofPlan('percentFundedEnd', t), row.percentFundedEnd ?? 'n/a', 'percent');
  });
  return sheet;
}

/** Returns the chart of the sheet, which follows its cells. */
export function summaryChart({ years, fiscalYear, projection }: WorkbookModel): SheetChart {
  const cells = (index: number) => `${NAME}!${rangeOf(index, years)}`;
  const of = (key: (typeof COLUMNS)[number]) => ({
    cells: cells(column(key)),
    values: projection.rows.map((row) => dollars(row[key])),
  });
  return {
    title: 'Reserve balance at the end of each year',
    sheetIndex: 0,
    labels: { cells: cells(0), values: projection.rows.map((_, t) => fiscalYear + t) },
    series: [
      { name: 'Expenditures', ...of('expenditures'), color: 'BC4A0A', shape: 'bar' },
      { name: 'Reserve balance', ...of('endBalance'), color: '178A94', shape: 'line' },
      {
        name: 'Fully funded balance',
        ...of('fullyFundedEnd'),
        color: '131F21',
        shape: 'dashed',
      },
    ],
    from: { column: 0, row: CHART_ROW - 1 },
    to: { column: PERCENT + 1, row: CHART_ROW + CHART_ROWS - 2 },
  };
}
