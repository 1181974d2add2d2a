import { chakra } from '@chakra-ui/react';
import type { TotalsBasis } from '@roofline/schema/ledger/totals';
import { formatMoneyCents } from '../../ui/format/money';
import type { Grouping } from '../../ui/table-model/column';
import { sumOn } from '../data/ledger-sums';
import { monthName } from '../data/ledger-words';
import type { TransactionItem } from '../data/use-transactions';

interface MonthOptions {
  /** The last row that was read, while there are more behind it: its month is not whole yet. */
  last: TransactionItem | null;
  /** On phones the total stands in the head; tables have it in the column of the amounts. */
  withTotal: boolean;
  /** What the sums of the whole list are made of. */
  basis: TotalsBasis;
}

/** One function for every page: a table goes on with its groups while it is the same. */
const monthOf = ({ date }: TransactionItem) => date.slice(0, 7);

/** Transactions by month, with the total of each; of a month that is read in part it says so. */
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
