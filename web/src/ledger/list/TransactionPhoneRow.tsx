import { chakra } from '@chakra-ui/react';
import { formatDayInYear } from '../../ui/format/day';
import { FUND_WORDS, mappedTo, nameOf } from '../data/ledger-words';
import type { TransactionItem } from '../data/use-transactions';
import { Amount } from './transaction-columns';

/** Height in pixels of the two lines: payee and amount; day, fund and mapping. */
export const PHONE_ROW_HEIGHT = 64;

export function TransactionPhoneRow({ row, onOpen }: { row: TransactionItem; onOpen: () => void }) {
  const line = [formatDayInYear(row.date), FUND_WORDS[row.fund], mappedTo(row)].filter(Boolean).join(', ');
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto" columnGap="3" position="relative">
      <chakra.button
        type="button"
        onClick={onOpen}
        textAlign="start"
        fontWeight="560"
        truncate
        cursor="pointer"
        minH="24px"
        // The whole row is the button; its name is the payee.
        _before={{ content: '""', position: 'absolute', inset: '-8px 0' }}
      >
        {nameOf(row)}
      </chakra.button>
      <Amount amount={row.amount} />
      <chakra.span textStyle="caption" color="fg.muted" truncate>
        {line}
      </chakra.span>
      {row.isUnexpected && (
        <chakra.span textStyle="caption" color="warning.fg" fontWeight="550" textAlign="end">
          Unexpected
        </chakra.span>
      )}
    </chakra.div>
  );
}
