// What the calendar, the live dashboard and disclosures build on.

export { loanDays, owedToReserves, readBorrowings, type LoanDay, type Owed } from './read';
