import type { LedgerWork, LedgerWorkOfProperty } from '@roofline/schema/ledger/work';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { reachedProperties, requireProperty } from '../../property/access';
import { findAccounts } from '../repository/accounts';
import { findWork } from './repository';

/** Returns the running work in ledgers, by property, in two statements however many there are. */
async function workOf(tx: Tx, propertyIds: readonly string[]): Promise<Map<string, LedgerWork[]>> {
  const rows = await findWork(tx, propertyIds);
  const turning = [...new Set(rows.flatMap(({ glCode, propertyId }) => (glCode === null ? [] : propertyId)))];
  const names = new Map(
    (await findAccounts(tx, turning)).map((row) => [`${row.propertyId} ${row.glCode}`, row.glName]),
  );
  return new Map(
    propertyIds.map((id) => [
      id,
      rows
        .filter(({ propertyId }) => propertyId === id)
        .map(({ workId, kind, glCode, lineCount, doneCount }) => {
          const glName = names.get(`${id} ${glCode}`) ?? null;
          return { workId, kind, glCode, glName, lineCount, doneCount };
        }),
    ]),
  );
}

/** Returns the long changes of a property's ledger that are running. */
export async function listWork(tx: Tx, actor: Actor, propertyId: string): Promise<LedgerWork[]> {
  const { property } = await requireProperty(tx, actor, propertyId, { need: 'viewLedger' });
  return (await workOf(tx, [property.propertyId])).get(property.propertyId)!;
}

/** Returns them for many properties in the order of the ids; null where the viewer may not see the ledger. */
export async function listWorkOf(
  tx: Tx,
  actor: Actor,
  propertyIds: readonly string[],
): Promise<(LedgerWorkOfProperty | null)[]> {
  const reached = await reachedProperties(tx, actor, propertyIds);
  const seen = [...reached].filter(([, { actions }]) => actions.viewLedger).map(([id]) => id);
  const found = await workOf(tx, seen);
  return propertyIds.map((asked) => {
    const propertyId = asked.toLowerCase();
    const work = found.get(propertyId);
    return work ? { propertyId, work } : null;
  });
}
