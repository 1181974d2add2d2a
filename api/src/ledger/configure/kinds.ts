import type { AccountKind, GlConfigurationInput } from '@roofline/schema/ledger/account';
import type { Tx } from '../../platform/database';
import { ruleFailed } from '../../platform/problem';
import { isTurned } from '../enter/sign';
import { suggestedUse } from '../fund';
import type { FundedAccount } from '../repository/accounts';
import { deleteUnstatedBanks } from '../repository/banks';
import type { BookRow } from '../repository/book';
import { findSources } from '../repository/sources';
import { turnLines } from '../repository/turn';

/** An account before and after someone said what it is and what it is used for. */
export interface Configured {
  before: FundedAccount;
  after: FundedAccount;
}

type Kinds = Pick<FundedAccount, 'kind' | 'sourceKind'>;

/** The kind that someone states. To state what the sources say takes the statement back: it follows them again. */
function statedKind({ kind, sourceKind }: Kinds, stated: AccountKind, field: string): Kinds {
  if (stated === kind) return { kind, sourceKind };
  const said = sourceKind ?? kind;
  if (stated === said) return { kind: said, sourceKind: null };
  if (stated === 'unknown') throw ruleFailed('Choose what the account is', field);
  return { kind: stated, sourceKind: said };
}

/** What the account is used for, as what it is now: an account that becomes a bank account is one, and one that is none is not used as one. */
function usedAs({
  before,
  kind,
  use,
}: {
  before: FundedAccount;
  kind: AccountKind;
  use: FundedAccount['use'];
}) {
  if (kind === before.kind) return use;
  if (kind === 'bank' && use === 'unmapped') return 'bank';
  return before.kind === 'bank' && kind !== 'asset' && use === 'bank' ? 'unmapped' : use;
}

/** The accounts of which something changes; 422 where one is not of the ledger. */
export function configured(accounts: readonly FundedAccount[], input: GlConfigurationInput): Configured[] {
  const known = new Map(accounts.map((row) => [row.glCode, row]));
  const asked = new Map<string, FundedAccount>();
  for (const [index, { glCode, use, kind }] of input.accounts.entries()) {
    const before = known.get(glCode);
    if (!before)
      throw ruleFailed('This account is not in the ledger: reload the list', `accounts.${index}.glCode`);
    const kinds = statedKind(before, kind ?? before.kind, `accounts.${index}.kind`);
    const isOther = kinds.kind !== before.kind;
    const suggested = isOther ? suggestedUse(kinds.kind, before.glName) : before.suggestedUse;
    const used = usedAs({ before, kind: kinds.kind, use });
    asked.set(glCode, { ...before, ...kinds, use: used, suggestedUse: suggested });
  }
  return [...asked.values()].flatMap((after) => {
    const before = known.get(after.glCode)!;
    const isSame = before.use === after.use && before.kind === after.kind;
    return isSame ? [] : [{ before, after }];
  });
}

/** Lines have the sign of their account's kind: gives those of accounts that someone corrected the new one. Answers how many turned. */
export async function followKinds(tx: Tx, book: BookRow, changed: readonly Configured[]): Promise<number> {
  const corrected = changed.filter(({ before, after }) => before.kind !== after.kind);
  if (corrected.length === 0) return 0;
  const ceased = corrected.filter(({ after }) => after.use !== 'bank' && after.bankFund !== null);
  await deleteUnstatedBanks(tx, book, ceased.map(({ after }) => after.glCode)); // prettier-ignore
  const sources = await findSources(tx, [book.propertyId]);
  const turned = corrected.flatMap(({ before, after }) =>
    sources
      .filter(({ signFollows }) => isTurned(signFollows, before.kind, after.kind))
      .map(({ sourceId }) => ({ sourceId, glCode: after.glCode })),
  );
  return turnLines(tx, book, turned);
}
