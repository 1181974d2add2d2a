import type { GlReset } from '@roofline/schema/integration/connected-app';
import type { Tx } from '../../platform/database';
import type { LedgerPlace } from '../enter/entry';
import { followRules } from '../pending/ask';
import { holdBook } from '../repository/book';
import { forgetUses } from '../repository/of-source';
import { findSources, type SourceRow } from '../repository/sources';

/**
 * Resets the configuration of accounts and lines of some sources: uses, funds, rules that name an account, and mappings by hand.
 * Lines follow the remaining rules: at once, or in parts where they are many.
 */
export async function forgetConfiguration(
  tx: Tx,
  { workspaceId, propertyId }: LedgerPlace,
  isReset: (source: SourceRow) => boolean,
  now: Date,
): Promise<GlReset> {
  const place = { workspaceId, propertyId };
  await holdBook(tx, place);
  const sources = await findSources(tx, [propertyId]);
  const sourceIds = sources.filter(isReset).map(({ sourceId }) => sourceId);
  const { accounts, ruleCodes } = await forgetUses(tx, place, sourceIds);
  const { mapped, stillToMap } = await followRules(tx, place, now, { sourceIds });
  const turned = accounts.flatMap(({ glCode, wasBank, isBank }) => (wasBank === isBank ? [] : glCode));
  const glCodes = [...new Set([...turned, ...ruleCodes])].sort();
  // Lines of other sources keep their mappings by hand, and follow the remaining rules of these accounts.
  if (glCodes.length > 0 && sources.length > sourceIds.length)
    await followRules(tx, place, now, { payeeKeys: [], glCodes });
  return {
    accounts: accounts.length,
    transactions: mapped,
    rules: ruleCodes.length,
    stillToReset: stillToMap,
  };
}
