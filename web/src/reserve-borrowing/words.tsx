import { chakra } from '@chakra-ui/react';
import { formatDay } from '../ui/format/day';
import { formatMoneyCents } from '../ui/format/money';

interface Copied {
  text: string;
  ledgerText: string | null;
  isByHand: boolean;
}

/** The direction of a transfer in words. */
export const WAY = { out: 'Out of reserves', in: 'Into reserves' } as const;

export const GONE = 'Someone else removed it in the meantime.';

/** Returns the name of a transfer for a single line. */
export const transferName = ({ date, amount }: { date: string; amount: number }) =>
  `${formatMoneyCents(amount)} of ${formatDay(date)}`;

function noteOf({ text, ledgerText, isByHand }: Copied): string | null {
  if (ledgerText === null) return isByHand ? 'Logged by hand' : 'No longer in the ledger';
  if (ledgerText === text) return null;
  return isByHand ? `Logged by hand; the ledger says: ${ledgerText}` : `The ledger now says: ${ledgerText}`;
}

/** The text of a transfer, with a note if it was logged by hand, has left the ledger, or has another text there now. */
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

/** The same for the cell of a table, padded so that two lines do not touch its edges. */
export const LedgerCell = (copied: Copied) => (
  <chakra.div py="1.5">
    <LedgerText {...copied} />
  </chakra.div>
);

/** An amount to the cent, as in the ledger. */
export const Exact = ({ amount }: { amount: number }) => (
  <chakra.span data-figure whiteSpace="nowrap">
    {formatMoneyCents(amount)}
  </chakra.span>
);
