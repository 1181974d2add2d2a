import { createHash } from 'node:crypto';
import type { PhasesOfProperty } from '@roofline/schema/project/batches';
import { DEFAULT_CHECKLISTS, DEFAULT_PHASES, type ProjectPhases } from '@roofline/schema/project/phases';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { ruleFailed } from '../platform/problem';
import { reachedProperties, requireProperty, type PropertyAccess } from '../property/access';
import { seesAllProjects } from './policy';
import { countInPhases, findPhases, insertPhases, type PhasePlace, type PhaseRow } from './repository/phases';

/**
 * Returns the id of a default phase: a UUIDv8 computed from the property and the phase's place. So a read can show the
 * phase before it is stored, and every write stores the same id.
 */
function defaultPhaseId(propertyId: string, index: number): string {
  const bytes = createHash('sha256')
    .update(`project phase ${index} of ${propertyId}`)
    .digest()
    .subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const defaultPhases = ({ workspaceId, propertyId }: PhasePlace): PhaseRow[] =>
  DEFAULT_PHASES.map((name, index) => ({
    workspaceId,
    propertyId,
    projectTemplatePhaseId: defaultPhaseId(propertyId, index),
    name,
    sortOrder: index + 1,
    checklist: [...DEFAULT_CHECKLISTS[name]],
    version: 0,
  }));

/** Returns the stored phases of a property, after storing the default ones if needed. The caller has locked the property. */
export async function storedPhases(tx: Tx, place: PhasePlace): Promise<PhaseRow[]> {
  const stored = await findPhases(tx, [place.propertyId]);
  if (stored.length > 0) return stored;
  const rows = defaultPhases(place);
  await insertPhases(tx, rows);
  return rows;
}

/** Returns the phase with this id; throws 422 at the field where the property no longer has it. */
export function phaseIn(phases: readonly PhaseRow[], phaseId: string, field: string): PhaseRow {
  const found = phases.find(({ projectTemplatePhaseId }) => projectTemplatePhaseId === phaseId.toLowerCase());
  if (!found) throw ruleFailed('This phase no longer exists: choose one from the list', field);
  return found;
}

/** Returns the phases of properties, each with the number of projects that the viewer sees. Two statements. */
async function shownPhases(
  tx: Tx,
  actor: Actor,
  access: ReadonlyMap<string, PropertyAccess>,
): Promise<Map<string, PhasesOfProperty>> {
  const rows = await findPhases(tx, [...access.keys()]);
  const own = [...access].flatMap(([id, { actions }]) => (seesAllProjects(actions) ? [] : [id]));
  const counts = await countInPhases(tx, [...access.keys()], { own, userId: actor.userId });
  return new Map(
    [...access].map(([propertyId, { property }]) => {
      const stored = rows.filter((row) => row.propertyId === propertyId);
      const phases = stored.length > 0 ? stored : defaultPhases(property);
      const shown = phases.map(({ projectTemplatePhaseId, name, sortOrder, checklist }) => ({
        projectTemplatePhaseId,
        name,
        sortOrder,
        projectCount: counts.get(projectTemplatePhaseId) ?? 0,
        checklist,
      }));
      return [propertyId, { propertyId, phases: shown, version: phases[0]!.version }];
    }),
  );
}

/** Returns the phases of one property. */
export async function readPhases(tx: Tx, actor: Actor, propertyId: string): Promise<ProjectPhases> {
  const access = await requireProperty(tx, actor, propertyId);
  const { propertyId: id } = access.property;
  const { phases, version } = (await shownPhases(tx, actor, new Map([[id, access]]))).get(id)!;
  return { phases, version };
}

/** Returns the phases of many properties in the order of the ids; null where the viewer does not reach the property. */
export async function phasesOfProperties(
  tx: Tx,
  actor: Actor,
  propertyIds: readonly string[],
): Promise<(PhasesOfProperty | null)[]> {
  const shown = await shownPhases(tx, actor, await reachedProperties(tx, actor, propertyIds));
  return propertyIds.map((id) => shown.get(id.toLowerCase()) ?? null);
}
