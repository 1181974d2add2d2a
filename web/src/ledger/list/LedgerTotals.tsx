import { chakra } from '@chakra-ui/react';
import { FigureStrip } from '../../ui/figure/FigureStrip';
import { NoValue } from '../../ui/figure/figures';
import { counted, formatCount } from '../../ui/format/count';
import { formatMoney, formatMoneyCents } from '../../ui/format/money';
import { useMediaQuery } from '../../ui/layout/use-media-query';
import { cents } from '../data/ledger-sums';
import { BASIS_WORDS } from '../data/ledger-words';
import type { TransactionList } from '../data/use-transactions';
import { Refreshed } from '../../ui/layout/Refreshed';

interface LedgerTotalsProps {
  list: Pick<TransactionList, 'rows' | 'total' | 'moneyIn' | 'moneyOut' | 'basis' | 'leftOut' | 'refreshing'>;
  isFiltered: boolean;
  /** Whether a transaction is open beside it. */
  isNarrow: boolean;
}

/** The totals of the whole filtered list, loaded or not: money in, money out, net, and the accounts that they include. */
export function LedgerTotals({ list, isFiltered, isNarrow }: LedgerTotalsProps) {
  const { rows, total, moneyIn, moneyOut, basis, leftOut, refreshing } = list;
  const hasRoom = !useMediaQuery('(max-width: 1279px)');
  const amount = (value: number) => {
    if (rows === undefined) return <NoValue />;
    const exact = formatMoneyCents(value);
    return <span title={exact}>{hasRoom ? exact : formatMoney(value)}</span>;
  };
  const count = {
    label: isFiltered ? 'Transactions found' : 'Transactions',
    value: rows === undefined ? <NoValue /> : formatCount(total),
  };
  return (
    <Refreshed mb="4" role="group" aria-label="Totals" refreshing={refreshing}>
      <FigureStrip
        figures={[
          { label: 'Money in', value: amount(moneyIn) },
          { label: 'Money out', value: amount(moneyOut) },
          { label: 'Net', value: amount(cents(moneyIn - moneyOut)) },
          ...(isNarrow ? [] : [count]),
        ]}
      />
      {leftOut > 0 && (
        <chakra.p textStyle="caption" color="fg.muted" mt="1.5">
          The sums are of {BASIS_WORDS[basis]}. They leave out {counted(leftOut, 'transaction')} on{' '}
          {basis === 'incomeAndExpenses' ? 'bank and ignored accounts' : 'ignored accounts'}, the other side
          of the same money.
        </chakra.p>
      )}
    </Refreshed>
  );
}
