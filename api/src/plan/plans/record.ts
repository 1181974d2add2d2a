import { recordActivity, type ActivityEvent } from '../../activity/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { PlanRow } from '../repository';

/** Returns an activity about a plan. */
export function planEvent<D extends string | null>(
  { name, fiscalYear }: Pick<PlanRow, 'fiscalYear' | 'name'>,
  description: D,
) {
  return { type: 'plan' as const, entityName: `${name} (${fiscalYear})`, description };
}

/** Names the plan that had a mark before: ` in place of Steady`; an empty text where none had. */
export function inPlaceOf(others: readonly Pick<PlanRow, 'name'>[]): string {
  return others.length === 0 ? '' : ` in place of ${others.map(({ name }) => name).join(', ')}`;
}

/** Records activity about plans of a property, in the transaction of the change. */
export function recordPlan(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  { workspaceId, propertyId }: Pick<PlanRow, 'workspaceId' | 'propertyId'>,
  ...events: readonly ActivityEvent[]
): Promise<void> {
  return recordActivity(tx, { workspaceId, propertyId, actor, at: now }, ...events);
}
