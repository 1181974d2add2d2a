import type { AccountKind, SignFollows } from '@roofline/schema/ledger/account';
import type { AccountRow } from '../repository/accounts';
import type { LedgerAccountSeen, LedgerEntry, LedgerLine } from './entry';
import { storedCode } from './stored';

/** Whether a source's word for more in an account of the kind is money in (1) or money out (-1). */
function signOf(follows: SignFollows, kind: AccountKind): 1 | -1 {
  if (follows === 'stated') return 1;
  if (follows === 'growth') return kind === 'expense' ? -1 : 1;
  return kind === 'bank' || kind === 'asset' ? 1 : -1;
}

/** Whether lines that were read as of one kind have the other sign as of another. */
export const isTurned = (follows: SignFollows, from: AccountKind, to: AccountKind): boolean =>
  signOf(follows, from) !== signOf(follows, to);

/** How lines were read: the kinds that their reader took, and what their sign was made from. */
export interface ReadAs {
  accounts: readonly Pick<LedgerAccountSeen, 'glCode' | 'kind'>[];
  signFollows: SignFollows;
}

type Kinds = Pick<AccountRow, 'glCode' | 'kind' | 'sourceKind'>;

/**
 * Gives lines the sign of the kind that someone stated. Their reader knows nothing of it: it takes the kind of its source, named
 * with the lines or before.
 */
export function turnedLines<Line extends Pick<LedgerLine, 'glCode' | 'amount'>>(
  lines: readonly Line[],
  accounts: Iterable<Kinds>,
  { accounts: named, signFollows }: ReadAs,
): readonly Line[] {
  const read = new Map(named.map(({ glCode, kind }) => [storedCode(glCode), kind]));
  const codes = new Set<string>();
  for (const { glCode, kind, sourceKind } of accounts)
    if (sourceKind !== null && isTurned(signFollows, read.get(glCode) ?? sourceKind, kind)) codes.add(glCode);
  if (codes.size === 0) return lines;
  return lines.map((line) =>
    codes.has(storedCode(line.glCode)) ? { ...line, amount: -line.amount || 0 } : line,
  );
}

/** An entry as people corrected its accounts: their kinds, the signs of their lines, and what is a bank account. */
export function asCorrected(
  entry: LedgerEntry,
  accounts: ReadonlyMap<string, Kinds & Pick<AccountRow, 'use'>>,
  signFollows: SignFollows,
): LedgerEntry {
  const corrected = (glCode: string | null) => {
    const row = glCode === null ? undefined : accounts.get(storedCode(glCode));
    return row && row.sourceKind !== null ? row : undefined;
  };
  return {
    ...entry,
    accounts: entry.accounts.map((seen) => {
      const row = corrected(seen.glCode);
      return row ? { ...seen, kind: row.kind, use: row.use } : seen;
    }),
    balances: entry.balances.filter(({ glCode }) => (corrected(glCode)?.use ?? 'bank') === 'bank'),
    lines: turnedLines(entry.lines, accounts.values(), { accounts: entry.accounts, signFollows }),
  };
}
