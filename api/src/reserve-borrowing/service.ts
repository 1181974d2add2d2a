// What the calendar builds on.

export { loanDays, type LoanDay } from './read';
