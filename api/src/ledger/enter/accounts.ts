import { limits } from '@roofline/schema/value/limits';
import type { Tx } from '../../platform/database';
import { ruleFailed } from '../../platform/problem';
import { suggestedUse } from '../fund';
import { followBankUse } from '../mapping/bank-use';
import {
  findAccounts,
  insertAccounts,
  updateAccounts,
  type AccountRow,
  type FundedAccount,
} from '../repository/accounts';
import type { LedgerAccountSeen, LedgerEntry, LedgerPlace } from './entry';
import { storedCode, storedText } from './stored';

/** Returns the accounts that an entry names, each once, including those that only its lines name. */
function namedAccounts({ accounts, lines }: LedgerEntry): Map<string, LedgerAccountSeen> {
  const named = new Map<string, LedgerAccountSeen>();
  for (const line of lines) {
    const glCode = storedCode(line.glCode);
    if (!named.has(glCode)) named.set(glCode, { glCode, glName: glCode, kind: 'unknown' });
  }
  for (const seen of accounts) {
    const glCode = storedCode(seen.glCode);
    named.set(glCode, { ...seen, glCode, glName: storedText(seen.glName, limits.glNameMax) || glCode });
  }
  return named;
}

/** Returns the row of a new account: unmapped until a person chooses its use, unless it is a bank account. */
function newAccount(place: LedgerPlace, { glCode, glName, kind, use }: LedgerAccountSeen) {
  const bankOrNone = kind === 'bank' ? ('bank' as const) : ('unmapped' as const);
  const suggested = suggestedUse(kind, glName);
  return {
    ...place,
    glCode,
    glName,
    kind,
    sourceKind: null,
    use: use ?? bankOrNone,
    suggestedUse: suggested,
  };
}

const KEPT = ['kind', 'sourceKind', 'glName', 'use'] as const;

/**
 * Returns the account updated by the entry; null where nothing changes. Without a kind or a name in the entry the known ones
 * stay, and so does a kind that a person stated: the kind by the source is stored beside it.
 */
function changedAccount(known: AccountRow, seen: LedgerAccountSeen, isNamed: boolean): AccountRow | null {
  const isStated = known.sourceKind !== null;
  const kind = isStated || seen.kind === 'unknown' ? known.kind : seen.kind;
  const sourceKind = isStated && isNamed ? seen.kind : known.sourceKind;
  const glName = seen.glName === seen.glCode ? known.glName : seen.glName;
  const chosen = isStated && seen.use === 'bank' && kind !== 'bank' ? undefined : seen.use;
  const use = chosen ?? (kind === 'bank' && known.use === 'unmapped' ? 'bank' : known.use);
  const row = { ...known, kind, sourceKind, glName, use, suggestedUse: suggestedUse(kind, glName) };
  return KEPT.every((key) => row[key] === known[key]) ? null : row;
}

type EnteredAccount = Pick<FundedAccount, 'glCode' | 'glName' | 'kind' | 'sourceKind' | 'use'>;

/**
 * Writes the accounts that an entry names; the configuration stays, unless the entry has a person's choice. Returns all
 * accounts of the property. The caller has locked the book.
 */
export async function enterAccounts(
  tx: Tx,
  place: LedgerPlace,
  entry: LedgerEntry,
  now: Date,
): Promise<Map<string, EnteredAccount>> {
  const known = new Map((await findAccounts(tx, [place.propertyId])).map((row) => [row.glCode, row]));
  const seen = [...namedAccounts(entry).values()];
  const added = seen.filter(({ glCode }) => !known.has(glCode)).map((one) => newAccount(place, one));
  const named = new Set(entry.accounts.map(({ glCode }) => storedCode(glCode)));
  const changed = seen.flatMap((one) => {
    const row = known.get(one.glCode);
    return (row && changedAccount(row, one, named.has(one.glCode))) ?? [];
  });
  if (known.size + added.length > limits.ledgerAccounts)
    throw ruleFailed(
      `A ledger can have at most ${limits.ledgerAccounts.toLocaleString('en-US')} accounts: check the column of the account code`,
      'accounts',
    );
  await insertAccounts(tx, added);
  await updateAccounts(tx, changed);
  const used = changed.map((after) => ({ before: known.get(after.glCode)!, after }));
  await followBankUse(tx, place, used, now);
  return new Map([...known.values(), ...added, ...changed].map((row) => [row.glCode, row]));
}
