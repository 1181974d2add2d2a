import type { PlanSettings } from '@roofline/schema/plan/plan-settings';

/** A move that ended, and the project that completed its work; null where that project was reopened and left it done. */
export type EndedMove = PlanSettings['moves'][number] & { projectId: string | null };

interface Settled {
  settings: PlanSettings;
  endedMoves: readonly EndedMove[];
}

/** The settings without moves of work that is done. What a board adopted keeps its own; whoever computes takes these. */
export function standingSettings({ settings, endedMoves }: Settled): PlanSettings {
  if (endedMoves.length === 0) return settings;
  const isOver = (move: PlanSettings['moves'][number]) =>
    endedMoves.some(
      ({ propertyComponentId, year }) =>
        propertyComponentId === move.propertyComponentId && year === move.year,
    );
  return { ...settings, moves: settings.moves.filter((move) => !isOver(move)) };
}

/** Ended moves that a plan still remembers once somebody saved these settings: a component that is moved again is theirs. */
export const remembered = (endedMoves: readonly EndedMove[], { moves }: PlanSettings): EndedMove[] =>
  endedMoves.filter(
    (ended) => !moves.some(({ propertyComponentId }) => propertyComponentId === ended.propertyComponentId),
  );
