import type { Tx } from '../../platform/database';
import type { FundedAccount } from '../repository/accounts';
import type { BookRow } from '../repository/book';
import { countRules } from '../repository/rules';
import { followRules, type RulesFollowed } from '../pending/ask';

type Used = Pick<FundedAccount, 'glCode' | 'use'>;

/**
 * Applies the rules again to the lines of accounts that became or no longer are bank accounts, since rules of payees do not
 * apply to bank accounts. Mappings by hand stay. The caller has locked the book.
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
