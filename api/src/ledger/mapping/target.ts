import { lineagesOf, linesOfLineages } from '../../component/service';
import type { Tx } from '../../platform/database';
import { notFound } from '../../platform/problem';
import type { PropertyAccess } from '../../property/access';
import { requireProject } from '../../project/service';
import type { LedgerChange } from '../change';

/** The target of a mapping, as in the request. */
interface TargetAsked {
  propertyComponentId: string | null;
  projectId: string | null;
  isUnexpected: boolean | null;
}

/** The target as it is stored, with a description. */
export interface Target {
  lineageId: string | null;
  projectId: string | null;
  isUnexpected: boolean | null;
  /** `to Flat roof and Roof of building A, as unexpected`; null for an empty target. */
  words: string | null;
}

/** Looks up component and project; 404 where one is not of the property. */
export async function targetOf(
  tx: Tx,
  { actor, deps }: LedgerChange,
  { property: { propertyId } }: PropertyAccess,
  asked: TargetAsked,
): Promise<Target> {
  const ids = asked.propertyComponentId === null ? [] : [asked.propertyComponentId];
  const lineages = await lineagesOf(tx, propertyId, ids);
  const project = asked.projectId === null ? null : (await requireProject(tx, actor, asked.projectId)).row;
  if (project && project.propertyId !== propertyId) throw notFound();
  const shown = await linesOfLineages(tx, [propertyId], lineages, deps.clock.today());
  const lineageId = lineages[0] ?? null;
  const names = [lineageId && shown.get(lineageId)?.name, project?.name].filter(Boolean);
  const parts = [
    names.length > 0 ? `to ${names.join(' and ')}` : null,
    asked.isUnexpected ? 'as unexpected' : null,
  ].filter(Boolean);
  return {
    lineageId,
    projectId: project?.projectId ?? null,
    isUnexpected: asked.isUnexpected,
    words: parts.length > 0 ? parts.join(', ') : null,
  };
}
