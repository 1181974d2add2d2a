import { chakra } from '@chakra-ui/react';
import { DateText } from '../../ui/figure/figures';
import { nameOf } from '../data/ledger-words';
import type { TransactionItem } from '../data/use-transactions';
import { Amount, UnexpectedTag } from '../list/transaction-columns';

/** The payee, amount and day of a transaction. */
export function TransactionHead({ transaction }: { transaction: TransactionItem }) {
  return (
    <div>
      <chakra.p fontWeight="600" overflowWrap="anywhere">
        {nameOf(transaction)}
      </chakra.p>
      <chakra.p textStyle="figure">
        <Amount amount={transaction.amount} />
      </chakra.p>
      <chakra.p textStyle="table" color="fg.muted" display="flex" gap="2" alignItems="center">
        <span>
          {transaction.amount < 0 ? 'Money out' : 'Money in'} on <DateText iso={transaction.date} />
        </span>
        {transaction.isUnexpected && <UnexpectedTag />}
      </chakra.p>
    </div>
  );
}
