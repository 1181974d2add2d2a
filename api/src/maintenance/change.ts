import type { MaintenanceTask, MaintenanceTaskInput } from '@roofline/schema/maintenance/maintenance';
import { dayText } from '@roofline/schema/value/day';
import { limits } from '@roofline/schema/value/limits';
import { toCents } from '@roofline/schema/value/money';
import { recordActivity } from '../activity/service';
import { lineagePlaces } from '../component/service';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import type { Guard } from '../platform/idempotency';
import { newId } from '../platform/ids';
import { conflict, notFound, ruleFailed } from '../platform/problem';
import { requireProperty, type PropertyAccess } from '../property/access';
import { presentTask } from './present';
import { changeTask, countTasks, deleteTask, insertTask, requireTaskOf, type TaskRow } from './repository';
import { called, describeChange, type TaskChange } from './words';

/** The actor and the component of a change. */
export interface MaintenanceChange {
  actor: Actor;
  propertyComponentId: string;
  clock: Clock;
}

interface Held {
  access: PropertyAccess;
  lineageId: string;
}

/** Returns the component's property, by default locked so that its rows do not move or disappear in the meantime. */
async function requireComponent(
  tx: Tx,
  { actor, propertyComponentId }: MaintenanceChange,
  { lock }: { lock: boolean },
): Promise<Held> {
  const place = (await lineagePlaces(tx, [propertyComponentId])).get(propertyComponentId.toLowerCase());
  if (!place) throw notFound();
  const access = await requireProperty(tx, actor, place.propertyId, { need: 'editComponents', lock });
  if (!access.property.hasPreventativeMaintenance)
    throw conflict(
      'This portfolio does not use preventative maintenance. Ask Roofline to turn it on.',
      'maintenanceOff',
    );
  return { access, lineageId: place.lineageId };
}

/** Returns the guard for `once`: the actor's current right to change the maintenance of a component. */
export function maintenanceGuard(change: MaintenanceChange): Guard {
  return async (tx) => (await requireComponent(tx, change, { lock: false })).access.property;
}

const stored = ({ estimatedCost, ...input }: MaintenanceTaskInput) => ({
  ...input,
  estimatedCost: estimatedCost === null ? null : toCents(estimatedCost),
});

function assertDone(doneOn: string | null, clock: Clock): void {
  if (doneOn !== null && doneOn > clock.today())
    throw ruleFailed('Done On should not be after today', 'doneOn');
}

function record(
  tx: Tx,
  { actor, clock, propertyComponentId }: MaintenanceChange,
  { access: { property } }: Held,
  changes: readonly TaskChange[],
): Promise<void> {
  const { workspaceId, propertyId, name: entityName } = property;
  const place = { workspaceId, propertyId, actor, at: clock.now() };
  return recordActivity(tx, place, ...changes.map((one) => ({ ...one, entityName, propertyComponentId })));
}

export async function addTask(
  tx: Tx,
  change: MaintenanceChange,
  input: MaintenanceTaskInput,
): Promise<MaintenanceTask> {
  const held = await requireComponent(tx, change, { lock: true });
  assertDone(input.doneOn, change.clock);
  const { workspaceId, propertyId } = held.access.property;
  const component = { workspaceId, propertyId, lineageId: held.lineageId };
  if ((await countTasks(tx, component)) >= limits.maintenanceTasksOfComponent)
    throw conflict(
      `A component can have at most ${limits.maintenanceTasksOfComponent} maintenance tasks. Remove one first.`,
      'tooMany',
    );
  const key = { ...component, maintenanceTaskId: newId(), createdAt: change.clock.now() };
  const row = await insertTask(tx, { ...stored(input), ...key });
  await record(tx, change, held, [{ type: 'component', description: `Added ${called(row.name)}` }]);
  return presentTask(row, held.access.actions, change.clock.today());
}

interface At {
  maintenanceTaskId: string;
  version: number;
}

/** Returns the task of this component, or 404, even if it is one of another component that the actor may see. */
async function requireTask(tx: Tx, change: MaintenanceChange, { maintenanceTaskId }: At) {
  const held = await requireComponent(tx, change, { lock: true });
  const { workspaceId, propertyId } = held.access.property;
  const place = { workspaceId, propertyId, lineageId: held.lineageId, maintenanceTaskId };
  const row = await requireTaskOf(tx, place);
  return { held, row };
}

/** Saves a change of a task, and returns the task before and after it. */
async function save(
  tx: Tx,
  change: MaintenanceChange,
  { held, row, version }: { held: Held; row: TaskRow; version: number },
  values: Partial<TaskRow>,
): Promise<{ before: MaintenanceTask; after: MaintenanceTask }> {
  const saved = await changeTask(tx, row, version, values);
  const { actions } = held.access;
  const today = change.clock.today();
  return { before: presentTask(row, actions, today), after: presentTask(saved, actions, today) };
}

export async function updateTask(
  tx: Tx,
  change: MaintenanceChange,
  at: At,
  input: MaintenanceTaskInput,
): Promise<MaintenanceTask> {
  const { held, row } = await requireTask(tx, change, at);
  assertDone(input.doneOn, change.clock);
  const { before, after } = await save(tx, change, { held, row, version: at.version }, stored(input));
  await record(tx, change, held, describeChange(before, after));
  return after;
}

/** Records that a task was done: it is due again after its interval. */
export async function finishTask(
  tx: Tx,
  change: MaintenanceChange,
  at: At,
  doneOn: string,
): Promise<MaintenanceTask> {
  const { held, row } = await requireTask(tx, change, at);
  assertDone(doneOn, change.clock);
  const { after } = await save(tx, change, { held, row, version: at.version }, { doneOn });
  const description = `Did ${called(row.name)} on ${dayText(doneOn)}`;
  await record(tx, change, held, [{ type: 'component', description }]);
  return after;
}

export async function removeTask(tx: Tx, change: MaintenanceChange, at: At): Promise<void> {
  const { held, row } = await requireTask(tx, change, at);
  await deleteTask(tx, row, at.version);
  await record(tx, change, held, [{ type: 'component', description: `Removed ${called(row.name)}` }]);
}
