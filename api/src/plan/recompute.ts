import { financialsByProperty } from '../financials/service';
import { inventoryOf } from '../component/service';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { newId } from '../platform/ids';
import type { ChangedProperty } from '../platform/plan-hooks';
import type { Basis } from './basis';
import {
  defaultRecommendedPlan,
  fundingSchedule,
  projectCurrentFunding,
  projectFunding,
  ranged,
} from './funding';
import { fundingFigures, fundingRecord } from './funding-record';
import {
  selectPlans,
  updatePlanFigures,
  upsertDefaultPlan,
  upsertOutlook,
  type PlanRow,
  type PropertyYear,
} from './repository';
import { assumptionsOf, settingsOf, updatedSettings, type PlanSettings } from './settings';
import { projectedYears } from './years';

/** Raise it when the engine's answers change: stored outlooks of another version are computed anew when read. */
export const FUNDING_VERSION = 1;

export const DEFAULT_PLAN_NAME = 'Recommended: full funding';

/** Financials and inventory of a set-up year; null when it is not set up. */
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
  const record = fundingRecord(projected.value);
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

async function writeDefaultPlan(tx: Tx, year: PropertyYear, basis: Basis, now: Date): Promise<void> {
  const computed = defaultRecommendedPlan(basis);
  await upsertDefaultPlan(tx, {
    ...year,
    planId: newId(),
    name: DEFAULT_PLAN_NAME,
    method: 'fullFunding',
    isDefaultRecommendedPlan: true,
    settings: settingsOf(computed.assumptions),
    firstYearContribution: computed.assumptions.firstYearContribution,
    result: computed.projection && fundingRecord(computed.projection),
    infeasibleReason: computed.infeasibleReason,
    computedAt: now,
    createdAt: now,
  });
}

/** Projects a plan that people made, with its settings or new ones, on the year's inventory. */
async function reproject(tx: Tx, row: PlanRow, basis: Basis, now: Date, update = false): Promise<void> {
  const stored = row.settings as PlanSettings;
  const settings = update ? updatedSettings(stored, basis.financials) : stored;
  const firstYearContribution = update
    ? basis.financials.annualReserveContribution
    : row.firstYearContribution;
  const assumptions = assumptionsOf(settings, firstYearContribution);
  const projected = ranged(() =>
    projectFunding(fundingSchedule(basis, assumptions.inflationRate), assumptions),
  );
  await updatePlanFigures(tx, row, {
    settings,
    firstYearContribution,
    result: projected.value && fundingRecord(projected.value),
    infeasibleReason: projected.problem,
    computedAt: now,
  });
}

const madeByPeople = (rows: readonly PlanRow[]) => rows.filter((row) => !row.isDefaultRecommendedPlan);

/**
 * Projects the contribution as it stands and the plans of a property anew: of the year that changed, or of every
 * set-up year that is not a previous one. Runs in the transaction of the change.
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
    for (const row of madeByPeople(await selectPlans(tx, year))) await reproject(tx, row, basis, now);
  }
}

/** "Update all plans": rewrites first-year contribution, rates and balance of every plan that is not adopted. */
export async function updateAllPlans(
  tx: Tx,
  changed: ChangedProperty & { fiscalYear: number; clock: Clock },
): Promise<void> {
  const { workspaceId, propertyId, fiscalYear, clock } = changed;
  const basis = await readBasis(tx, propertyId, fiscalYear);
  if (!basis) return;
  const rows = madeByPeople(await selectPlans(tx, { workspaceId, propertyId, fiscalYear }));
  for (const row of rows.filter((one) => !one.isAdopted)) await reproject(tx, row, basis, clock.now(), true);
}
