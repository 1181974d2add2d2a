import { inventoryOf } from '../../component/service';
import { financialsByProperty } from '../../financials/service';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import type { ChangedProperty } from '../../platform/plan-hooks';
import { standingSettings } from '../moves/standing';
import {
  selectPlans,
  updatePlan,
  upsertDefaultPlan,
  upsertOutlook,
  type PlanRow,
  type PropertyYear,
} from '../repository';
import { projectedYears } from '../years';
import { sharedSettings, type Basis } from './basis';
import { computeDefaultPlan, computePlan, projectCurrentFunding, type ComputedPlan } from './compute';
import { fundingFigures, fundingRecord } from './record';

/** The version of stored outlooks. Raise it when the engine's results change: a read computes other versions again. */
export const FUNDING_VERSION = 3;

const DEFAULT_PLAN_NAME = 'Full funding';

/** Returns the financials and the inventory of a year; null where it is not set up. */
export async function readBasis(tx: Tx, propertyId: string, fiscalYear: number): Promise<Basis | null> {
  const years = (await financialsByProperty(tx, [propertyId])).get(propertyId) ?? [];
  const financials = years.find((year) => year.fiscalYear === fiscalYear);
  if (!financials) return null;
  return { fiscalYear, financials, components: await inventoryOf(tx, propertyId, fiscalYear) };
}

async function writeOutlook(tx: Tx, year: PropertyYear, basis: Basis, now: Date): Promise<void> {
  const projected = projectCurrentFunding(basis);
  const stamp = { ...year, dataVersion: FUNDING_VERSION, computedAt: now };
  if (projected.problem !== null)
    return upsertOutlook(tx, {
      ...stamp,
      percentFunded: null,
      endBalances: [],
      firstShortfallYear: null,
      lowestBalance: null,
      lowestBalanceYear: null,
      report: { problem: projected.problem },
    });
  const record = fundingRecord(projected.value.projection);
  const figures = fundingFigures(record);
  return upsertOutlook(tx, {
    ...stamp,
    percentFunded: figures.percentFundedStart,
    endBalances: figures.ends,
    firstShortfallYear: figures.firstShortfall === null ? null : year.fiscalYear + figures.firstShortfall,
    lowestBalance: figures.lowestBalance,
    lowestBalanceYear: year.fiscalYear + figures.lowest,
    report: { record },
  });
}

/** Returns the columns of a computed plan. */
export function storedFigures({ settings, result, infeasibleReason }: ComputedPlan, now: Date) {
  return { settings, result, infeasibleReason, computedAt: now };
}

async function writeDefaultPlan(tx: Tx, year: PropertyYear, basis: Basis, now: Date): Promise<void> {
  await upsertDefaultPlan(tx, {
    ...year,
    ...storedFigures(computeDefaultPlan(basis), now),
    planId: newId(),
    name: DEFAULT_PLAN_NAME,
    isDefaultRecommendedPlan: true,
    createdAt: now,
  });
}

/** Solves and projects a plan's settings again with the year's inventory and financials. */
export async function recomputePlan(
  tx: Tx,
  row: PlanRow,
  basis: Basis,
  { now, settings = standingSettings(row) }: { now: Date; settings?: PlanRow['settings'] },
): Promise<void> {
  const computed = row.isDefaultRecommendedPlan ? computeDefaultPlan(basis) : computePlan(settings, basis);
  await updatePlan(tx, row, storedFigures(computed, now));
}

/** Returns the plans that people made, without the adopted one: its figures are frozen. */
const open = (rows: readonly PlanRow[]) =>
  rows.filter((row) => !row.isDefaultRecommendedPlan && !row.isAdopted);

/**
 * Projects the current contribution and the plans of a property again: those of the year that changed, or of every
 * year that is projected. Runs in the transaction of the change.
 */
export async function recomputePlans(tx: Tx, changed: ChangedProperty & { clock: Clock }): Promise<void> {
  const { workspaceId, propertyId, clock } = changed;
  const setUp = (await financialsByProperty(tx, [propertyId])).get(propertyId) ?? [];
  const wanted = projectedYears(propertyId, setUp, clock.today());
  for (const fiscalYear of wanted) {
    if (changed.fiscalYear !== undefined && changed.fiscalYear !== fiscalYear) continue;
    const year = { workspaceId, propertyId, fiscalYear };
    const financials = setUp.find((row) => row.fiscalYear === fiscalYear)!;
    const basis = { fiscalYear, financials, components: await inventoryOf(tx, propertyId, fiscalYear) };
    const now = clock.now();
    await writeOutlook(tx, year, basis, now);
    await writeDefaultPlan(tx, year, basis, now);
    for (const row of open(await selectPlans(tx, year))) await recomputePlan(tx, row, basis, { now });
  }
}

/**
 * Updates all plans: sets starting balance, rates and first-year contribution from the financials in every plan that is
 * not adopted. Steps of a ladder, assessments, loans and single years stay; a solved contribution is solved again.
 */
export async function updateAllPlans(
  tx: Tx,
  changed: ChangedProperty & { fiscalYear: number; clock: Clock },
): Promise<void> {
  const { workspaceId, propertyId, fiscalYear, clock } = changed;
  const basis = await readBasis(tx, propertyId, fiscalYear);
  if (!basis) return;
  const shared = sharedSettings(basis.financials);
  for (const row of open(await selectPlans(tx, { workspaceId, propertyId, fiscalYear })))
    await recomputePlan(tx, row, basis, {
      now: clock.now(),
      settings: { ...standingSettings(row), ...shared },
    });
}
