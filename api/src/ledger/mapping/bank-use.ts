import type { Tx } from '../../platform/database';
import type { FundedAccount } from '../repository/accounts';
import type { BookRow } from '../repository/book';
import { applyRules } from '../repository/rules';

type Used = Pick<FundedAccount, 'glCode' | 'use'>;

/**
 * Maps the lines of accounts that became bank accounts, or are none any more, by the rules again: a rule of a payee does not
 * reach a bank account. What people mapped stays. Answers how many lines changed. The caller holds the book.
 */
export async function followBankUse(
  tx: Tx,
  place: Pick<BookRow, 'workspaceId' | 'propertyId'>,
  changes: readonly { before: Pick<Used, 'use'>; after: Used }[],
): Promise<number> {
  const glCodes = changes
    .filter(({ before, after }) => (before.use === 'bank') !== (after.use === 'bank'))
    .map(({ after }) => after.glCode);
  return glCodes.length === 0 ? 0 : applyRules(tx, place, { payeeKeys: [], glCodes });
}
