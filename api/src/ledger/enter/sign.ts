import type { AccountKind, SignFollows } from '@roofline/schema/ledger/account';
import type { AccountRow } from '../repository/accounts';
import type { LedgerAccountSeen, LedgerEntry, LedgerLine } from './entry';
import { storedCode } from './stored';

/** Returns whether a source's increase of an account of this kind is money in (1) or money out (-1). */
function signOf(follows: SignFollows, kind: AccountKind): 1 | -1 {
  if (follows === 'stated') return 1;
  if (follows === 'growth') return kind === 'expense' ? -1 : 1;
  return kind === 'bank' || kind === 'asset' ? 1 : -1;
}

/** Returns whether lines read as one kind of account have the opposite sign as another kind. */
export const isTurned = (follows: SignFollows, from: AccountKind, to: AccountKind): boolean =>
  signOf(follows, from) !== signOf(follows, to);

/** How lines were read: the assumed kinds of their accounts, and what decides their sign. */
export interface ReadAs {
  accounts: readonly Pick<LedgerAccountSeen, 'glCode' | 'kind'>[];
  signFollows: SignFollows;
}

type Kinds = Pick<AccountRow, 'glCode' | 'kind' | 'sourceKind'>;

/**
 * Gives lines the sign of the kind that a person stated. Their reader does not know that kind: it uses the kind by the source,
 * named with the lines or earlier.
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

/** Returns an entry with people's corrections of its accounts: kinds, signs of lines, and which ones are bank accounts. */
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
