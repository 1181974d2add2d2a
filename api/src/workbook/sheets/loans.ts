import { amortise } from '@roofline/engine/loan/amortisation';
import { monthlyRate } from '@roofline/engine/loan/terms';
import { power } from '@roofline/engine/numeric/growth';
import type { PlanLoan } from '@roofline/engine/plan/funding-plan';
import { at } from '../../platform/files/cell-address';
import { SheetDraft } from '../draft';
import { dollars, type WorkbookModel } from '../model';
import { growthBySquares, wholeCents } from '../rounding';

const NAME = 'Loans';

/** The columns of one loan's block; the next block begins after a gap. */
const COLUMN = { month: 0, year: 1, exact: 2, interest: 3, principal: 4, payment: 5, balance: 6 } as const;
const BLOCK = 8;
type Key = keyof typeof COLUMN;

/** The rows of a loan's terms: labels are in the block's first column, values in its fourth. */
const ROW = {
  name: 3,
  drawn: 4,
  principal: 5,
  rate: 6,
  months: 7,
  fees: 8,
  financed: 9,
  interestOnly: 10,
  repaidFrom: 11,
  borrowed: 12,
  proceeds: 13,
  monthly: 14,
  exactLevel: 15,
  level: 16,
  squares: 17,
} as const;
const SQUARES = 9;
const HEADER_ROW = 27;
const OPENING_ROW = 28;
const VALUE = 3;

const column = (loan: number, key: Key) => loan * BLOCK + COLUMN[key];
const term = (loan: number, row: number) => at(loan * BLOCK + VALUE, row, 'both');
const rows = ({ terms }: PlanLoan) => terms.months + (terms.interestOnlyMonths ?? 0);

/** Returns a formula for the loans' proceeds in the fiscal year of a cell. */
export function proceedsIn({ plan }: WorkbookModel, yearCell: string): string {
  const parts = (plan.loans ?? []).map(
    (_, loan) => `IF(${NAME}!${term(loan, ROW.drawn)}=${yearCell},${NAME}!${term(loan, ROW.proceeds)},0)`,
  );
  return parts.length > 0 ? `ROUND(${parts.join('+')},2)` : '0';
}

/** Returns a formula for the loan payments in the fiscal year of a cell. */
export function debtServiceIn({ plan }: WorkbookModel, yearCell: string): string {
  const parts = (plan.loans ?? []).map((terms, loan) => {
    const range = (key: Key) => {
      const [first, last] = [OPENING_ROW + 1, OPENING_ROW + rows(terms)];
      return `${NAME}!${at(column(loan, key), first, 'both')}:${at(column(loan, key), last, 'both')}`;
    };
    const paid = `SUMIF(${range('year')},${yearCell},${range('payment')})`;
    return `IF(${NAME}!${term(loan, ROW.repaidFrom)}="reserves",${paid},0)`;
  });
  return parts.length > 0 ? `ROUND(${parts.join('+')},2)` : '0';
}

function termCells(sheet: SheetDraft, { fiscalYear }: WorkbookModel, planLoan: PlanLoan, loan: number): void {
  const { terms, year, repaidFrom } = planLoan;
  const label = (row: number, text: string) => sheet.text(loan * BLOCK, row, text);
  const put = (row: number, text: string, value: number | string, format: 'money' | 'rate' | 'whole') => {
    label(row, text);
    sheet.input(loan * BLOCK + VALUE, row, value, format);
  };
  sheet.heading(loan * BLOCK, ROW.name, `Loan ${loan + 1}`);
  put(ROW.drawn, 'Drawn at the start of', fiscalYear + year, 'whole');
  put(ROW.principal, 'Principal', dollars(terms.principal), 'money');
  put(ROW.rate, 'Rate, % a year', terms.annualRate, 'rate');
  put(ROW.months, 'Months of repayment', terms.months, 'whole');
  put(ROW.fees, 'Fees', dollars(terms.fees ?? 0), 'money');
  put(ROW.financed, 'Fees are financed', terms.areFeesFinanced ? 'Yes' : 'No', 'whole');
  put(ROW.interestOnly, 'Interest-only months before', terms.interestOnlyMonths ?? 0, 'whole');
  put(ROW.repaidFrom, 'Repaid from: reserves, owners', repaidFrom, 'whole');
}

type PutFormula = (
  row: number,
  text: string,
  formula: string,
  value: number,
  format: 'money' | 'cents' | 'share',
) => void;

/** Writes a loan's level payment before rounding, and the growth over months that it is computed from. */
function levelPayment(put: PutFormula, { halves }: WorkbookModel, { terms }: PlanLoan, loan: number): void {
  const { borrowed, monthlyPayment } = amortise(terms);
  const j = monthlyRate(terms);
  const here = (row: number) => term(loan, row);
  for (let bit = 0; bit < SQUARES; bit++) {
    const before = here(ROW.squares + bit - 1);
    const formula = bit === 0 ? `1+${here(ROW.monthly)}` : `${before}*${before}`;
    put(ROW.squares + bit, `Growth over ${2 ** bit} months`, formula, power(1 + j, 2 ** bit), 'share');
  }
  const squares = Array.from({ length: SQUARES }, (_, bit) => here(ROW.squares + bit));
  const cents = `ROUND(${here(ROW.borrowed)}*100,0)`;
  put(
    ROW.exactLevel,
    'Level payment before rounding, cents',
    `IF(${here(ROW.monthly)}=0,${cents}/${here(ROW.months)},` +
      `${cents}*${here(ROW.monthly)}/(1-1/(${growthBySquares(here(ROW.months), squares)})))`,
    j === 0 ? borrowed / terms.months : (borrowed * j) / (1 - 1 / power(1 + j, terms.months)),
    'cents',
  );
  const rounded = `${wholeCents(halves, here(ROW.exactLevel), NAME)}/100`;
  put(ROW.level, 'Level payment', rounded, dollars(monthlyPayment), 'money');
}

