import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { versionedRows } from '../platform/repository/versioned-rows';
import { onceAView } from '../platform/store/view';
import { uuidArray } from '../platform/store/values';
import { fundingOutlook, plan } from './tables';

export type PlanRow = typeof plan.$inferSelect;
export type NewPlanRow = typeof plan.$inferInsert;
export type OutlookRow = typeof fundingOutlook.$inferSelect;

/** The key of a property's fiscal year. */
export interface PropertyYear {
  workspaceId: string;
  propertyId: string;
  fiscalYear: number;
}

const ofYear = (year: PropertyYear) =>
  and(
    eq(plan.workspaceId, year.workspaceId),
    eq(plan.propertyId, year.propertyId),
    eq(plan.fiscalYear, year.fiscalYear),
  );

/** Returns the plans of a property and year: the default recommended one first, then the oldest first. */
export const selectPlans = onceAView((tx: Tx, year: PropertyYear): Promise<PlanRow[]> =>
  tx
    .select()
    .from(plan)
    .where(ofYear(year))
    .orderBy(desc(plan.isDefaultRecommendedPlan), asc(plan.createdAt), asc(plan.planId)),
);

/** Returns the plans of many properties and years, in the same order. */
export function selectPlansOf(tx: Tx, years: readonly PropertyYear[]): Promise<PlanRow[]> {
  return tx
    .select()
    .from(plan)
    .where(ofYears(years))
    .orderBy(desc(plan.isDefaultRecommendedPlan), asc(plan.createdAt), asc(plan.planId));
}

function ofYears(years: readonly PropertyYear[]) {
  const ids = uuidArray(years.map(({ propertyId }) => propertyId));
  const named = sql`${`{${years.map(({ fiscalYear }) => fiscalYear).join(',')}}`}::int[]`;
  return sql`(${plan.propertyId}, ${plan.fiscalYear}) in (select * from unnest(${ids}, ${named}))`;
}

/** Returns the plans of many properties, for one year of each, the oldest first. */
export async function selectPlansOfYears(tx: Tx, years: readonly PropertyYear[]): Promise<PlanRow[]> {
  if (years.length === 0) return [];
  return tx.select().from(plan).where(ofYears(years)).orderBy(asc(plan.createdAt), asc(plan.planId));
}

/** Returns names and marks of the same plans, without their settings and results. */
export async function selectMarksOfYears(tx: Tx, years: readonly PropertyYear[]) {
  if (years.length === 0) return [];
  const { propertyId, planId, name, isAdopted, isDisclosure, isRecommended, isDefaultRecommendedPlan } = plan;
  return tx
    .select({ propertyId, planId, name, isAdopted, isDisclosure, isRecommended, isDefaultRecommendedPlan })
    .from(plan)
    .where(ofYears(years))
    .orderBy(asc(plan.createdAt), asc(plan.planId));
}

/** Returns the results of plans, by id. */
export async function selectResults(
  tx: Tx,
  planIds: readonly string[],
): Promise<Map<string, PlanRow['result']>> {
  if (planIds.length === 0) return new Map();
  const { planId, result } = plan;
  const rows = await tx
    .select({ planId, result })
    .from(plan)
    .where(inArray(planId, [...planIds]));
  return new Map(rows.map((row) => [row.planId, row.result]));
}

/** Returns the plans of a property, of any year, with moves that projects ended. */
export function selectPlansOfProperty(
  tx: Tx,
  { workspaceId, propertyId }: Omit<PropertyYear, 'fiscalYear'>,
): Promise<PlanRow[]> {
  return tx
    .select()
    .from(plan)
    .where(
      and(
        eq(plan.workspaceId, workspaceId),
        eq(plan.propertyId, propertyId),
        sql`${plan.endedMoves} <> '[]'::jsonb`,
      ),
    );
}

export const selectPlan = onceAView(async (tx: Tx, planId: string): Promise<PlanRow | null> => {
  const [row] = await tx.select().from(plan).where(eq(plan.planId, planId));
  return row ?? null;
});

/** Returns the id of a plan's property, without reading the plan's figures. */
export async function selectPropertyOfPlan(
  tx: Tx,
  planId: string,
): Promise<{ propertyId: string } | undefined> {
  const [row] = await tx.select({ propertyId: plan.propertyId }).from(plan).where(eq(plan.planId, planId));
  return row;
}

/** Returns the id of the plan of a year's disclosure; null while none is chosen. */
export async function selectDisclosurePlanId(tx: Tx, year: PropertyYear): Promise<string | null> {
  const [row] = await tx
    .select({ planId: plan.planId })
    .from(plan)
    .where(and(ofYear(year), eq(plan.isDisclosure, true)));
  return row?.planId ?? null;
}

/** Returns the plans that are chosen for disclosures, of any year. */
export async function selectDisclosurePlans(
  tx: Tx,
  propertyIds: readonly string[],
): Promise<{ propertyId: string; fiscalYear: number; planId: string }[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select({ propertyId: plan.propertyId, fiscalYear: plan.fiscalYear, planId: plan.planId })
    .from(plan)
    .where(and(inArray(plan.propertyId, [...propertyIds]), eq(plan.isDisclosure, true)));
}

/** Returns the default recommended plans of all the properties' years. */
export function selectDefaultPlans(tx: Tx, propertyIds: readonly string[]): Promise<PlanRow[]> {
  return tx
    .select()
    .from(plan)
    .where(and(inArray(plan.propertyId, [...propertyIds]), eq(plan.isDefaultRecommendedPlan, true)));
}

/** Inserts or replaces the default plan of a property and year; does not change an adopted one. */
export async function upsertDefaultPlan(tx: Tx, row: NewPlanRow): Promise<void> {
  const { settings, result, infeasibleReason, computedAt } = row;
  await tx
    .insert(plan)
    .values(row)
    .onConflictDoUpdate({
      target: [plan.workspaceId, plan.propertyId, plan.fiscalYear],
      targetWhere: sql`is_default_recommended_plan`,
      set: { settings, result, infeasibleReason, computedAt, version: sql`${plan.version} + 1` },
      setWhere: sql`not ${plan.isAdopted}`,
    });
}

/** Write one plan. The caller has locked the property. */
export const {
  insert: insertPlan,
  changeHeld: updatePlan,
  removeHeld: deletePlan,
} = versionedRows(plan, ['workspaceId', 'planId']);

export const selectOutlooks = onceAView((tx: Tx, propertyIds: readonly string[]): Promise<OutlookRow[]> =>
  tx
    .select()
    .from(fundingOutlook)
    .where(inArray(fundingOutlook.propertyId, [...propertyIds])),
);

export async function upsertOutlook(tx: Tx, row: typeof fundingOutlook.$inferInsert): Promise<void> {
  const { workspaceId, propertyId, fiscalYear, ...figures } = row;
  await tx
    .insert(fundingOutlook)
    .values(row)
    .onConflictDoUpdate({
      target: [fundingOutlook.workspaceId, fundingOutlook.propertyId, fundingOutlook.fiscalYear],
      set: figures,
    });
}
