import { limits } from '@roofline/schema/value/limits';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import type { PhaseRow } from '../repository/phases';
import type { ProjectRow } from '../repository/projects';
import { countItems, insertItems, knownInPhase } from './repository';

/**
 * Copies the phase's checklist to a project that enters the phase, without items that the project ever had there: one
 * that was removed or reworded does not come back. A full checklist takes only as many as it has room for. The caller
 * has locked the project.
 */
export async function bringChecklist(
  tx: Tx,
  { workspaceId, propertyId, projectId }: Pick<ProjectRow, 'workspaceId' | 'propertyId' | 'projectId'>,
  { projectTemplatePhaseId, checklist }: Pick<PhaseRow, 'projectTemplatePhaseId' | 'checklist'>,
  now: Date,
): Promise<void> {
  if (checklist.length === 0) return;
  const place = { workspaceId, projectId };
  const { texts, last } = await knownInPhase(tx, place, projectTemplatePhaseId);
  const fresh = [...new Set(checklist)].filter((text) => !texts.has(text));
  if (fresh.length === 0) return;
  const room = Math.max(0, limits.checklistOfProject - (await countItems(tx, place)));
  await insertItems(
    tx,
    fresh.slice(0, room).map((text, index) => ({
      ...place,
      propertyId,
      checklistItemId: newId(),
      projectTemplatePhaseId,
      text,
      broughtAs: text,
      sortOrder: last + index + 1,
      createdAt: now,
    })),
  );
}
