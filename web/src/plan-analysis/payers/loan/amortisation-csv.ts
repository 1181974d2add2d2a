import type { LoanRow } from '@roofline/engine/loan/amortisation';

export interface AmortisationLine extends LoanRow {
  fiscalYear: number;
}

/** Returns the payments with their fiscal years; the first payment is due a month after the loan is drawn. */
export function amortisationLines(rows: readonly LoanRow[], drawYear: number): AmortisationLine[] {
  return rows.map((row) => ({ ...row, fiscalYear: drawYear + Math.floor((row.month - 1) / 12) }));
}

type SummedFigure = 'payment' | 'interest' | 'principal';

/** Returns the sum of a figure of all payments, in cents. */
export function amortisationSum(lines: readonly AmortisationLine[], figure: SummedFigure): number {
  return lines.reduce((total, line) => total + line[figure], 0);
}

const HEADS = ['Month', 'Fiscal year', 'Payment', 'Interest', 'Principal', 'Balance'];
const dollars = (cents: number) => (cents / 100).toFixed(2);

/** Returns the table as .csv with cents, one line a month and a line of sums. */
export function amortisationCsv(lines: readonly AmortisationLine[]): string {
  const sum = (figure: SummedFigure) => dollars(amortisationSum(lines, figure));
  const rows = lines.map(({ month, fiscalYear, payment, interest, principal, balance }) => [
    month,
    fiscalYear,
    dollars(payment),
    dollars(interest),
    dollars(principal),
    dollars(balance),
  ]);
  const total = ['Total', '', sum('payment'), sum('interest'), sum('principal'), ''];
  return [HEADS, ...rows, total].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Hands the table to the browser as a file. */
export function downloadAmortisation(lines: readonly AmortisationLine[], name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([amortisationCsv(lines)], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export interface AmortisationYear {
  fiscalYear: number;
  payment: number;
  interest: number;
  principal: number;
  /** After the year's last payment. */
  balance: number;
}

/** Returns the payments added up by fiscal year. */
export function amortisationYears(lines: readonly AmortisationLine[]): AmortisationYear[] {
  const years: AmortisationYear[] = [];
  for (const { fiscalYear, payment, interest, principal, balance } of lines) {
    const last = years.at(-1);
    if (last?.fiscalYear === fiscalYear) {
      last.payment += payment;
      last.interest += interest;
      last.principal += principal;
      last.balance = balance;
    } else years.push({ fiscalYear, payment, interest, principal, balance });
  }
  return years;
}
