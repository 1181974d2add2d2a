import type { CompletedWork } from '@roofline/schema/project/completion';
import { toCents, toDollars } from '@roofline/schema/value/money';
import { financialsByProperty } from '../../financials/service';
import { fiscalYearBounds, startMonthOf } from '../../fiscal-year/service';
import type { Tx } from '../../platform/database';
import type { Viewer } from '../present';
import { reachedProjects } from '../reach';
import { componentsOfProjects } from '../repository/components';
import { costsOfProjects } from './actual';
import { completedBetween, findCompletions } from './repository';

/** The work of one project on a component. */
interface Done {
  work: CompletedWork;
  isConfirmed: boolean;
}

/** Returns the sum of the known amounts; null where none is known. */
function sumOf(amounts: readonly (number | null)[]): number | null {
  const known = amounts.flatMap((amount) => (amount === null ? [] : [toCents(amount)]));
  return known.length === 0 ? null : toDollars(known.reduce((sum, each) => sum + each, 0));
}

/** Combines the work of several projects on one component: the sum of costs, all names, and the id of the last. */
function together(done: readonly Done[]): CompletedWork {
  const confirmed = done.filter(({ isConfirmed }) => isConfirmed);
  const counted = (confirmed.length > 0 ? confirmed : done).map(({ work }) => work);
  const actualCost = sumOf(counted.map((work) => work.actualCost));
  const plannedCost = sumOf(counted.map((work) => work.plannedCost));
  const projectName = counted.map((work) => work.projectName).join(', ');
  return { ...counted.at(-1)!, projectName, actualCost, plannedCost };
}

/**
 * Returns the work that projects completed within a fiscal year, by the lineage of its component. Its cost is the one
 * that someone confirmed, else the one computed from the payments and contracts of the projects.
 */
export async function completedWorkOf(
  tx: Tx,
  viewer: Viewer,
  { propertyId, fiscalYear }: { propertyId: string; fiscalYear: number },
): Promise<Map<string, CompletedWork>> {
  const setUp = (await financialsByProperty(tx, [propertyId])).get(propertyId) ?? [];
  const { startDate, endDate } = fiscalYearBounds(fiscalYear, startMonthOf({ setUp }, fiscalYear));
  const rows = await completedBetween(tx, propertyId, { from: startDate, to: endDate });
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ projectId }) => projectId);
  const reached = await reachedProjects(tx, viewer.actor, ids);
  const costs = await costsOfProjects(tx, viewer, reached);
  const confirmed = await findCompletions(tx, ids);
  const components = await componentsOfProjects(tx, ids);
  const done = new Map<string, Done[]>();
  for (const { projectId, name, completedOn } of rows)
    for (const { lineageId } of components.filter((one) => one.projectId === projectId)) {
      const stored = confirmed.find((one) => one.projectId === projectId && one.lineageId === lineageId);
      const cost = stored?.actualCost ?? costs.get(projectId)?.byLineage.get(lineageId)?.actualCost;
      const actualCost = cost === undefined ? null : toDollars(cost);
      const plannedCost = stored?.fiscalYear === fiscalYear ? toDollars(stored.plannedCost) : null;
      const work = { projectId, projectName: name, completedOn: completedOn!, actualCost, plannedCost };
      done.set(lineageId, [...(done.get(lineageId) ?? []), { work, isConfirmed: stored !== undefined }]);
    }
  return new Map([...done].map(([lineageId, each]) => [lineageId, together(each)]));
}