function derived(sheet: SheetDraft, model: WorkbookModel, planLoan: PlanLoan, loan: number): void {
  const { terms } = planLoan;
  const here = (row: number) => term(loan, row);
  const put: PutFormula = (row, text, formula, value, format) => {
    sheet.text(loan * BLOCK, row, text);
    sheet.formula(loan * BLOCK + VALUE, row, formula, value, format);
  };
  const isFinanced = `${here(ROW.financed)}="Yes"`;
  const fees = terms.fees ?? 0;
  put(
    ROW.borrowed,
    'Borrowed',
    `ROUND(${here(ROW.principal)}+IF(${isFinanced},${here(ROW.fees)},0),2)`,
    dollars(amortise(terms).borrowed),
    'money',
  );
  put(
    ROW.proceeds,
    'Paid out',
    `ROUND(${here(ROW.principal)}-IF(${isFinanced},0,${here(ROW.fees)}),2)`,
    dollars(terms.principal - (terms.areFeesFinanced ? 0 : fees)),
    'money',
  );
  put(ROW.monthly, 'Rate of a month', `${here(ROW.rate)}/100/12`, monthlyRate(terms), 'share');
  levelPayment(put, model, planLoan, loan);
}

function payments(sheet: SheetDraft, model: WorkbookModel, planLoan: PlanLoan, loan: number): void {
  const found = amortise(planLoan.terms).rows;
  const last = rows(planLoan);
  const balance = (row: number) => at(column(loan, 'balance'), row);
  sheet.formula(
    column(loan, 'balance'),
    OPENING_ROW,
    term(loan, ROW.borrowed),
    dollars(amortise(planLoan.terms).borrowed),
    'money',
  );
  for (let month = 1; month <= last; month++) {
    const row = OPENING_ROW + month;
    const paid = found[month - 1];
    const here = (key: Key) => at(column(loan, key), row);
    const put = (key: Key, formula: string, value: number, format: 'money' | 'cents' | 'whole' = 'money') =>
      sheet.formula(column(loan, key), row, formula, value, format);
    sheet.number(column(loan, 'month'), row, month, 'whole');
    const year = planLoan.year + Math.floor((month - 1) / 12);
    put('year', `${term(loan, ROW.drawn)}+INT((${here('month')}-1)/12)`, model.fiscalYear + year, 'whole');
    const before = month === 1 ? amortise(planLoan.terms).borrowed : (found[month - 2]?.balance ?? 0);
    const exact = before * monthlyRate(planLoan.terms);
    put('exact', `ROUND(${balance(row - 1)}*100,0)*${term(loan, ROW.monthly)}`, exact, 'cents');
    const interest = `${wholeCents(model.halves, here('exact'), NAME)}/100`;
    put('interest', interest, dollars(paid?.interest ?? 0));
    const regular = `IF(${here('month')}<=${term(loan, ROW.interestOnly)},0,ROUND(${term(loan, ROW.level)}-${here('interest')},2))`;
    const isLast = `${here('month')}=${term(loan, ROW.months)}+${term(loan, ROW.interestOnly)}`;
    put(
      'principal',
      `IF(OR(${isLast},${regular}>=${balance(row - 1)}),${balance(row - 1)},${regular})`,
      dollars(paid?.principal ?? 0),
    );
    put('payment', `ROUND(${here('interest')}+${here('principal')},2)`, dollars(paid?.payment ?? 0));
    put('balance', `ROUND(${balance(row - 1)}-${here('principal')},2)`, dollars(paid?.balance ?? 0));
  }
}

/** Writes the terms of the plan's loans and every payment, side by side. */
export function loansSheet(model: WorkbookModel): SheetDraft {
  const loans = model.plan.loans ?? [];
  const sheet = new SheetDraft(
    NAME,
    Array.from({ length: Math.max(1, loans.length) * BLOCK }, () => 15),
    { rows: 3 },
  );
  sheet.title(loans.length > 0 ? 'Loans' : 'Loans: the plan has none');
  const headings = [
    'Month',
    'Fiscal year',
    'Interest before rounding, cents',
    'Interest',
    'Principal',
    'Payment',
    'Balance',
  ];
  loans.forEach((planLoan, loan) => {
    termCells(sheet, model, planLoan, loan);
    derived(sheet, model, planLoan, loan);
    headings.forEach((heading, index) => sheet.heading(loan * BLOCK + index, HEADER_ROW, heading));
    payments(sheet, model, planLoan, loan);
  });
  return sheet;
}
