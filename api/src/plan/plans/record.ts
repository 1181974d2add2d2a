import { recordActivity } from '../../activity/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { PlanRow } from '../repository';

/** Leaves an activity item about a plan, in the transaction of the change. */
export function recordPlan(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  row: Pick<PlanRow, 'workspaceId' | 'propertyId' | 'fiscalYear' | 'name'>,
  what: string,
): Promise<void> {
  return recordActivity(tx, {
    workspaceId: row.workspaceId,
    propertyId: row.propertyId,
    actor,
    entityName: `${row.name} (${row.fiscalYear})`,
    description: what,
    type: 'plan',
    at: now,
  });
}
