import { chakra } from '@chakra-ui/react';
import { formatDay } from '../ui/format/day';
import { formatMoneyCents } from '../ui/format/money';

interface Copied {
  text: string;
  ledgerText: string | null;
  isByHand: boolean;
}

/** Which way a transfer went, as lists and forms say it. */
export const WAY = { out: 'Out of reserves', in: 'Into reserves' } as const;

export const GONE = 'Someone else removed it in the meantime.';

/** What a transfer is called where only one line names it. */
export const transferName = ({ date, amount }: { date: string; amount: number }) =>
  `${formatMoneyCents(amount)} of ${formatDay(date)}`;

function noteOf({ text, ledgerText, isByHand }: Copied): string | null {
  if (ledgerText === null) return isByHand ? 'Logged by hand' : 'No longer in the ledger';
  if (ledgerText === text) return null;
  return isByHand ? `Logged by hand; the ledger says: ${ledgerText}` : `The ledger now says: ${ledgerText}`;
}

/** What a transfer is said to be; beneath it where it was logged by hand, or where the ledger says something else by now. */
export function LedgerText(copied: Copied) {
  const note = noteOf(copied);
  return (
    <chakra.div overflowWrap="anywhere">
      {copied.text}
      {note && (
        <chakra.span
          display="block"
          textStyle="caption"
          color={copied.isByHand ? 'fg.muted' : 'warning.fg'}
          fontWeight="400"
        >
          {note}
        </chakra.span>
      )}
    </chakra.div>
  );
}

/** The same as the cell of a table: two lines do not touch its edges. */
export const LedgerCell = (copied: Copied) => (
  <chakra.div py="1.5">
    <LedgerText {...copied} />
  </chakra.div>
);

/** An amount as the ledger has it, to the cent. */
export const Exact = ({ amount }: { amount: number }) => (
  <chakra.span data-figure whiteSpace="nowrap">
    {formatMoneyCents(amount)}
  </chakra.span>
);
