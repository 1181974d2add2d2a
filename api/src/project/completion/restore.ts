import type { ProblemItem } from '@roofline/schema/value/problem';
import {
  inventoryOfYear,
  linesOfLineages,
  replaceComponents,
  type ComponentRow,
} from '../../component/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { Problem } from '../../platform/problem';
import type { ProjectRow } from '../repository/projects';
import { completionsOfYear, updateCompletion, type CompletionRow } from './repository';
import { stackOf, unstacked, type CountedBefore, type Unstacked } from './stack';
import { completionYears } from './years';

/** The project that is reopened, and the actor who does it. */
export interface Reopening {
  actor: Actor;
  deps: Pick<Deps, 'clock' | 'plans'>;
  row: ProjectRow;
}

/** A line as it is now, the change by the completion, and the line's values without it. */
interface DoneLine {
  row: ComponentRow | undefined;
  done: CompletionRow;
  without: Unstacked | null;
}

/** Returns why a line cannot be restored; null where it can. */
function obstacle({ row, done, without }: DoneLine, open: readonly number[], name: string): string | null {
  const { fiscalYear } = done;
  if (!open.includes(fiscalYear)) return `${name}: ${fiscalYear} is a previous fiscal year and read-only`;
  if (!row) return `${name} is no longer in the inventory of ${fiscalYear}`;
  return without ? null : `${name} was changed since the project was completed`;
}

/** Names the lines of years that were set up after the completion and carry the replacement on. */
function takenOver(
  rows: ReadonlyMap<number, ComponentRow[]>,
  done: readonly CompletionRow[],
  nameOf: (lineageId: string) => string,
): string[] {
  const known = new Set(done.map((one) => `${one.fiscalYear} ${one.lineageId}`));
  const last = new Map(done.map((one) => [one.lineageId, one.fiscalYear]));
  return [...rows].flatMap(([year, lines]) => {
    const later = lines.filter(
      ({ lineageId, isOneTime }) =>
        !isOneTime && (last.get(lineageId) ?? year) < year && !known.has(`${year} ${lineageId}`),
    );
    return [...new Set(later.map(({ lineageId }) => lineageId))].map(
      (id) => `${nameOf(id)}: ${year} was set up since then and counts the replacement`,
    );
  });
}

async function putBack(tx: Tx, { actor, deps, row }: Reopening, fiscalYear: number, lines: DoneLine[]) {
  const at = { propertyId: row.propertyId, fiscalYear, projectId: row.projectId };
  await deps.plans.bringMovesBack(
    tx,
    actor,
    { workspaceId: row.workspaceId, ...at },
    lines.map(({ row: line, without }) => ({
      propertyComponentId: line!.propertyComponentId,
      name: line!.name,
      heirProjectId: without!.later[0]?.projectId ?? null,
    })),
  );
  const restored = lines.map(({ row: line, without }) => ({ row: line!, to: without!.to, told: [] }));
  await replaceComponents(tx, deps, actor, at, restored);
  for (const one of lines.flatMap(({ without }) => without!.later)) await updateCompletion(tx, one);
}

/** Returns each line with its values without this project; later completions by other projects still count. */
async function withoutThem(
  tx: Tx,
  propertyId: string,
  rows: ReadonlyMap<number, ComponentRow[]>,
  done: readonly CompletionRow[],
): Promise<DoneLine[]> {
  const all: CompletionRow[] = [];
  for (const year of new Set(done.map(({ fiscalYear }) => fiscalYear)))
    all.push(...(await completionsOfYear(tx, propertyId, year)));
  // The earliest year comes first: the cost of the others' work that it counts also holds for later years.
  const earliest = new Map<string, CountedBefore>();
  return done.map((one) => {
    const row = rows
      .get(one.fiscalYear)
      ?.find((line) => line.propertyComponentId === one.propertyComponentId);
    const without = row ? unstacked(row, stackOf(all, row), one, earliest.get(one.lineageId)) : null;
    if (without && !earliest.has(one.lineageId)) earliest.set(one.lineageId, without.counted);
    return { done: one, row, without };
  });
}

const asked = (details: readonly string[]): ProblemItem[] =>
  details.map((detail) => ({ code: 'componentsChanged', detail }));

/**
 * Restores the components that the completion of a project had changed, in every year; the work of other projects on them
 * still counts. It restores all or none: where someone changed one of them
 * since, it throws 409 with the components that prevent it.
 */
export async function restoreComponents(
  tx: Tx,
  reopening: Reopening,
  done: readonly CompletionRow[],
): Promise<void> {
  if (done.length === 0) return;
  const { propertyId } = reopening.row;
  const today = reopening.deps.clock.today();
  const { open } = await completionYears(tx, propertyId, { completedOn: today, today });
  const names = await linesOfLineages(tx, [propertyId], done.map(({ lineageId }) => lineageId), today); // prettier-ignore
  const nameOf = (lineageId: string) => names.get(lineageId)?.name ?? 'A component that was deleted';
  const rows = new Map<number, ComponentRow[]>();
  for (const year of open) rows.set(year, await inventoryOfYear(tx, propertyId, year));
  const lines = await withoutThem(tx, propertyId, rows, done);
  const reasons = lines.map((line) => obstacle(line, open, nameOf(line.done.lineageId)));
  const found = [...reasons.filter((reason) => reason !== null), ...takenOver(rows, done, nameOf)];
  if (found.length > 0) throw new Problem(409, asked(found));
  for (const year of new Set(done.map(({ fiscalYear }) => fiscalYear)))
    await putBack(tx, reopening, year, lines.filter((line) => line.done.fiscalYear === year)); // prettier-ignore
}
