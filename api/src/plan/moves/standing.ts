import type { PlanSettings } from '@roofline/schema/plan/plan-settings';

/** A move that ended, and the project that completed its work; null if that was reopened while the work stays done. */
export type EndedMove = PlanSettings['moves'][number] & { projectId: string | null };

interface Settled {
  settings: PlanSettings;
  endedMoves: readonly EndedMove[];
}

/** Returns the settings to compute with, without moves of work that is done. An adopted plan still stores these. */
export function standingSettings({ settings, endedMoves }: Settled): PlanSettings {
  if (endedMoves.length === 0) return settings;
  const isOver = (move: PlanSettings['moves'][number]) =>
    endedMoves.some(
      ({ propertyComponentId, year }) =>
        propertyComponentId === move.propertyComponentId && year === move.year,
    );
  return { ...settings, moves: settings.moves.filter((move) => !isOver(move)) };
}

/** Returns the ended moves to keep when settings are saved: all but those of components that the settings move again. */
export const remembered = (endedMoves: readonly EndedMove[], { moves }: PlanSettings): EndedMove[] =>
  endedMoves.filter(
    (ended) => !moves.some(({ propertyComponentId }) => propertyComponentId === ended.propertyComponentId),
  );
