// For the calendar, the live dashboard and disclosures.

export { loanDays, owedToReserves, readBorrowings, type LoanDay, type Owed } from './read';
