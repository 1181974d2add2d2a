import type { AccountUse } from './account';

/**
 * Which accounts the sums of a list of transactions are made of. In a double-entry ledger the same money stands on an income or
 * expense account, on a bank account and maybe on accounts of the balance sheet, so sums are of the first group that the list has.
 */
export const TOTALS_BASES = ['incomeAndExpenses', 'bankAccounts', 'ignoredAccounts'] as const;
export type TotalsBasis = (typeof TOTALS_BASES)[number];

/** The group of an account: one whose use no one has said counts as income or expense. */
export const totalsGroup = (use: AccountUse): TotalsBasis => {
  if (use === 'bank') return 'bankAccounts';
  return use === 'ignored' ? 'ignoredAccounts' : 'incomeAndExpenses';
};

/** The basis of the sums of a list that has transactions of these groups. */
export const totalsBasis = (groups: ReadonlySet<TotalsBasis>): TotalsBasis =>
  TOTALS_BASES.find((basis) => groups.has(basis)) ?? 'incomeAndExpenses';
