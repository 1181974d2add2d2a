import type { AccountUse } from '@roofline/schema/ledger/account';
import { totalsBasis, totalsGroup, type TotalsBasis } from '@roofline/schema/ledger/totals';
import type { AccountTotals } from '../repository/list';

/** The figures of a whole filtered list; cents. */
interface ListTotals {
  totalCount: number;
  moneyIn: number;
  moneyOut: number;
  basis: TotalsBasis;
  leftOut: number;
}

/** Adds up the accounts of only one group: the others hold the same money a second time. */
export function totalsOfList(
  rows: readonly AccountTotals[],
  accounts: readonly { glCode: string; use: AccountUse }[],
): ListTotals {
  const uses = new Map(accounts.map(({ glCode, use }) => [glCode, use]));
  const groupOf = ({ glCode }: AccountTotals) => totalsGroup(uses.get(glCode) ?? 'unmapped');
  const basis = totalsBasis(new Set(rows.map(groupOf)));
  const counted = rows.filter((row) => groupOf(row) === basis);
  const sum = (of: readonly AccountTotals[], key: 'lineCount' | 'moneyIn' | 'moneyOut') =>
    of.reduce((total, row) => total + row[key], 0);
  const totalCount = sum(rows, 'lineCount');
  return {
    totalCount,
    moneyIn: sum(counted, 'moneyIn'),
    moneyOut: sum(counted, 'moneyOut'),
    basis,
    leftOut: totalCount - sum(counted, 'lineCount'),
  };
}
