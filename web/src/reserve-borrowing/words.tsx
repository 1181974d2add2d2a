import { chakra } from '@chakra-ui/react';
import { formatDay } from '../ui/format/day';
import { formatMoneyCents } from '../ui/format/money';

interface Copied {
  text: string;
  ledgerText: string | null;
}

/** What a transfer is called where only one line names it. */
export const transferName = ({ date, amount }: { date: string; amount: number }) =>
  `${formatMoneyCents(amount)} of ${formatDay(date)}`;

/** The ledger's words; beneath them where the ledger says something else by now. */
export function LedgerText({ text, ledgerText }: Copied) {
  const note =
    ledgerText === null
      ? 'No longer in the ledger'
      : ledgerText === text
        ? null
        : `The ledger now says: ${ledgerText}`;
  return (
    <chakra.div overflowWrap="anywhere">
      {text}
      {note && (
        <chakra.span display="block" textStyle="caption" color="warning.fg" fontWeight="400">
          {note}
        </chakra.span>
      )}
    </chakra.div>
  );
}

/** An amount as the ledger has it, to the cent. */
export const Exact = ({ amount }: { amount: number }) => (
  <chakra.span data-figure whiteSpace="nowrap">
    {formatMoneyCents(amount)}
  </chakra.span>
);
