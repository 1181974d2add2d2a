import type { ProjectCompletion, ProposedComponent } from '@roofline/schema/project/completion';
import { toDollars } from '@roofline/schema/value/money';
import { currentLines, inventoryOfYear, type ComponentRow } from '../../component/service';
import { dayAnywhere, type Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { ruleFailed } from '../../platform/problem';
import type { Viewer } from '../present';
import { requireProject } from '../reach';
import { componentsOfProjects } from '../repository/components';
import { costsOfProjects, type ProjectCosts } from './actual';
import { completionYears, type CompletionYears } from './years';

/** Refuses a day in the future. */
export function assertNotFuture(completedOn: string, clock: Pick<Clock, 'now'>): void {
  if (completedOn > dayAnywhere(clock))
    throw ruleFailed('Completed On should not be in the future', 'completedOn');
}

/** Returns the lines of a project's components in the current inventory, and the names of components that have none. */
export async function linesOfProject(
  tx: Tx,
  { projectId, propertyId }: { projectId: string; propertyId: string },
  { inventoryYear, today }: { inventoryYear: number; today: string },
): Promise<{ lines: ComponentRow[]; missing: string[] }> {
  const components = await componentsOfProjects(tx, [projectId]);
  const shown = await currentLines(tx, [propertyId], components.map(({ lineageId }) => lineageId), today); // prettier-ignore
  const ids = new Set([...shown.values()].map((line) => line.shown.propertyComponentId));
  const rows = components.length > 0 ? await inventoryOfYear(tx, propertyId, inventoryYear) : [];
  const lines = rows.filter(({ propertyComponentId }) => ids.has(propertyComponentId));
  const found = new Set(lines.map(({ lineageId }) => lineageId));
  const missing = [...shown].flatMap(([id, line]) => (found.has(id) ? [] : [line.shown.name]));
  return { lines, missing: missing.toSorted() };
}

/** Returns the cost for a project without known money: the line's current cost, 0 where another project's work already counts. */
const estimateOf = ({ replacementCost, lastReplacedYear, currentCost }: ComponentRow, year: number) =>
  replacementCost !== null && lastReplacedYear === year ? 0 : currentCost;

/** Returns the values that completing the project would give to the line. */
function proposed(row: ComponentRow, costs: ProjectCosts, years: CompletionYears): ProposedComponent {
  const known = costs.byLineage.get(row.lineageId);
  const since = Math.max(0, years.inventoryYear - years.fiscalYear);
  return {
    propertyComponentId: row.propertyComponentId,
    name: row.name,
    version: row.version,
    currentCost: toDollars(row.currentCost),
    usefulLife: row.usefulLife,
    remainingUsefulLife: row.remainingUsefulLife,
    lastReplacedYear: row.lastReplacedYear,
    isOneTime: row.isOneTime,
    actualCost: toDollars(known?.actualCost ?? estimateOf(row, years.fiscalYear)),
    actualCostSource: known?.source ?? 'estimate',
    newLastReplacedYear: years.fiscalYear,
    // One-time work stays due in its year and leaves with the setup of the next one.
    newRemainingUsefulLife: row.isOneTime ? 0 : Math.max(0, row.usefulLife - since),
  };
}

/** Returns the proposal for completing a project on a day, with the values of its components filled in. */
export async function readCompletion(
  tx: Tx,
  viewer: Viewer & { clock: Pick<Clock, 'now'> },
  { projectId, completedOn }: { projectId: string; completedOn: string },
): Promise<ProjectCompletion> {
  const today = viewer.clock.today();
  const reached = await requireProject(tx, viewer.actor, projectId, { need: 'edit' });
  assertNotFuture(completedOn, viewer.clock);
  const { row } = reached;
  const years = await completionYears(tx, row.propertyId, { completedOn, today });
  const isOpen = years.blockedReason === null;
  const { lines, missing } = await linesOfProject(tx, row, { ...years, today });
  const costs = (await costsOfProjects(tx, viewer, [reached])).get(row.projectId)!;
  return {
    projectId: row.projectId,
    completedOn,
    fiscalYear: years.fiscalYear,
    inventoryYear: isOpen ? years.inventoryYear : null,
    blockedReason: years.blockedReason,
    paid: toDollars(costs.paid),
    contracted: costs.contracted === null ? null : toDollars(costs.contracted),
    components: isOpen ? lines.map((line) => proposed(line, costs, years)) : [],
    missing: isOpen ? missing : [],
  };
}
