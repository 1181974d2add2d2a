import { fundingBand } from '@roofline/engine/inventory/fully-funded';
import { toDollars } from '@roofline/schema/value/money';
import type { Plan, PropertyOutlook } from '@roofline/schema/plan/plan';
import type { BandLimits } from '@roofline/schema/report/report-bands';
import { financialsByProperty } from '../../financials/service';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { inAskedOrder } from '../../platform/ids';
import { reachedProperties, type PropertyAccess } from '../../property/access';
import { presentPlans } from '../plans/present';
import { selectDefaultPlans, selectOutlooks, type OutlookRow } from '../repository';
import { outlookYear } from '../years';
import { FUNDING_VERSION, recomputePlans } from './recompute';

/** Properties by id, each with the workspace that it is in. */
type Owned = ReadonlyMap<string, { workspaceId: string }>;

/** Set-up year whose outlook stands today, by property; none for a property without financials. */
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
 * Today's outlook of each property. Writes keep them current; what is missing here was left behind by the clock (a
 * new fiscal year began) or by an older version of the engine, and is computed now.
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

/** Those of the properties whose figures the actor may see. */
async function visibleProperties(tx: Tx, actor: Actor, propertyIds: readonly string[]): Promise<Seen> {
  const reached = await reachedProperties(tx, actor, propertyIds);
  return new Map([...reached].filter(([, { actions }]) => actions.viewDashboard));
}

const owned = (seen: Seen): Owned =>
  new Map([...seen].map(([propertyId, { property }]) => [propertyId, property]));

function presentOutlook(row: OutlookRow, bands: BandLimits): PropertyOutlook {
  return {
    propertyId: row.propertyId,
    fiscalYear: row.fiscalYear,
    percentFunded: row.percentFunded,
    fundingBand: fundingBand(row.percentFunded, bands),
    endBalances: row.endBalances.map(toDollars),
    firstShortfallYear: row.firstShortfallYear,
  };
}

const lower = (ids: readonly string[]) => ids.map((id) => id.toLowerCase());

/** Outlooks in the asked order; null without financials and where the actor may not see the figures. */
export async function listOutlooks(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  propertyIds: readonly string[],
): Promise<(PropertyOutlook | null)[]> {
  const visible = await visibleProperties(tx, actor, lower(propertyIds));
  const rows = await freshOutlooks(tx, clock, owned(visible));
  const outlooks = [...rows.values()].map((row) =>
    presentOutlook(row, visible.get(row.propertyId)!.property.ratingBands),
  );
  return inAskedOrder(propertyIds, outlooks, (outlook) => outlook.propertyId);
}

/** Default recommended plans in the asked order: of one fiscal year, or of each property's own default year. */
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
