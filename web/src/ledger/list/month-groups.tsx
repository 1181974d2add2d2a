import { chakra } from '@chakra-ui/react';
import type { TotalsBasis } from '@roofline/schema/ledger/totals';
import { formatMoneyCents } from '../../ui/format/money';
import type { Grouping } from '../../ui/table-model/column';
import { sumOn } from '../data/ledger-sums';
import { monthName } from '../data/ledger-words';
import type { TransactionItem } from '../data/use-transactions';

interface MonthOptions {
  /** The last loaded row, while more follow: its month is incomplete. */
  last: TransactionItem | null;
  /** Whether the heading shows the total, as on phones; tables show it in the column of the amounts. */
  withTotal: boolean;
  /** The accounts that the totals of the whole list include. */
  basis: TotalsBasis;
}

/** One function for every page: a table keeps its groups while the function is the same. */
const monthOf = ({ date }: TransactionItem) => date.slice(0, 7);

/** Groups transactions by month, with the total of each; a month that is loaded in part is named `so far`. */
export function monthGroups({ last, withTotal, basis }: MonthOptions): Grouping<TransactionItem> {
  return {
    of: monthOf,
    label: (month, rows) => {
      const isPart = last?.date.startsWith(month) === true;
      const name = isPart ? `${monthName(month)} so far` : monthName(month);
      if (!withTotal) return name;
      return (
        <chakra.span display="flex" justifyContent="space-between" gap="3">
          <span>{name}</span>
          <span data-figure="">{formatMoneyCents(sumOn(rows, basis))}</span>
        </chakra.span>
      );
    },
  };
}
