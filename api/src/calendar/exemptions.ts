import {
  DUTY_TITLES,
  type DutyExemption,
  type DutyExemptionInput,
} from '@roofline/schema/calendar/duty-exemption';
import { recordActivity } from '../activity/service';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { newId } from '../platform/ids';
import { conflict, notFound, ruleFailed } from '../platform/problem';
import { reachedProperties, requireProperty } from '../property/access';
import { dutiesThatMayApply } from './dates';
import {
  deleteExemption,
  findExemption,
  insertExemption,
  selectExemptions,
  type ExemptionRow,
} from './repository';

// Whether a duty binds a property is a judgment that people make, with a reason, and that they can withdraw.

/** The actor who makes or withdraws a statement, and the clock. */
interface Change {
  actor: Actor;
  clock: Clock;
}

function presentExemption({ workspaceId, statedAt, ...row }: ExemptionRow): DutyExemption {
  return { ...row, title: DUTY_TITLES[row.kind], statedAt: statedAt.toISOString() };
}

/** Returns the exemptions of one property, the latest first. */
export async function listExemptions(tx: Tx, actor: Actor, propertyId: string): Promise<DutyExemption[]> {
  const { property } = await requireProperty(tx, actor, propertyId, { need: 'viewReserveStudies' });
  return (await selectExemptions(tx, [property.propertyId])).map(presentExemption);
}

/** Returns the exemptions of many properties, in the order of the ids; null where the viewer may not see them. */
export async function listExemptionsOf(
  tx: Tx,
  actor: Actor,
  propertyIds: readonly string[],
): Promise<(DutyExemption[] | null)[]> {
  const reached = await reachedProperties(tx, actor, propertyIds);
  const seen = [...reached.values()].filter(({ actions }) => actions.viewReserveStudies);
  const lists = new Map(seen.map(({ property }) => [property.propertyId, [] as DutyExemption[]]));
  for (const row of await selectExemptions(tx, [...lists.keys()]))
    lists.get(row.propertyId)!.push(presentExemption(row));
  return propertyIds.map((id) => lists.get(id.toLowerCase()) ?? null);
}

/** Returns the property, locked, so that only one person at a time changes its exemptions. */
const requireStatable = (tx: Tx, actor: Actor, propertyId: string) =>
  requireProperty(tx, actor, propertyId, { need: 'editReserveStudies', lock: true });

function record(tx: Tx, { actor, clock }: Change, row: ExemptionRow, name: string, words: string) {
  const place = { workspaceId: row.workspaceId, propertyId: row.propertyId, actor, at: clock.now() };
  return recordActivity(tx, place, { type: 'reserve study', entityName: name, description: words });
}

/** States that a duty does not apply; 409 where that is stated already, 422 for a duty that never may apply. */
export async function stateExemption(
  tx: Tx,
  change: Change,
  of: string,
  { kind, reason }: DutyExemptionInput,
): Promise<DutyExemption> {
  const { actor, clock } = change;
  const { property } = await requireStatable(tx, actor, of);
  const { workspaceId, propertyId, name } = property;
  const title = DUTY_TITLES[kind];
  if ((await selectExemptions(tx, [propertyId])).some((row) => row.kind === kind))
    throw conflict(`It is stated already that this duty does not apply: ${title}.`, 'alreadyStated');
  if (!(await dutiesThatMayApply(tx, propertyId, clock.today())).has(kind))
    throw ruleFailed(
      `The calendar of the property has no day on which this duty may apply: ${title}.`,
      'kind',
      'notOpen',
    );
  const said = { kind, reason, statedAt: clock.now(), statedBy: actor.fullName };
  const row = { workspaceId, propertyId, dutyExemptionId: newId(), ...said };
  await insertExemption(tx, row);
  await record(tx, change, row, name, `Stated that a duty does not apply: ${title}. Reason: ${reason}`);
  return presentExemption(row);
}

/** Withdraws a statement, so that the duty may apply again. */
export async function withdrawExemption(tx: Tx, change: Change, dutyExemptionId: string): Promise<void> {
  const row = await findExemption(tx, dutyExemptionId);
  if (!row) throw notFound();
  const { property } = await requireStatable(tx, change.actor, row.propertyId);
  // Someone else may have withdrawn it during the wait for the property's lock.
  if (!(await findExemption(tx, dutyExemptionId))) throw notFound();
  await deleteExemption(tx, row);
  const words = `Took back that a duty does not apply: ${DUTY_TITLES[row.kind]}`;
  await record(tx, change, row, property.name, words);
}
