import { changesOf, changeWords, NO_VALUE, wordedFields } from '@roofline/schema/activity/changes';
import {
  scopeOfWorkInput,
  type ScopeOfWork,
  type ScopeOfWorkInput,
} from '@roofline/schema/project/scope-of-work';
import { limits } from '@roofline/schema/value/limits';
import { formatLimit, toCents, toDollars } from '@roofline/schema/value/money';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { requireProject, type ReachedProject } from '../reach';
import { holdItem, recordProject, type ProjectChange } from '../write/change';
import { assertRoom, lineageIn } from './rules';
import { linesOf, presentScope } from './present';
import { changeScope, deleteScope, findScope, insertScope, type ScopeRow } from './repository';
import { shortText } from './words';

/** The ids of a line, and the version that the caller saw. */
export interface ScopeAt {
  projectId: string;
  scopeOfWorkId: string;
  version: number;
}

const FIELDS = wordedFields<typeof scopeOfWorkInput, ScopeOfWork>(scopeOfWorkInput, {
  propertyComponentId: { words: ({ componentName }) => componentName ?? NO_VALUE },
});

/** Names a line: `the work “Take off the old membrane” for $12,000`. */
const called = ({ description, estimate }: ScopeRow) =>
  `the work “${shortText(description)}”${estimate === null ? '' : ` for ${formatLimit(toDollars(estimate))}`}`;

async function storedScope(tx: Tx, reached: ReachedProject, input: ScopeOfWorkInput) {
  const { propertyComponentId, quantity, estimate, ...values } = input;
  return {
    ...values,
    quantityThousandths: quantity === null ? null : Math.round(quantity * 1000),
    estimate: estimate === null ? null : toCents(estimate),
    lineageId: await lineageIn(tx, reached, propertyComponentId),
  };
}

export async function addScope(
  tx: Tx,
  change: ProjectChange,
  projectId: string,
  input: ScopeOfWorkInput,
): Promise<ScopeOfWork> {
  const reached = await requireProject(tx, change.actor, projectId, { need: 'edit', lock: true });
  const { workspaceId, propertyId } = reached.row;
  await assertRoom(tx, 'scope', reached.row, limits.scopesOfProject);
  const row = await insertScope(tx, {
    ...(await storedScope(tx, reached, input)),
    workspaceId,
    propertyId,
    projectId: reached.row.projectId,
    scopeOfWorkId: newId(),
    createdAt: change.deps.clock.now(),
  });
  await recordProject(tx, change, reached, `Added ${called(row)}`);
  return presentScope(row, await linesOf(tx, change.deps.clock.today(), [row]), reached.actions);
}

const requireScope = (tx: Tx, change: ProjectChange, at: ScopeAt) =>
  holdItem(tx, change, at, (project) => findScope(tx, project, at.scopeOfWorkId));

export async function updateScope(
  tx: Tx,
  change: ProjectChange,
  at: ScopeAt,
  input: ScopeOfWorkInput,
): Promise<ScopeOfWork> {
  const { reached, row } = await requireScope(tx, change, at);
  const saved = await changeScope(tx, row, await storedScope(tx, reached, input));
  const lines = await linesOf(tx, change.deps.clock.today(), [row, saved]);
  const { actions } = reached;
  const rows = { before: presentScope(row, lines, actions), after: presentScope(saved, lines, actions) };
  await recordProject(tx, change, reached, changeWords(`of ${called(row)}`, changesOf(FIELDS, rows)));
  return rows.after;
}

export async function removeScope(tx: Tx, change: ProjectChange, at: ScopeAt): Promise<void> {
  const { reached, row } = await requireScope(tx, change, at);
  await deleteScope(tx, row);
  await recordProject(tx, change, reached, `Removed ${called(row)}`);
}
