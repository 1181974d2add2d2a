// What the calendar and the live dashboard build on.

export { loanDays, readBorrowings, type LoanDay } from './read';
