import type { LedgerWork } from '@roofline/schema/ledger/work';
import { workWords } from '@roofline/schema/ledger/work-words';
import type { ReserveLoan } from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { dayText } from '@roofline/schema/value/day';
import { dollars } from '../../platform/pdf/format';
import type { Paper } from '../../platform/pdf/paper';
import { heading, list, paragraph } from '../../platform/pdf/text';

/** Lists the long changes that are under way: until they are done the figures are incomplete. */
export function underWay(paper: Paper, work: readonly LedgerWork[]): void {
  for (const one of work) paragraph(paper, [{ strong: 'A change is under way. ' }, workWords(one)]);
}

const loanText = ({ amount, outstanding, date, purpose, dueDate, status }: ReserveLoan): string => {
  const part = outstanding === amount ? dollars(amount) : `${dollars(outstanding)} of ${dollars(amount)}`;
  const due = status === 'overdue' ? `overdue since ${dayText(dueDate)}` : `due ${dayText(dueDate)}`;
  return `${part} borrowed on ${dayText(date)}: ${purpose}; ${due}`;
};

/** Lists what the operating fund borrowed from the reserve fund and has not repaid, by the log of borrowing. */
export function borrowedReserves(paper: Paper, loans: readonly ReserveLoan[]): void {
  const owed = loans.filter(({ status }) => status !== 'repaid');
  if (owed.length === 0) return;
  const sum = owed.reduce((total, { outstanding }) => total + outstanding, 0);
  heading(paper, 2, 'Borrowed from reserves');
  paragraph(paper, [{ strong: dollars(sum) }, ' is borrowed from reserves and not repaid:']);
  list(paper, owed.map(loanText));
  paragraph(
    paper,
    'Source: the log of reserve borrowing: transfers between bank accounts of the ledger, and those that someone logged by hand.',
    'caption',
  );
}
