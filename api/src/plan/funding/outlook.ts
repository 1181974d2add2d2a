import { fundingBand } from '@roofline/engine/inventory/fully-funded';
import { toDollars } from '@roofline/schema/value/money';
import { planLead } from '@roofline/schema/plan/leading';
import type { Plan, PropertyOutlook } from '@roofline/schema/plan/plan';
import type { PlanLead } from '@roofline/schema/plan/plan-lead';
import type { BandLimits } from '@roofline/schema/report/report-bands';
import { financialsByProperty } from '../../financials/service';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { inAskedOrder } from '../../platform/ids';
import { reachedProperties, type PropertyAccess } from '../../property/access';
import { presentPlans } from '../plans/present';
import {
  selectDefaultPlans,
  selectMarksOfYears,
  selectOutlooks,
  selectResults,
  type OutlookRow,
} from '../repository';
import { outlookYear } from '../years';
import { fundingFigures, type FundingRecord } from './record';
import { FUNDING_VERSION, recomputePlans } from './recompute';
import { todaysFunding } from './today';

/** Properties by id, each with its workspace. */
type Owned = ReadonlyMap<string, { workspaceId: string }>;

/** Returns the set-up year whose outlook is shown today, by property; none for a property without financials. */
async function outlookYears(
  tx: Tx,
  propertyIds: readonly string[],
  today: string,
): Promise<Map<string, number>> {
  const setUp = await financialsByProperty(tx, propertyIds);
  return new Map(
    propertyIds.flatMap((propertyId): [string, number][] => {
      const year = outlookYear(propertyId, setUp.get(propertyId) ?? [], today);
      return year === null ? [] : [[propertyId, year]];
    }),
  );
}

async function storedOutlooks(tx: Tx, years: ReadonlyMap<string, number>): Promise<Map<string, OutlookRow>> {
  const rows = years.size > 0 ? await selectOutlooks(tx, [...years.keys()]) : [];
  const current = rows.filter(
    (row) => row.dataVersion === FUNDING_VERSION && row.fiscalYear === years.get(row.propertyId),
  );
  return new Map(current.map((row) => [row.propertyId, row]));
}

/**
 * Returns today's outlook of each property. Writes keep outlooks current; one that is missing here is of an earlier
 * fiscal year or of an older version of the engine, and is computed now.
 */
export async function freshOutlooks(
  tx: Tx,
  clock: Clock,
  properties: Owned,
): Promise<Map<string, OutlookRow>> {
  const years = await outlookYears(tx, [...properties.keys()], clock.today());
  const stored = await storedOutlooks(tx, years);
  const stale = [...years.keys()].filter((propertyId) => !stored.has(propertyId));
  if (stale.length === 0) return stored;
  for (const propertyId of stale)
    await recomputePlans(tx, { workspaceId: properties.get(propertyId)!.workspaceId, propertyId, clock });
  return storedOutlooks(tx, years);
}

type Seen = ReadonlyMap<string, PropertyAccess>;

/** Returns those of the properties whose figures the actor may see. */
async function visibleProperties(tx: Tx, actor: Actor, propertyIds: readonly string[]): Promise<Seen> {
  const reached = await reachedProperties(tx, actor, propertyIds);
  return new Map([...reached].filter(([, { actions }]) => actions.viewDashboard));
}

const owned = (seen: Seen): Owned =>
  new Map([...seen].map(([propertyId, { property }]) => [propertyId, property]));

/** The leading plan of a year, with its stored years; null where its assumptions are out of range. */
interface LeadingYears {
  lead: PlanLead;
  record: FundingRecord | null;
}

/** Returns the leading plan of each outlook's year. Reads only its result, and only names and marks of the others. */
async function leadingYears(tx: Tx, outlooks: readonly OutlookRow[]): Promise<Map<string, LeadingYears>> {
  const marks = await selectMarksOfYears(tx, outlooks);
  const leads = outlooks.flatMap(({ propertyId }) => {
    const lead = planLead(marks.filter((row) => row.propertyId === propertyId));
    return lead ? [{ propertyId, lead }] : [];
  });
  const results = await selectResults(
    tx,
    leads.map(({ lead }) => lead.planId),
  );
  return new Map(
    leads.map(({ propertyId, lead }) => [
      propertyId,
      { lead, record: results.get(lead.planId)?.rows ?? null },
    ]),
  );
}

/** Returns a row of a list by the leading plan of its year, with the current contribution beside it. */
function presentOutlook(
  row: OutlookRow,
  leading: LeadingYears | undefined,
  bands: BandLimits,
): PropertyOutlook {
  const { propertyId, fiscalYear } = row;
  const today = row.report?.record ?? null;
  const record = leading ? leading.record : today;
  const figures = record && fundingFigures(record);
  const percentFunded = figures?.percentFundedStart ?? null;
  const below = figures?.firstShortfall ?? null;
  return {
    propertyId,
    fiscalYear,
    percentFunded,
    fundingBand: fundingBand(percentFunded, bands),
    endBalances: figures?.ends.map(toDollars) ?? [],
    lowestBalance: figures && toDollars(figures.lowestBalance),
    firstShortfallYear: below === null ? null : fiscalYear + below,
    plan: leading?.lead ?? null,
    today: record && today && todaysFunding(today, record, fiscalYear),
  };
}

const lower = (ids: readonly string[]) => ids.map((id) => id.toLowerCase());

/** Returns outlooks in the order of the ids; null without financials and where the actor may not see the figures. */
export async function listOutlooks(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  propertyIds: readonly string[],
): Promise<(PropertyOutlook | null)[]> {
  const visible = await visibleProperties(tx, actor, lower(propertyIds));
  const rows = await freshOutlooks(tx, clock, owned(visible));
  const leading = await leadingYears(tx, [...rows.values()]);
  const outlooks = [...rows.values()].map((row) =>
    presentOutlook(row, leading.get(row.propertyId), visible.get(row.propertyId)!.property.ratingBands),
  );
  return inAskedOrder(propertyIds, outlooks, (outlook) => outlook.propertyId);
}

/** Returns default recommended plans in the order of the ids, of one fiscal year or of each property's default year. */
export async function listDefaultPlans(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  asked: { propertyIds: readonly string[]; fiscalYear: number | undefined },
): Promise<(Plan | null)[]> {
  const visible = await visibleProperties(tx, actor, lower(asked.propertyIds));
  const outlooks = await freshOutlooks(tx, clock, owned(visible));
  const rows = visible.size > 0 ? await selectDefaultPlans(tx, [...visible.keys()]) : [];
  const wanted = rows.filter(
    (row) => row.fiscalYear === (asked.fiscalYear ?? outlooks.get(row.propertyId)?.fiscalYear),
  );
  const plans = await presentPlans(tx, clock, wanted, visible);
  return inAskedOrder(asked.propertyIds, plans, (plan) => plan.propertyId);
}
