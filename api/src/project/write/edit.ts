import { changesOf, changeWords, NO_VALUE, wordedFields } from '@roofline/schema/activity/changes';
import {
  projectInput,
  type PhaseStatusInput,
  type Project,
  type ProjectInput,
} from '@roofline/schema/project/project';
import { toCents } from '@roofline/schema/value/money';
import type { Tx } from '../../platform/database';
import { conflict } from '../../platform/problem';
import { assertContract } from '../bidding/contract';
import { bringChecklist } from '../checklist/bring';
import { findCompletions } from '../completion/repository';
import { phaseIn, storedPhases } from '../phases';
import { presentDetails } from '../present';
import type { ProjectRow } from '../repository/projects';
import {
  assertOwner,
  holdProject,
  presentOne,
  recordProject,
  saved,
  type ProjectChange,
  type SeenProject,
} from './change';
import { assertRoom } from './create';
import { tellAssigned, tellFollowers } from './tell';

const FIELDS = wordedFields<typeof projectInput, Project>(projectInput, {
  name: { label: 'name' },
  ownerUserId: { words: ({ owner }) => owner?.fullName ?? NO_VALUE },
});

/** Changes the fields of a project; fields that are left out are emptied. */
export async function updateProject(
  tx: Tx,
  change: ProjectChange,
  at: SeenProject,
  { contractAmount, ...values }: ProjectInput,
): Promise<Project> {
  const reached = await holdProject(tx, change, at, { need: 'edit' });
  const { row } = reached;
  const ownerUserId = values.ownerUserId?.toLowerCase() ?? null;
  if (ownerUserId !== row.ownerUserId) await assertOwner(tx, row.propertyId, ownerUserId);
  const contract = contractAmount === null ? null : toCents(contractAmount);
  await assertContract(tx, row, { contractor: values.contractor, contractAmount: contract });
  const next = await saved(tx, reached, { ...values, ownerUserId, contractAmount: contract });
  const after = await presentOne(tx, change, next);
  const before = { ...after, ...(await presentDetails(tx, reached)) };
  const words = changeWords(`of ${row.name}`, changesOf(FIELDS, { before, after }));
  await recordProject(tx, change, next, words);
  const userIds = ownerUserId && ownerUserId !== row.ownerUserId ? [ownerUserId] : [];
  await tellAssigned(tx, change, next.row, { kind: 'assigned', userIds });
  return after;
}

/** Moves a project into another phase. */
export async function moveProject(
  tx: Tx,
  change: ProjectChange,
  at: SeenProject,
  { projectTemplatePhaseId }: PhaseStatusInput,
): Promise<Project> {
  const reached = await holdProject(tx, change, at, { need: 'edit' });
  const { row, access } = reached;
  const phases = await storedPhases(tx, access.property);
  const to = phaseIn(phases, projectTemplatePhaseId, 'projectTemplatePhaseId');
  if (to.projectTemplatePhaseId === row.projectTemplatePhaseId) return presentOne(tx, change, reached);
  const next = await saved(tx, reached, {
    projectTemplatePhaseId: to.projectTemplatePhaseId,
    phaseSince: change.deps.clock.now(),
  });
  await bringChecklist(tx, next.row, to, next.row.phaseSince);
  const from = phaseIn(phases, row.projectTemplatePhaseId, 'projectTemplatePhaseId');
  await recordProject(tx, change, next, `Moved ${row.name} from ${from.name} to ${to.name}`);
  await tellFollowers(tx, change, next.row, { kind: 'moved', detail: to.name });
  return presentOne(tx, change, next);
}

/** Refuses to delete a project whose completion updated components: plans count them, so it must be reopened first. */
async function assertNothingCounts(tx: Tx, { projectId, name }: ProjectRow): Promise<void> {
  if ((await findCompletions(tx, [projectId])).length === 0) return;
  throw conflict(
    `${name} is completed and has updated components. Reopen it first, to put their earlier values back or to leave them as they are.`,
    'completed',
  );
}

/** Deletes a project; it can be restored. */
export async function deleteProject(tx: Tx, change: ProjectChange, at: SeenProject): Promise<void> {
  const reached = await holdProject(tx, change, at, { need: 'delete' });
  await assertNothingCounts(tx, reached.row);
  const { actor, deps } = change;
  const next = await saved(tx, reached, { deletedAt: deps.clock.now(), deletedBy: actor.userId });
  await recordProject(tx, change, next, `Deleted the project ${next.row.name}`);
}

/** Restores a deleted project; does nothing where it is not deleted. */
export async function restoreProject(tx: Tx, change: ProjectChange, at: SeenProject): Promise<Project> {
  const reached = await holdProject(tx, change, at, { need: 'delete', isDeleted: 'either' });
  if (reached.row.deletedAt === null) return presentOne(tx, change, reached);
  await assertRoom(tx, reached.access);
  const next = await saved(tx, reached, { deletedAt: null, deletedBy: null });
  await recordProject(tx, change, next, `Restored the project ${next.row.name}`);
  return presentOne(tx, change, next);
}
