import type { Plan } from '@roofline/schema/plan';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { notFound } from '../platform/problem';
import type { PlanHooks } from '../platform/plan-hooks';
import { requireProperty } from '../property/access';
import { freshOutlooks } from './outlook';
import type { FundingAssumptions } from './basis';
import { planOf } from './plan';
import { recomputePlans, updateAllPlans } from './recompute';
import { selectPlan, selectPlans, type PropertyYear } from './repository';
import { assumptionsOf, type PlanSettings } from './settings';

// What the reports build on: one projection and one stored form for all of them.
export { currentAssumptions, type Basis, type BasisComponent, type FundingAssumptions } from './basis';
export { fundingSchedule, HORIZON_YEARS, projectFunding, ranged } from './funding';
export { fundingFigures, fundingRecord, fundingReportOf } from './funding-record';
export { readBasis, recomputePlans, updateAllPlans } from './recompute';

/** The hook through which other domains' writes reach the plans. */
export function planHooks(clock: Clock): PlanHooks {
  return {
    recompute: (tx, changed) => recomputePlans(tx, { ...changed, clock }),
    updateAll: (tx, changed) => updateAllPlans(tx, { ...changed, clock }),
  };
}

/** Plans of a property and year; the default recommended one first. */
export async function listPlans(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  of: { propertyId: string; fiscalYear: number },
): Promise<Plan[]> {
  const { property } = await requireProperty(tx, actor, of.propertyId, { need: 'viewDashboard' });
  await freshOutlooks(tx, clock, new Map([[property.propertyId, property]]));
  const { workspaceId, propertyId } = property;
  const rows = await selectPlans(tx, { workspaceId, propertyId, fiscalYear: of.fiscalYear });
  return rows.map(planOf);
}

/** One plan by id. */
export async function getPlan(tx: Tx, actor: Actor, planId: string): Promise<Plan> {
  const row = await selectPlan(tx, planId);
  if (!row) throw notFound();
  await requireProperty(tx, actor, row.propertyId, { need: 'viewDashboard' });
  return planOf(row);
}

/** A stored plan as a report compares it. */
export interface ComparedPlan {
  planId: string;
  name: string;
  isDefaultRecommendedPlan: boolean;
  isRecommended: boolean;
  isAdopted: boolean;
  isDisclosure: boolean;
  assumptions: FundingAssumptions;
}

/** Plans of a property and year with the assumptions that project them. */
export async function comparedPlans(tx: Tx, year: PropertyYear): Promise<ComparedPlan[]> {
  const rows = await selectPlans(tx, year);
  return rows.map((row) => ({
    planId: row.planId,
    name: row.name,
    isDefaultRecommendedPlan: row.isDefaultRecommendedPlan,
    isRecommended: row.isRecommended,
    isAdopted: row.isAdopted,
    isDisclosure: row.isDisclosure,
    assumptions: assumptionsOf(row.settings as PlanSettings, row.firstYearContribution),
  }));
}

/** When the property's figures were last computed; computes them first where they are missing or out of date. */
export async function lastComputed(
  tx: Tx,
  clock: Clock,
  property: { workspaceId: string; propertyId: string },
): Promise<Date | null> {
  const outlooks = await freshOutlooks(tx, clock, new Map([[property.propertyId, property]]));
  return outlooks.get(property.propertyId)?.computedAt ?? null;
}
