import { changeWords, NO_VALUE, type Change } from '@roofline/schema/activity/changes';
import { phaseInUse, type ProjectPhases, type ProjectPhasesInput } from '@roofline/schema/project/phases';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { notFound, Problem, ruleFailed } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import { requireProperty } from '../../property/access';
import { readPhases, storedPhases } from '../phases';
import { countInPhases, deletePhases, savePhases, type PhaseRow } from '../repository/phases';
import { record, type ProjectChange } from './change';

const byId = (rows: readonly PhaseRow[]) => new Map(rows.map((row) => [row.projectTemplatePhaseId, row]));

type Asked = ProjectPhasesInput['phases'][number];

/** Returns the phases of the request in order; 404 where one of them is not of the property. */
function phasesAsked(stored: readonly PhaseRow[], asked: readonly Asked[]): PhaseRow[] {
  const { workspaceId, propertyId, version } = stored[0]!;
  const known = byId(stored);
  const seen = new Set<string>();
  const rows = asked.map(({ projectTemplatePhaseId: id, name, sortOrder, checklist: asks }, index) => {
    const projectTemplatePhaseId = id?.toLowerCase() ?? newId();
    const before = known.get(projectTemplatePhaseId);
    if (id && !before) throw notFound();
    if (seen.has(projectTemplatePhaseId))
      throw ruleFailed('A phase can be in the list only once', `phases.${index}.projectTemplatePhaseId`);
    seen.add(projectTemplatePhaseId);
    const checklist = asks ?? before?.checklist ?? [];
    return {
      workspaceId,
      propertyId,
      projectTemplatePhaseId,
      name,
      sortOrder,
      checklist,
      version: version + 1,
    };
  });
  return rows
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map((row, index) => ({ ...row, sortOrder: index + 1 }));
}

/** Refuses to delete phases that still have projects. */
async function assertUnused(
  tx: Tx,
  { actor }: ProjectChange,
  propertyId: string,
  gone: readonly string[],
): Promise<void> {
  const counts = await countInPhases(tx, [propertyId], { own: [], userId: actor.userId });
  const used = gone.flatMap((id) => counts.get(id) ?? []);
  if (used.length === 0) return;
  throw new Problem(
    409,
    used.map((count) => ({ code: 'phaseInUse', detail: phaseInUse(count) })),
  );
}

const namesOf = (rows: readonly PhaseRow[]) => rows.map(({ name }) => name).join(', ');
const itemsOf = ({ checklist }: Pick<PhaseRow, 'checklist'>) => checklist.join(', ') || NO_VALUE;

/** Returns the changes of the list of phases, and of the checklist of each phase. */
function changesOfPhases(stored: readonly PhaseRow[], rows: readonly PhaseRow[]): Change[] {
  const known = byId(stored);
  const list = { label: 'project phases', before: namesOf(stored), after: namesOf(rows) };
  const checklists = rows.map((row) => ({
    label: `checklist of ${row.name}`,
    before: itemsOf(known.get(row.projectTemplatePhaseId) ?? { checklist: [] }),
    after: itemsOf(row),
  }));
  return [list, ...checklists].filter(({ before, after }) => before !== after);
}

/** Saves the phases of a property: the whole list. A phase that is left out is deleted. */
export async function savePhasesOf(
  tx: Tx,
  change: ProjectChange,
  propertyId: string,
  { phases, version }: ProjectPhasesInput,
): Promise<ProjectPhases> {
  const access = await requireProperty(tx, change.actor, propertyId, { need: 'editProjects', lock: true });
  const { property } = access;
  const stored = await storedPhases(tx, property);
  assertVersion(stored[0]!.version, version ?? stored[0]!.version);
  const rows = phasesAsked(stored, phases);
  const kept = new Set(rows.map(({ projectTemplatePhaseId }) => projectTemplatePhaseId));
  const gone = stored
    .map(({ projectTemplatePhaseId }) => projectTemplatePhaseId)
    .filter((id) => !kept.has(id));
  await assertUnused(tx, change, property.propertyId, gone);
  await savePhases(tx, rows);
  await deletePhases(tx, property, gone, rows[0]!.projectTemplatePhaseId);
  const description = changeWords(`of ${property.name}`, changesOfPhases(stored, rows));
  await record(tx, change, access, { entityName: property.name, description });
  return readPhases(tx, change.actor, property.propertyId);
}
