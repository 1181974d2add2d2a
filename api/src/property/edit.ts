import { propertyUpdateInput, type Property } from '@roofline/schema/property/property';
import { recordActivity } from '../activity/service';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { parseInput } from '../platform/problem';
import { assertVersion } from '../platform/versions';
import { requireProperty } from './access';
import { describeDetails, storedDetails } from './details';
import { keepRoleBoundFields } from './policy';
import { changeProperty } from './repository';
import { presentProperty } from './service';

/** The property to change, the version that the change starts from, and the actor. */
export interface PropertyChange {
  actor: Actor;
  propertyId: string;
  version: number;
}

/** Saves the details. A switch that the role may not set keeps its stored value. */
export async function updateProperty(
  tx: Tx,
  clock: Clock,
  change: PropertyChange,
  body: unknown,
): Promise<Property> {
  const { actor, propertyId } = change;
  const { property, actions } = await requireProperty(tx, actor, propertyId, { need: 'edit', lock: true });
  const input = parseInput(propertyUpdateInput(Number(clock.today().slice(0, 4))), body);
  assertVersion(property.version, change.version);
  // The body's default for a switch that was not sent must not turn a stored one off.
  const wasSent = typeof body === 'object' && body !== null && 'isTest' in body;
  const asked = { ...input, isTest: wasSent ? input.isTest : property.isTest };
  const after = { ...storedDetails(input), ...keepRoleBoundFields(actions, property, asked) };
  await changeProperty(tx, property, { ...after, updatedAt: clock.now() });
  const description = describeDetails(property, after);
  await record(tx, clock, actor, { ...property, name: input.name }, description);
  return presentProperty(await requireProperty(tx, actor, propertyId));
}

/** Archives the property: it leaves every list, and nothing of it is deleted. */
export async function archiveProperty(tx: Tx, clock: Clock, change: PropertyChange): Promise<void> {
  const { actor, propertyId } = change;
  const { property } = await requireProperty(tx, actor, propertyId, { need: 'archive', lock: true });
  assertVersion(property.version, change.version);
  if (!property.isActive) return;
  await changeProperty(tx, property, { isActive: false, updatedAt: clock.now() });
  await record(tx, clock, actor, property, 'Archived the property');
}

async function record(
  tx: Tx,
  clock: Clock,
  actor: Actor,
  { workspaceId, propertyId, name }: { workspaceId: string; propertyId: string; name: string },
  description: string | null,
): Promise<void> {
  const place = { workspaceId, propertyId, actor, at: clock.now() };
  await recordActivity(tx, place, { type: 'property', entityName: name, description });
}
