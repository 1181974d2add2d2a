import { actualCosts } from '@roofline/engine/actuals/actual-cost';
import type { ActualCostSource } from '@roofline/schema/project/completion';
import type { Cents } from '@roofline/schema/value/money';
import { currentLines } from '../../component/service';
import type { Tx } from '../../platform/database';
import { contractedOf, type Viewer } from '../present';
import type { ReachedProject } from '../reach';
import { componentsOfProjects } from '../repository/components';
import { figuresOfProjects } from '../repository/list';
import { findPayments } from '../work/repository';

type Lines = Awaited<ReturnType<typeof currentLines>>;

/** A payment of one project; `lineageId` is null where it names no component. */
export interface NamedPayment {
  lineageId: string | null;
  amount: Cents;
}

/**
 * Spreads money of one project over its components by the rule of the engine. A component that is not in the current
 * inventory gets only payments that name it; nothing else is spread onto it.
 */
export function spreadOver(
  lineages: readonly string[],
  payments: readonly NamedPayment[],
  { lines, contracted = 0 }: { lines: Lines; contracted?: Cents },
): Map<string, Cents> {
  const named = new Map<string, Cents>();
  for (const { lineageId, amount } of payments)
    if (lineageId) named.set(lineageId, (named.get(lineageId) ?? 0) + amount);
  const standing = lineages.filter((id) => lines.get(id)?.current);
  const ids = [...new Set([...standing, ...named.keys()])];
  const work = ids.map((id) => ({
    named: named.get(id) ?? 0,
    estimate: lines.get(id)?.current?.currentCost ?? 0,
  }));
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const costs = actualCosts(work, { paid, contracted });
  return new Map(ids.map((id, index) => [id, costs[index]!]));
}

/** The cost of a project's work, by component. */
export interface ProjectCosts {
  paid: Cents;
  contracted: Cents | null;
  /** Only for components with known payments or a share of the contract. */
  byLineage: ReadonlyMap<string, { actualCost: Cents; source: ActualCostSource }>;
}

/** Returns the costs of projects that the viewer reached, by id, in a few statements however many there are. */
export async function costsOfProjects(
  tx: Tx,
  viewer: Viewer,
  reached: readonly ReachedProject[],
): Promise<Map<string, ProjectCosts>> {
  const ids = reached.map(({ row }) => row.projectId);
  const { actor, clock } = viewer;
  const figures = await figuresOfProjects(tx, ids, { own: [], userId: actor.userId });
  const components = await componentsOfProjects(tx, ids);
  const payments = await findPayments(tx, ids);
  const propertyIds = [...new Set(reached.map(({ row }) => row.propertyId))];
  const lineages = [...new Set(components.map(({ lineageId }) => lineageId))];
  const lines = await currentLines(tx, propertyIds, lineages, clock.today());
  return new Map(
    reached.map(({ row, actions }) => {
      const { projectId } = row;
      const own = payments.filter((one) => one.projectId === projectId);
      const contracted = actions.viewMoney ? contractedOf(row, figures.get(projectId)!) : null;
      const paid = own.reduce((sum, { amount }) => sum + amount, 0);
      const of = components.filter((one) => one.projectId === projectId);
      const costs = spreadOver(
        of.map(({ lineageId }) => lineageId),
        own,
        { lines, contracted: contracted ?? 0 },
      );
      const rest: ActualCostSource = paid >= (contracted ?? 0) ? 'paid' : 'contracted';
      const byLineage = [...costs].flatMap(([lineageId, actualCost]) => {
        const source = own.some((one) => one.lineageId === lineageId) ? ('payments' as const) : rest;
        return actualCost === 0 ? [] : [[lineageId, { actualCost, source }] as const];
      });
      return [projectId, { paid, contracted, byLineage: new Map(byLineage) }];
    }),
  );
}
