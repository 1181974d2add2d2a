import type {
  AddChecklistItemInput,
  ChecklistItem,
  ChecklistItemInput,
} from '@roofline/schema/project/checklist';
import { limits } from '@roofline/schema/value/limits';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { ruleFailed } from '../../platform/problem';
import { phaseIn, storedPhases } from '../phases';
import { requireProject, type ReachedProject } from '../reach';
import { tooMany } from '../work/rules';
import { shortText } from '../work/words';
import { holdItem, recordProject, type ProjectChange } from '../write/change';
import {
  changeItem,
  countItems,
  deleteItem,
  findItem,
  insertItems,
  lastPlace,
  type ItemRow,
} from './repository';

/** The ids of an item, and the version that the caller saw. */
export interface ItemAt {
  projectId: string;
  checklistItemId: string;
  version: number;
}

export const presentItem = (row: ItemRow): ChecklistItem => ({
  checklistItemId: row.checklistItemId,
  projectId: row.projectId,
  projectTemplatePhaseId: row.projectTemplatePhaseId,
  text: row.text,
  isDone: row.isDone,
  doneByName: row.doneByName,
  doneAt: row.doneAt?.toISOString() ?? null,
  version: row.version,
});

/** Refuses to change the checklist of a completed project. */
function assertOpen({ row }: ReachedProject): void {
  if (row.isCompleted) throw ruleFailed('The project is completed: reopen it to change its checklist');
}

export async function addItem(
  tx: Tx,
  change: ProjectChange,
  projectId: string,
  { projectTemplatePhaseId, text }: AddChecklistItemInput,
): Promise<ChecklistItem> {
  const reached = await requireProject(tx, change.actor, projectId, { need: 'edit', lock: true });
  assertOpen(reached);
  const { workspaceId, propertyId } = reached.row;
  const place = { workspaceId, projectId: reached.row.projectId };
  const phases = await storedPhases(tx, reached.access.property);
  const phase = phaseIn(phases, projectTemplatePhaseId, 'projectTemplatePhaseId');
  const max = limits.checklistOfProject;
  if ((await countItems(tx, place)) >= max) throw tooMany(max, 'items on its checklist');
  const [row] = await insertItems(tx, [
    {
      ...place,
      propertyId,
      checklistItemId: newId(),
      projectTemplatePhaseId: phase.projectTemplatePhaseId,
      text,
      sortOrder: (await lastPlace(tx, place, phase.projectTemplatePhaseId)) + 1,
      createdAt: change.deps.clock.now(),
    },
  ]);
  await recordProject(tx, change, reached, `Added “${shortText(text)}” to the checklist of ${phase.name}`);
  return presentItem(row!);
}

/** Returns the item of an open project, which it locks; refuses it for a completed project. */
async function requireItem(tx: Tx, change: ProjectChange, at: ItemAt) {
  const item = await holdItem(tx, change, at, (project) => findItem(tx, project, at.checklistItemId));
  assertOpen(item.reached);
  return item;
}

/** Describes the change of an item in words; null where nothing changed. */
function changeOf(before: ItemRow, after: ItemRow): string | null {
  const [old, now] = [`“${shortText(before.text)}”`, `“${shortText(after.text)}”`];
  const reworded = before.text === after.text ? '' : `, which was ${old}`;
  if (before.isDone !== after.isDone)
    return `${after.isDone ? 'Checked off' : 'Unchecked'} ${now}${reworded} on the checklist`;
  return reworded === '' ? null : `Changed ${old} on the checklist to ${now}`;
}

/** Changes the text of an item, and whether it is done, with the name and the time. */
export async function updateItem(
  tx: Tx,
  change: ProjectChange,
  at: ItemAt,
  { text, isDone }: ChecklistItemInput,
): Promise<ChecklistItem> {
  const { reached, row } = await requireItem(tx, change, at);
  const { actor, deps } = change;
  const done = isDone
    ? { doneByName: actor.fullName, doneAt: deps.clock.now() }
    : { doneByName: null, doneAt: null };
  const saved = await changeItem(tx, row, { text, isDone, ...(isDone === row.isDone ? {} : done) });
  await recordProject(tx, change, reached, changeOf(row, saved));
  return presentItem(saved);
}

/** Removes an item; one that came from the phase does not come again. */
export async function removeItem(tx: Tx, change: ProjectChange, at: ItemAt): Promise<void> {
  const { reached, row } = await requireItem(tx, change, at);
  if (row.broughtAs === null) await deleteItem(tx, row);
  else await changeItem(tx, row, { removedAt: change.deps.clock.now() });
  await recordProject(tx, change, reached, `Removed “${shortText(row.text)}” from the checklist`);
}
