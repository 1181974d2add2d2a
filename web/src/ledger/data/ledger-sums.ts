import { totalsGroup, type TotalsBasis } from '@roofline/schema/ledger/totals';
import type { TransactionItem } from './use-transactions';

/** Dollars without what a subtraction of decimals leaves behind. */
export const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** What transactions of a list add up to, on the accounts that the sums of the whole list are made of. */
export const sumOn = (rows: readonly TransactionItem[], basis: TotalsBasis): number =>
  cents(rows.reduce((sum, { amount, use }) => (totalsGroup(use) === basis ? sum + amount : sum), 0));
