import type { AccountKind, GlConfigurationInput } from '@roofline/schema/ledger/account';
import type { Tx } from '../../platform/database';
import { ruleFailed } from '../../platform/problem';
import { isTurned } from '../enter/sign';
import { suggestedUse } from '../fund';
import type { FundedAccount } from '../repository/accounts';
import { deleteUnstatedBanks } from '../repository/banks';
import type { Ahead } from '../pending/ahead';
import { askForWork, LINES_AT_ONCE, turnKey } from '../pending/ask';
import type { BookRow } from '../repository/book';
import { findSources } from '../repository/sources';
import { countTurned, turnLines } from '../repository/turn';

/** An account before and after a person changed its kind or use. */
export interface Configured {
  before: FundedAccount;
  after: FundedAccount;
}

type Kinds = Pick<FundedAccount, 'kind' | 'sourceKind'>;

/** Returns the kind that a person states. Stating the kind of the sources makes the account follow them again. */
function statedKind({ kind, sourceKind }: Kinds, stated: AccountKind, field: string): Kinds {
  if (stated === kind) return { kind, sourceKind };
  const said = sourceKind ?? kind;
  if (stated === said) return { kind: said, sourceKind: null };
  if (stated === 'unknown') throw ruleFailed('Choose what the account is', field);
  return { kind: stated, sourceKind: said };
}

/** Returns the use that fits a new kind: `bank` for an unmapped account that becomes a bank account, `unmapped` for one that no longer is. */
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

/** Returns the accounts that change; throws 422 where one is not of the ledger. */
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

const STILL_TURNING =
  'Roofline is still turning the transactions of this account after the last correction. Wait until that is done, then correct it again.';

/** Throws 422 where an account is corrected again while a job still reverses the signs of its lines. */
export function assertNotTurning(
  ahead: readonly Ahead[],
  input: GlConfigurationInput,
  changed: readonly Configured[],
): void {
  const turning = new Set(ahead.map(({ glCode }) => glCode));
  const again = changed.find(({ before, after }) => before.kind !== after.kind && turning.has(after.glCode));
  if (!again) return;
  const index = input.accounts.findLastIndex(({ glCode }) => glCode === again.after.glCode);
  throw ruleFailed(STILL_TURNING, `accounts.${index}.kind`, 'stillRunning');
}

interface Turned {
  /** The number of lines with reversed signs, at once or by a job. */
  lines: number;
  isByJob: boolean;
}

/**
 * Gives the lines of corrected accounts the sign of the new kind, at once or, where they are many, by a job for each account. Deletes
 * bank accounts that no longer are one.
 */
export async function followKinds(
  tx: Tx,
  book: BookRow,
  changed: readonly Configured[],
  now: Date,
): Promise<Turned> {
  const corrected = changed.filter(({ before, after }) => before.kind !== after.kind);
  if (corrected.length === 0) return { lines: 0, isByJob: false };
  const ceased = corrected.filter(({ after }) => after.use !== 'bank' && after.bankFund !== null);
  await deleteUnstatedBanks(tx, book, ceased.map(({ after }) => after.glCode)); // prettier-ignore
  const sources = await findSources(tx, [book.propertyId]);
  const turned = corrected.flatMap(({ before, after: { glCode, kind } }) => {
    const turning = sources.filter(({ signFollows }) => isTurned(signFollows, before.kind, kind));
    return turning.length > 0 ? [{ glCode, sourceIds: turning.map(({ sourceId }) => sourceId) }] : [];
  });
  const counts = new Map((await countTurned(tx, book, turned)).map(({ glCode, lines }) => [glCode, lines]));
  const lines = [...counts.values()].reduce((sum, each) => sum + each, 0);
  if (lines <= LINES_AT_ONCE) {
    await turnLines(
      tx,
      book,
      turned.flatMap(({ glCode, sourceIds }) => sourceIds.map((sourceId) => ({ sourceId, glCode }))),
    );
    return { lines, isByJob: false };
  }
  for (const { glCode, sourceIds } of turned) {
    const onceKey = turnKey(glCode);
    const lineCount = counts.get(glCode) ?? 0;
    if (lineCount > 0)
      await askForWork(tx, book, now, {
        kind: 'turnSigns',
        onceKey,
        glCode,
        reach: { sourceIds },
        lineCount,
      });
  }
  return { lines, isByJob: true };
}
