import { chakra } from '@chakra-ui/react';
import { FigureStrip } from '../../ui/figure/FigureStrip';
import { NoValue } from '../../ui/figure/figures';
import { formatCount } from '../../ui/format/count';
import { formatMoney, formatMoneyCents } from '../../ui/format/money';
import { useMediaQuery } from '../../ui/layout/use-media-query';
import type { TransactionList } from '../data/use-transactions';

interface LedgerTotalsProps {
  list: Pick<TransactionList, 'rows' | 'total' | 'moneyIn' | 'moneyOut' | 'refreshing'>;
  isFiltered: boolean;
  /** A transaction is open beside it. */
  isNarrow: boolean;
  /** Bank accounts are among the accounts: what they took in and gave out stands on other accounts too. */
  isMixed: boolean;
}

/** Of the whole filtered list, however far it was scrolled: money in, money out, and what remains. */
export function LedgerTotals({ list, isFiltered, isNarrow, isMixed }: LedgerTotalsProps) {
  const { rows, total, moneyIn, moneyOut, refreshing } = list;
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
    <chakra.div mb="4" opacity={refreshing ? 0.6 : 1} role="group" aria-label="Totals" aria-busy={refreshing}>
      <FigureStrip
        figures={[
          { label: 'Money in', value: amount(moneyIn) },
          { label: 'Money out', value: amount(moneyOut) },
          { label: 'Net', value: amount(cents(moneyIn - moneyOut)) },
          ...(isNarrow ? [] : [count]),
        ]}
      />
      {isMixed && (
        <chakra.p textStyle="caption" color="fg.muted" mt="1.5">
          The sums cover bank accounts too, where the same money appears again. Filter by use or account for a
          sum that counts it once.
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** Dollars without what a subtraction of decimals leaves behind. */
export const cents = (dollars: number): number => Math.round(dollars * 100) / 100;
