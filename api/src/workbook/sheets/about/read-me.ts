import { SheetDraft } from '../../draft';
import type { WorkbookModel } from '../../model';

const LINES = [
  '',
  'How to use it',
  'Blue cells are inputs: change them, and every figure updates. All other cells are formulas.',
  'Most programs calculate when you open the file. If yours does not, press F9 in Excel or Ctrl+Shift+F9 in LibreOffice.',
  'Check shows the figures of Roofline beside those of the formulas. All differences are 0.00 until you change something.',
  'A plan that is solved for a goal keeps its contribution here: the workbook projects but does not solve.',
  '',
  'The sheets',
  'Assumptions: balances, rates and conventions, and the resulting values for each year. A rate in the row of a year applies only to that year.',
  'Contributions: the first year, its yearly increase, and steps. set: the amount from that year on; add: the amount added to the contribution without the step; rate: only the increase changes.',
  'Inventory: the components, and how the plan uses them after its changes to costs, lives and the years of work.',
  'Costs, Expenditures: the cost of each component in each year, before and after rounding to cents.',
  'Fully funded: cost x age / life of each component at the start of each year. A component due in a year counts in full at its start.',
  'Assessments, Loans: inflows besides contributions, and the cost of loans. Loans that owners repay stay outside the fund.',
  'Plan: start + contribution + assessments + loan proceeds + interest - expenditures - loan payments = end, year by year.',
  '',
  'How it calculates',
  'The first fiscal year is year 0; its costs are not inflated, unless Assumptions says that costs rise up to the middle or the end of the year.',
  'Work is due after the remaining useful life, then after every useful life. One-time work is due once.',
  'Interest of a year = (a - 1) x start balance + (b - 1) x inflows - (e - 1) x outflows, never below 0. Assumptions has a - 1, b - 1 and e - 1 by the convention.',
  'Each expenditure, contribution and interest is rounded to cents once, half up. Rounded amounts are never compounded.',
  'Programs differ on half cents that binary numbers hold as slightly less. Half cents says for each amount what ROUND gives too much, and the amount subtracts it: every program gives the same cent.',
  'Percent funded = 100 x balance / fully funded balance, n/a when nothing is needed.',
];

/** Writes what the workbook is, how it computes, and how to work with it. */
export function readMeSheet({
  propertyName,
  planName,
  fiscalYear,
  madeOn,
  years,
}: WorkbookModel): SheetDraft {
  const sheet = new SheetDraft('Read me', [120]);
  sheet.title(`${propertyName}: ${planName}`);
  const lines = [
    `Funding plan from fiscal year ${fiscalYear} over ${years} years. Made on ${madeOn}.`,
    ...LINES,
  ];
  lines.forEach((line, index) => {
    const isHeading = lines[index - 1] === '' && line.length < 20;
    if (line) sheet.text(0, 3 + index, line, isHeading ? { fontWeight: 'bold' } : { wrap: true });
  });
  return sheet;
}
