import { recordActivity, type ActivityEvent } from '../../activity/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { PlanRow } from '../repository';

/** What happened to a plan. */
export function planEvent<D extends string | null>(
  { name, fiscalYear }: Pick<PlanRow, 'fiscalYear' | 'name'>,
  description: D,
) {
  return { type: 'plan' as const, entityName: `${name} (${fiscalYear})`, description };
}

/** ` in place of Steady`: the plan that had a mark before, which at most one plan of a year has. */
export function inPlaceOf(others: readonly Pick<PlanRow, 'name'>[]): string {
  return others.length === 0 ? '' : ` in place of ${others.map(({ name }) => name).join(', ')}`;
}

/** Records what happened to plans of a property, in the transaction of the change. */
export function recordPlan(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  { workspaceId, propertyId }: Pick<PlanRow, 'workspaceId' | 'propertyId'>,
  ...events: readonly ActivityEvent[]
): Promise<void> {
  return recordActivity(tx, { workspaceId, propertyId, actor, at: now }, ...events);
}
