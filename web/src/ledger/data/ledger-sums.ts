import { totalsGroup, type TotalsBasis } from '@roofline/schema/ledger/totals';
import type { TransactionItem } from './use-transactions';

/** Rounds dollars to cents, which drops the error of floating-point sums. */
export const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** Returns the sum of transactions, on only the accounts that the totals of the whole list include. */
export const sumOn = (rows: readonly TransactionItem[], basis: TotalsBasis): number =>
  cents(rows.reduce((sum, { amount, use }) => (totalsGroup(use) === basis ? sum + amount : sum), 0));
