import type { Cents } from '@roofline/schema/value/money';
import { replacementAt, replacementOf, type ComponentRow, type Replacement } from '../../component/service';
import type { CompletionRow } from './repository';

// Several projects may complete work on one component: what each made of a line lies on what the earlier ones made of it.

/** Do the values that completions set stand as they were left? */
const isSame = (a: Replacement, b: Replacement): boolean =>
  a.unitCost === b.unitCost &&
  a.remainingUsefulLife === b.remainingUsefulLife &&
  a.lastReplacedYear === b.lastReplacedYear &&
  a.replacementCost === b.replacementCost;

/** What completions made of one line of an inventory, the earliest first. */
export const stackOf = (
  rows: readonly CompletionRow[],
  { propertyComponentId }: Pick<ComponentRow, 'propertyComponentId'>,
): CompletionRow[] =>
  rows
    .filter((one) => one.propertyComponentId === propertyComponentId)
    .toSorted((a, b) => a.versionAfter - b.versionAfter);

/**
 * What work of one year has cost already, by the values of a line and the completions that led to them: costs of work that is
 * said to be of the same year add, also where someone has changed another value of the line since.
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

/** What work of a year has cost before each project's, by the id of the project, as the line of the earliest open year says. */
export type CountedBefore = ReadonlyMap<string, Cents>;

/** What a line of a later year counts already: what the earliest open year's does, where both speak of the same work. */
export const countedLater = (values: Replacement, year: number | null, counted: Cents): Cents =>
  values.lastReplacedYear === year ? counted : 0;

interface Under {
  below: readonly CompletionRow[];
  before: Replacement;
  /** Of a line of a later year. */
  counted: CountedBefore | undefined;
}

/** A completion without the one that lay under it, and what was counted before it. */
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

/** What a line becomes without one of its completions, and how the later ones lie on it then. */
export interface Unstacked {
  to: Replacement;
  later: CompletionRow[];
  /** What the later ones found counted. */
  counted: CountedBefore;
}

/**
 * Takes one completion out from under the later ones; null where someone changed the line between or after them, so that no one
 * knows what it would be without this one.
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
  // The first completion of the year holds what the year's plan had.
  const [first] = later;
  if (first) first.plannedCost ||= done.plannedCost;
  return { to, later, counted };
}
