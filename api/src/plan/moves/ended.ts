import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { CompletedLine, CompletedYear, RestoredLine } from '../../platform/plan-hooks';
import { planEvent, recordPlan } from '../plans/record';
import { selectPlans, selectPlansOfProperty, updatePlan, type PlanRow } from '../repository';
import { standingSettings, type EndedMove } from './standing';

// A plan can move the next work of a component to another year. When a project completes that work, the move ends; it comes
// back when the project is reopened.

const words = (moves: readonly EndedMove[], lines: readonly CompletedLine[]) =>
  moves
    .map(({ propertyComponentId, year }) => {
      const line = lines.find((one) => one.propertyComponentId === propertyComponentId);
      return `${line?.name ?? 'a component'} to ${year}`;
    })
    .join(', ');

interface Doing {
  actor: Actor;
  now: Date;
}

/** Ends the moves of lines that a project just completed, in every plan of the year. The caller has locked the property. */
export async function endMoves(
  tx: Tx,
  by: Doing,
  year: CompletedYear,
  lines: readonly CompletedLine[],
): Promise<void> {
  const done = new Set(lines.map(({ propertyComponentId }) => propertyComponentId));
  for (const row of await selectPlans(tx, year)) {
    const { moves } = standingSettings(row);
    const ended = moves
      .filter(({ propertyComponentId }) => done.has(propertyComponentId))
      .map((move) => ({ ...move, projectId: year.projectId }));
    if (ended.length === 0) continue;
    const next = { ...row, endedMoves: [...row.endedMoves, ...ended] };
    // The settings that a board adopted stay unchanged.
    const settings = row.isAdopted ? row.settings : standingSettings(next);
    await updatePlan(tx, row, { endedMoves: next.endedMoves, settings });
    const description = `No longer moves ${words(ended, lines)}: a project completed the work`;
    await recordPlan(tx, by, row, planEvent(row, description));
  }
}

/** Returns the settings with restored moves, unless the component was moved again; an adopted plan stays unchanged. */
function withBack({ isAdopted, settings }: PlanRow, back: readonly EndedMove[]): PlanSettings {
  if (isAdopted) return settings;
  const moved = new Set(settings.moves.map(({ propertyComponentId }) => propertyComponentId));
  const fresh = back
    .filter(({ propertyComponentId }) => !moved.has(propertyComponentId))
    .map(({ propertyComponentId, year }) => ({ propertyComponentId, year }));
  return { ...settings, moves: [...settings.moves, ...fresh] };
}

/**
 * Restores the moves that the completion of a project ended, once its components are restored. Where another project
 * completed the work, too, the move stays ended until that project is reopened.
 */
export async function bringMovesBack(
  tx: Tx,
  by: Doing,
  year: CompletedYear,
  lines: readonly RestoredLine[],
): Promise<void> {
  const restored = new Map(lines.map((line) => [line.propertyComponentId, line]));
  for (const row of await selectPlans(tx, year)) {
    const isOurs = ({ projectId, propertyComponentId }: EndedMove) =>
      projectId === year.projectId && restored.has(propertyComponentId);
    if (!row.endedMoves.some(isOurs)) continue;
    const heirOf = (one: EndedMove) => restored.get(one.propertyComponentId)!.heirProjectId;
    const back = row.endedMoves.filter((one) => isOurs(one) && heirOf(one) === null);
    const endedMoves = row.endedMoves.flatMap((one) => {
      if (!isOurs(one)) return [one];
      const projectId = heirOf(one);
      return projectId === null ? [] : [{ ...one, projectId }];
    });
    await updatePlan(tx, row, { endedMoves, settings: withBack(row, back) });
    if (back.length === 0) continue;
    const description = `Moves ${words(back, lines)} again: the project was reopened`;
    await recordPlan(tx, by, row, planEvent(row, description));
  }
}

/** Keeps moves ended for good, for a project that is reopened while its components stay as updated. */
export async function keepMovesEnded(
  tx: Tx,
  { workspaceId, propertyId, projectId }: Omit<CompletedYear, 'fiscalYear'>,
): Promise<void> {
  for (const row of await selectPlansOfProperty(tx, { workspaceId, propertyId })) {
    if (!row.endedMoves.some((one) => one.projectId === projectId)) continue;
    const endedMoves = row.endedMoves.map((one) =>
      one.projectId === projectId ? { ...one, projectId: null } : one,
    );
    await updatePlan(tx, row, { endedMoves });
  }
}
