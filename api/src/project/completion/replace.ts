import type { CompletedComponentInput } from '@roofline/schema/project/completion';
import { limits } from '@roofline/schema/value/limits';
import { formatLimit, toCents, toDollars, type Cents } from '@roofline/schema/value/money';
import {
  inventoryOfYear,
  replaceComponents,
  replacementAt,
  replacementOf,
  type ComponentRow,
  type ReplacedLine,
} from '../../component/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { Problem, ruleFailed } from '../../platform/problem';
import type { ProjectRow } from '../repository/projects';
import { linesOfProject } from './proposal';
import { completionsOfYear, type CompletionRow } from './repository';
import { countedAlready, countedLater, stackOf } from './stack';
import type { CompletionYears } from './years';

/** A completion that changes components. */
export interface Completing {
  actor: Actor;
  deps: Pick<Deps, 'clock' | 'plans'>;
  row: ProjectRow;
  years: CompletionYears;
}

/** A line of today's inventory and its values in the completion. */
interface AskedLine {
  row: ComponentRow;
  input: CompletedComponentInput;
  /** The cost of earlier work of the same year, by the line of the earliest open year. */
  counted: Cents;
}

const inYears = (years: number) => (years === 1 ? '1 year' : `${years} years`);

function assertFresh(asked: readonly AskedLine[]): void {
  const changed = asked.flatMap(({ row, input }, index) => {
    if (input.version == null || input.version === row.version) return [];
    const detail =
      `${row.name} was changed in the meantime: it costs ${formatLimit(toDollars(row.currentCost))} and has ` +
      `${inYears(row.remainingUsefulLife)} of remaining useful life. Check its values, then complete the project again.`;
    return [{ code: 'componentChanged' as const, detail, field: `components.${index}.version` }];
  });
  if (changed.length > 0) throw new Problem(412, changed);
}

/** Returns the lines that the completion names, each once. They must be of the project and in today's inventory. */
async function askedLines(
  tx: Tx,
  { row, years, deps }: Completing,
  inputs: readonly CompletedComponentInput[],
): Promise<AskedLine[]> {
  if (years.blockedReason !== null) throw ruleFailed(years.blockedReason, 'components', 'readOnly');
  const { lines } = await linesOfProject(tx, row, { ...years, today: deps.clock.today() });
  const earlier = await completionsOfYear(tx, row.propertyId, years.inventoryYear);
  const open = new Map(lines.map((line) => [line.propertyComponentId, line]));
  const asked = inputs.map((input, index) => {
    const id = input.propertyComponentId.toLowerCase();
    const line = open.get(id);
    const field = `components.${index}.propertyComponentId`;
    if (!line)
      throw ruleFailed(
        `This is not a component of the project in the inventory of ${years.inventoryYear}, or it is listed twice`,
        field,
      );
    open.delete(id);
    const counted = countedAlready(replacementOf(line), input.lastReplacedYear, stackOf(earlier, line));
    return { row: line, input, counted };
  });
  assertFresh(asked);
  return asked;
}

function unitCostFor(row: ComponentRow, actualCost: Cents, index: number): Cents {
  const unitCost = replacementAt(row, actualCost);
  if (unitCost !== null) return unitCost;
  throw ruleFailed(
    `At this actual cost one unit of ${row.name} would cost more than ${formatLimit(limits.componentCostMax)}: check its quantity`,
    `components.${index}.actualCost`,
  );
}

/** Writes the entry in the history of the component. */
function recordedWords({ row, input }: AskedLine, already: Cents): string {
  const { lastReplacedYear, actualCost } = input;
  const what = `as the cost of replacing ${row.name} in ${lastReplacedYear}`;
  if (already === 0) return `Recorded ${formatLimit(actualCost)} ${what}`;
  return `Recorded ${formatLimit(actualCost)} more ${what}: ${formatLimit(toDollars(already + toCents(actualCost)))} in all`;
}

/** Returns the line after the completion in one of the open years; costs of other work of the same year are added. */
function replaced(
  line: AskedLine,
  { fiscalYear, inventoryYear }: CompletionYears,
  index: number,
): ReplacedLine {
  const { row, input } = line;
  const { lastReplacedYear, remainingUsefulLife } = input;
  const already = countedLater(replacementOf(row), lastReplacedYear, line.counted);
  const cost = already + toCents(input.actualCost);
  const to = {
    unitCost: unitCostFor(row, cost, index),
    lastReplacedYear,
    remainingUsefulLife: Math.max(0, remainingUsefulLife - (row.fiscalYear - inventoryYear)),
    replacementCost: row.fiscalYear === fiscalYear ? cost : row.replacementCost,
  };
  const isToday = row.fiscalYear === inventoryYear;
  const description = recordedWords(line, already);
  return { row, to, told: isToday ? [{ type: 'componentCost', description }] : [] };
}

/** Returns the planned cost of the line in its year: 0 where it was not due, or where a project completed it already. */
const plannedOf = ({ remainingUsefulLife, replacementCost, currentCost }: ComponentRow): Cents =>
  remainingUsefulLife === 0 && replacementCost === null ? currentCost : 0;

async function replaceInYear(
  tx: Tx,
  { actor, deps, row: project, years }: Completing,
  fiscalYear: number,
  asked: readonly AskedLine[],
): Promise<CompletionRow[]> {
  const { workspaceId, propertyId, projectId } = project;
  const lines = asked.map((line, index) => replaced(line, years, index));
  await deps.plans.endMoves(
    tx,
    actor,
    { workspaceId, propertyId, fiscalYear, projectId },
    asked.map(({ row: { propertyComponentId, name } }) => ({ propertyComponentId, name })),
  );
  const after = await replaceComponents(tx, deps, actor, { propertyId, fiscalYear, projectId }, lines);
  return asked.map(({ row, input }, index) => ({
    workspaceId,
    projectId,
    propertyId,
    fiscalYear,
    lineageId: row.lineageId,
    propertyComponentId: row.propertyComponentId,
    actualCost: toCents(input.actualCost),
    plannedCost: plannedOf(row),
    before: replacementOf(row),
    after: replacementOf(after[index]!),
    versionBefore: row.version,
    versionAfter: after[index]!.version,
  }));
}

/** Returns the lines of the same components in a later year that is set up already, without one-time work. */
async function laterLines(tx: Tx, propertyId: string, year: number, asked: readonly AskedLine[]) {
  const rows = await inventoryOfYear(tx, propertyId, year);
  return asked.flatMap(({ row: { lineageId, isOneTime }, input, counted }) => {
    const row = isOneTime ? undefined : rows.find((one) => one.lineageId === lineageId);
    return row ? [{ row, input, counted }] : [];
  });
}

/**
 * Writes the values of a completion into today's inventory and those of later years that are set up already, so that
 * their plans include it. Returns the values before and after, so that reopening the project can restore them.
 */
export async function replaceOf(
  tx: Tx,
  completing: Completing,
  inputs: readonly CompletedComponentInput[],
): Promise<CompletionRow[]> {
  if (inputs.length === 0) return [];
  const asked = await askedLines(tx, completing, inputs);
  const done: CompletionRow[] = [];
  for (const year of completing.years.open) {
    const isToday = year === completing.years.inventoryYear;
    const lines = isToday ? asked : await laterLines(tx, completing.row.propertyId, year, asked);
    if (lines.length > 0) done.push(...(await replaceInYear(tx, completing, year, lines)));
  }
  return done;
}
