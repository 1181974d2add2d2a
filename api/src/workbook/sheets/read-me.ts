import { SheetDraft } from '../draft';
import type { WorkbookModel } from '../model';

/** What the workbook is, how it counts, and how to work with it. */
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
    '',
    'How to use it',
    'Cells on a blue ground are inputs: change them and every figure follows. Everything else is a formula.',
    'Programs calculate by themselves when the file is opened. Where one does not, ask it to: F9 in Excel, Ctrl+Shift+F9 in LibreOffice.',
    'Check shows the figures of Roofline beside those of the formulas. All differences are 0.00 until you change something.',
    'A plan that is solved for a goal keeps its contribution here: the workbook projects, it does not solve.',
    '',
    'The sheets',
    'Assumptions: balances, rates and conventions, and what follows from them for each year. A rate in the row of a year stands for that year alone.',
    'Contributions: the first year, its yearly increase, and steps. set: the amount from that year on; add: that much more than it would have been; rate: only the increase changes.',
    'Inventory: the components, and how the plan counts them after its changes of costs, lives and single works.',
    'Costs, Expenditures: what each component costs in each year, before and after rounding to cents.',
    'Fully funded: cost x age / life of each component at the start of each year. A component due in a year counts in full at its start.',
    'Assessments, Loans: what comes in besides contributions, and what loans cost. Loans repaid by owners stay apart from the fund.',
    'Plan: start + contribution + assessments + loan proceeds + interest - expenditures - loan payments = end, year by year.',
    '',
    'How it counts',
    'The first fiscal year is year 0; its costs are not inflated, unless Assumptions says that costs rise up to the middle or the end of the year.',
    'Work falls due after the remaining useful life, then after every useful life. One-time work falls due once.',
    'Interest of a year = (a - 1) x start balance + (b - 1) x inflows - (e - 1) x outflows, never below 0. Assumptions has a - 1, b - 1 and e - 1 by the convention.',
    'Each expenditure, contribution and interest is rounded to cents once, half up. Rounded amounts are never compounded.',
    'Programs differ on half cents that binary numbers hold as slightly less. The long form of rounding, with the test of half cents, makes all of them give the same cent.',
    'Percent funded = 100 x balance / fully funded balance, n/a where nothing is needed.',
  ];
  lines.forEach((line, index) => {
    const isHeading = lines[index - 1] === '' && line.length < 20;
    if (line) sheet.text(0, 3 + index, line, isHeading ? { fontWeight: 'bold' } : { wrap: true });
  });
  return sheet;
}
