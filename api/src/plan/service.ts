import type { FundingPlan } from '@roofline/engine/plan/funding-plan';
import type { FundingYear } from '@roofline/schema/plan/plan';
import { fundingPlanOf } from '@roofline/schema/plan/plan-conversion';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import type { PlanHooks } from '../platform/plan-hooks';
import { notFound } from '../platform/problem';
import { reachedProperties } from '../property/access';
import { freshOutlooks } from './funding/outlook';
import { fundingReportOf } from './funding/record';
import { recomputePlans, updateAllPlans } from './funding/recompute';
import { carryPlans } from './carry/carry';
import { bringMovesBack, endMoves, keepMovesEnded } from './moves/ended';
import {
  selectPlan,
  selectOutlooks,
  selectPlans,
  selectPropertyOfPlan,
  type PropertyYear,
} from './repository';

// For reports and documents: all of them use one projection and one stored form.
export {
  planForDocuments,
  yearForDisclosure,
  type PlanForDocuments,
  type YearForDisclosure,
} from './documents';
export { frozenPlan, withFrozenYears, type FrozenPlan } from './adoption/frozen';
export type { ComponentDetails } from './adoption/adopted-state';
export { currentPlan, engineComponents, type Basis } from './funding/basis';
export { HORIZON_YEARS, projectFunding, ranged } from './funding/compute';
export { freshOutlooks } from './funding/outlook';
export {
  fundingOfProperties,
  keyFiguresOf,
  type ComputedFunding,
  type PropertyFunding,
} from './funding/leading';
export { fundingFigures, fundingRecord, fundingReportOf } from './funding/record';
export { todaysFunding } from './funding/today';
export { ageOutlooks, outlookCache } from './funding/repository-cache';
export { planGuard } from './plans/year';
export { adoptionsHolding } from './adoption/documents';
export { FUNDING_VERSION, readBasis, recomputePlans } from './funding/recompute';
export { selectDisclosurePlans as disclosurePlans } from './repository';

/** Returns the hooks by which writes of other domains update the plans. */
export function planHooks(clock: Clock): PlanHooks {
  return {
    recompute: (tx, changed) => recomputePlans(tx, { ...changed, clock }),
    updateAll: (tx, changed) => updateAllPlans(tx, { ...changed, clock }),
    carry: (tx, actor, year) => carryPlans(tx, { actor, clock }, year),
    endMoves: (tx, actor, year, lines) => endMoves(tx, { actor, now: clock.now() }, year, lines),
    bringMovesBack: (tx, actor, year, lines) => bringMovesBack(tx, { actor, now: clock.now() }, year, lines),
    keepMovesEnded,
  };
}

/** Returns the property of a plan; null where the actor's workspaces have no such plan. */
export async function propertyOfPlan(tx: Tx, planId: string): Promise<string | null> {
  return (await selectPropertyOfPlan(tx, planId))?.propertyId ?? null;
}

/** A stored plan for the comparison in a report. */
export interface ComparedPlan {
  planId: string;
  name: string;
  isDefaultRecommendedPlan: boolean;
  isRecommended: boolean;
  isAdopted: boolean;
  isDisclosure: boolean;
  /** The input for the engine, with the solved contribution. */
  funding: FundingPlan;
}

/** Returns the plans of a property and year with the assumptions that project them. */
export async function comparedPlans(tx: Tx, year: PropertyYear): Promise<ComparedPlan[]> {
  const rows = await selectPlans(tx, year);
  return rows.map((row) => ({
    planId: row.planId,
    name: row.name,
    isDefaultRecommendedPlan: row.isDefaultRecommendedPlan,
    isRecommended: row.isRecommended,
    isAdopted: row.isAdopted,
    isDisclosure: row.isDisclosure,
    funding: fundingPlanOf(row.settings, row.fiscalYear),
  }));
}

/** Returns the stored outlook of a property, which may be out of date. */
export const storedOutlook = (tx: Tx, propertyId: string) => selectOutlooks(tx, [propertyId]);

/** Returns when the property's figures were last computed, after computing any that are missing or out of date. */
export async function lastComputed(
  tx: Tx,
  clock: Clock,
  property: { workspaceId: string; propertyId: string },
): Promise<Date | null> {
  const outlooks = await freshOutlooks(tx, clock, new Map([[property.propertyId, property]]));
  return outlooks.get(property.propertyId)?.computedAt ?? null;
}

/** Returns the first year of a year's adopted plan, as it was frozen; null where there is none. */
export async function adoptedFirstYear(
  tx: Tx,
  year: PropertyYear,
): Promise<{ planName: string; funding: FundingYear } | null> {
  const adopted = (await selectPlans(tx, year)).find((row) => row.isAdopted);
  const funding = adopted?.result && fundingReportOf(adopted.result.rows, year.fiscalYear).years[0];
  return adopted && funding ? { planName: adopted.name, funding } : null;
}

/** Returns the workspace and the property of a plan; 404 where the actor does not reach it. */
export async function placeOfPlan(
  tx: Tx,
  actor: Actor,
  planId: string,
): Promise<{ workspaceId: string; propertyId: string }> {
  const row = await selectPlan(tx, planId);
  if (!row || !(await reachedProperties(tx, actor, [row.propertyId])).has(row.propertyId)) throw notFound();
  return row;
}
