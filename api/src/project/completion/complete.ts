import type { CompleteProjectInput, ReopenProjectInput } from '@roofline/schema/project/completion';
import type { Project } from '@roofline/schema/project/project';
import { dayText } from '@roofline/schema/value/day';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { conflict } from '../../platform/problem';
import type { ProjectRow } from '../repository/projects';
import {
  holdProject,
  presentOne,
  recordProject,
  saved,
  type ProjectChange,
  type SeenProject,
} from '../write/change';
import { tellFollowers } from '../write/tell';
import { assertNotFuture } from './proposal';
import { replaceOf } from './replace';
import { deleteCompletions, findCompletions, insertCompletions, type CompletionRow } from './repository';
import { restoreComponents } from './restore';
import { completionYears } from './years';

/** A change that completes or reopens a project: it also computes plans again. */
export interface CompletionChange extends ProjectChange {
  deps: Pick<Deps, 'clock' | 'plans'>;
}

const count = (rows: readonly CompletionRow[]) => {
  const { size } = new Set(rows.map(({ lineageId }) => lineageId));
  return size === 1 ? '1 component' : `${size} components`;
};

/** Refuses to update components a second time: reopening the project first puts their earlier values back. */
function assertOnce(
  row: ProjectRow,
  stored: readonly CompletionRow[],
  { completedOn, components }: CompleteProjectInput,
): void {
  if (!row.isCompleted || (components.length === 0 && stored.length === 0)) return;
  if (components.length === 0 && completedOn === row.completedOn) return;
  throw conflict(
    'The project is already completed. Reopen it first: that puts the earlier values of its components back.',
    'alreadyCompleted',
  );
}

/** Marks a project as completed on a day, and updates the cost and the lives of the components in the input. */
export async function completeProject(
  tx: Tx,
  change: CompletionChange,
  at: SeenProject,
  input: CompleteProjectInput,
): Promise<Project> {
  const { actor, deps } = change;
  const { completedOn, components } = input;
  const reached = await holdProject(tx, change, at, { need: 'edit' });
  const { row } = reached;
  const today = deps.clock.today();
  assertNotFuture(completedOn, deps.clock);
  assertOnce(row, await findCompletions(tx, [row.projectId]), input);
  const years = await completionYears(tx, row.propertyId, { completedOn, today });
  const done = await replaceOf(tx, { actor, deps, row, years }, components);
  await insertCompletions(tx, done);
  const next = await saved(tx, reached, { isCompleted: true, completedOn });
  const updated = done.length > 0 ? ` and updated ${count(done)}` : '';
  await recordProject(tx, change, next, `Completed ${next.row.name} on ${dayText(completedOn)}${updated}`);
  await tellFollowers(tx, change, next.row, { kind: 'completed', day: completedOn });
  return presentOne(tx, change, next);
}

const reopenedWords = (done: readonly CompletionRow[], keepComponents: boolean) => {
  if (done.length === 0) return '';
  return keepComponents ? ` and left ${count(done)} as updated` : ` and restored ${count(done)}`;
};

/**
 * Opens a completed project again and restores its components; does nothing where it is open. Where someone changed a
 * component since, it throws 409 and changes nothing, unless the caller asks to leave the components as they are.
 */
export async function reopenProject(
  tx: Tx,
  change: CompletionChange,
  at: SeenProject,
  { keepComponents }: ReopenProjectInput,
): Promise<Project> {
  const reached = await holdProject(tx, change, at, { need: 'edit' });
  const { row } = reached;
  if (!row.isCompleted) return presentOne(tx, change, reached);
  const done = await findCompletions(tx, [row.projectId]);
  if (keepComponents) await change.deps.plans.keepMovesEnded(tx, row);
  else await restoreComponents(tx, { ...change, row }, done);
  await deleteCompletions(tx, row);
  const next = await saved(tx, reached, { isCompleted: false, completedOn: null });
  await recordProject(tx, change, next, `Reopened ${next.row.name}${reopenedWords(done, keepComponents)}`);
  await tellFollowers(tx, change, next.row, { kind: 'reopened' });
  return presentOne(tx, change, next);
}
