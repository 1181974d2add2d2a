import type { Tx } from '../../platform/database';
import type { FundedAccount } from '../repository/accounts';
import type { BookRow } from '../repository/book';
import { countRules } from '../repository/rules';
import { followRules, type RulesFollowed } from '../pending/ask';

type Used = Pick<FundedAccount, 'glCode' | 'use'>;

/**
 * Maps the lines of accounts that became bank accounts, or are none any more, by the rules again: a rule of a payee does not
 * reach a bank account. What people mapped stays. The caller holds the book.
 */
export async function followBankUse(
  tx: Tx,
  place: Pick<BookRow, 'workspaceId' | 'propertyId'>,
  changes: readonly { before: Pick<Used, 'use'>; after: Used }[],
  now: Date,
): Promise<RulesFollowed> {
  const glCodes = changes
    .filter(({ before, after }) => (before.use === 'bank') !== (after.use === 'bank'))
    .map(({ after }) => after.glCode);
  if (glCodes.length === 0 || (await countRules(tx, place)) === 0) return { mapped: 0, stillToMap: 0 };
  return followRules(tx, place, now, { payeeKeys: [], glCodes });
}
