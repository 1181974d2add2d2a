import type { Cents } from '@roofline/schema/value/money';
import { replacementAt, replacementOf, type ComponentRow, type Replacement } from '../../component/service';
import type { CompletionRow } from './repository';

// Several projects may complete work on one component: each changes the line as the earlier ones left it.

/** Returns whether two lines have the same values in the fields that completions set. */
const isSame = (a: Replacement, b: Replacement): boolean =>
  a.unitCost === b.unitCost &&
  a.remainingUsefulLife === b.remainingUsefulLife &&
  a.lastReplacedYear === b.lastReplacedYear &&
  a.replacementCost === b.replacementCost;

/** Returns the completions that changed one line of an inventory, the earliest first. */
export const stackOf = (
  rows: readonly CompletionRow[],
  { propertyComponentId }: Pick<ComponentRow, 'propertyComponentId'>,
): CompletionRow[] =>
  rows
    .filter((one) => one.propertyComponentId === propertyComponentId)
    .toSorted((a, b) => a.versionAfter - b.versionAfter);

/**
 * Returns the cost so far of the work of one year, by the values of a line and the completions that led to them: costs of work
 * of the same year add up, even if someone has changed another value of the line since.
 */
export function countedAlready(
  values: Replacement,
  year: number | null,
  stack: readonly CompletionRow[],
): Cents {
  if (values.lastReplacedYear !== year) return 0;
  const last = stack.at(-1);
  const isLast = last?.after.lastReplacedYear === year;
  if (last && isLast && (values.replacementCost === null || isSame(last.after, values)))
    return last.actualCost + countedAlready(last.before, year, stack.slice(0, -1));
  return values.replacementCost ?? 0;
}

/** The cost of a year's work before each project, by the id of the project, according to the line of the earliest open year. */
export type CountedBefore = ReadonlyMap<string, Cents>;

/** Returns the cost that a line of a later year counts: that of the earliest open year, where both are about one work. */
export const countedLater = (values: Replacement, year: number | null, counted: Cents): Cents =>
  values.lastReplacedYear === year ? counted : 0;

interface Under {
  below: readonly CompletionRow[];
  before: Replacement;
  /** Only for a line of a later year. */
  counted: CountedBefore | undefined;
}

/** Returns a completion without the one taken out below it, and the cost counted before it. */
function relaid(row: ComponentRow, one: CompletionRow, { below, before, counted }: Under) {
  const { lastReplacedYear, remainingUsefulLife } = one.after;
  const known = counted?.get(one.projectId);
  const already =
    known === undefined
      ? countedAlready(before, lastReplacedYear, below)
      : countedLater(before, lastReplacedYear, known);
  const cost = one.actualCost + already;
  const isOwnYear = one.after.replacementCost !== one.before.replacementCost;
  const after = {
    unitCost: replacementAt(row, cost) ?? one.after.unitCost,
    remainingUsefulLife,
    lastReplacedYear,
    replacementCost: isOwnYear ? cost : before.replacementCost,
  };
  return { next: { ...one, before, after }, already };
}

/** The values of a line without one of its completions, and the later completions recomputed on them. */
export interface Unstacked {
  to: Replacement;
  later: CompletionRow[];
  /** The cost counted before each of the later ones. */
  counted: CountedBefore;
}

/**
 * Takes one completion out from under the later ones; returns null where someone changed the line between or after them, since
 * its values without this one are then unknown.
 */
export function unstacked(
  row: ComponentRow,
  stack: readonly CompletionRow[],
  done: CompletionRow,
  earliest?: CountedBefore,
): Unstacked | null {
  const at = stack.findIndex(({ projectId }) => projectId === done.projectId);
  const [below, above] = [stack.slice(0, at), stack.slice(at + 1)];
  const later: CompletionRow[] = [];
  const counted = new Map<string, Cents>();
  let [to, stood] = [done.before as Replacement, done.after as Replacement];
  for (const one of above) {
    if (!isSame(stood, one.before)) return null;
    stood = one.after;
    const { next, already } = relaid(row, one, {
      below: [...below, ...later],
      before: to,
      counted: earliest,
    });
    counted.set(one.projectId, already);
    later.push(next);
    to = next.after;
  }
  if (!isSame(replacementOf(row), stood)) return null;
  // The first completion of the year holds the planned cost.
  const [first] = later;
  if (first) first.plannedCost ||= done.plannedCost;
  return { to, later, counted };
}
