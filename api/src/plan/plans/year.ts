import type { FiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import { readFiscalYears } from '../../financials/service';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import type { Guard } from '../../platform/idempotency';
import { conflict, notFound } from '../../platform/problem';
import { reachedProperties, requireProperty, type PropertyAccess } from '../../property/access';
import { freshOutlooks } from '../funding/outlook';
import type { Basis } from '../funding/basis';
import { readBasis } from '../funding/recompute';
import { isOpenYear } from '../policy';
import { selectPlan, type PlanRow } from '../repository';

/** The property and the fiscal year that a request names. */
export interface AskedYear {
  propertyId: string;
  fiscalYear: number;
}

/** A fiscal year of a property whose plans the actor may see. */
export interface PlanYear {
  access: PropertyAccess;
  year: FiscalYear;
  /** All years of the property, oldest first. */
  years: readonly FiscalYear[];
  /** The newest set-up year that is not after it; null where none is. */
  basisFiscalYear: number | null;
}

function planYearOf(
  access: PropertyAccess,
  years: readonly FiscalYear[],
  fiscalYear: number,
): PlanYear | null {
  const year = years.find((one) => one.year === fiscalYear);
  const setUp = years.filter((one) => !one.requireSetup && one.year <= fiscalYear);
  return year ? { access, year, years, basisFiscalYear: setUp.at(-1)?.year ?? null } : null;
}

/** Returns the year of each property that has it and whose plans the actor may see. Only a handful of statements. */
export async function planYears(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  { propertyIds, fiscalYear }: { propertyIds: readonly string[]; fiscalYear: number },
): Promise<Map<string, PlanYear>> {
  const reached = await reachedProperties(tx, actor, propertyIds);
  const seen = [...reached].filter(([, { actions }]) => actions.viewDashboard);
  const years = await readFiscalYears(tx, seen.map(([id]) => id), clock.today()); // prettier-ignore
  await freshOutlooks(tx, clock, new Map(seen.map(([id, { property }]) => [id, property])));
  const found = new Map<string, PlanYear>();
  for (const [id, access] of seen) {
    const year = planYearOf(access, years.get(id) ?? [], fiscalYear);
    if (year) found.set(id, year);
  }
  return found;
}

/** Returns the year with its property; 404 for one that the property does not have. `lock` locks the property. */
export async function requireYear(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  { propertyId, fiscalYear }: AskedYear,
  { lock = false }: { lock?: boolean } = {},
): Promise<PlanYear> {
  const need = lock ? 'editFinancials' : 'viewDashboard';
  const access = await requireProperty(tx, actor, propertyId, { need, lock });
  const id = access.property.propertyId;
  const years = (await readFiscalYears(tx, [id], clock.today())).get(id) ?? [];
  const found = planYearOf(access, years, fiscalYear);
  if (!found) throw notFound();
  await freshOutlooks(tx, clock, new Map([[id, access.property]]));
  return found;
}

/** Returns a plan that the actor may see, with its year; 404 where there is none for them. */
export async function requirePlan(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  planId: string,
  options: { lock?: boolean } = {},
): Promise<PlanYear & { row: PlanRow }> {
  const found = await selectPlan(tx, planId);
  if (!found) throw notFound();
  const year = await requireYear(tx, actor, clock, found, options);
  // Reads it again: the property may be locked by now, and figures that were out of date are computed.
  const row = await selectPlan(tx, planId);
  if (!row) throw notFound();
  return { ...year, row };
}

/** Returns the guard for `once`: the actor still has the right to change the plan. */
export function planGuard(actor: Actor, planId: string): Guard {
  return async (tx) => {
    const found = await selectPlan(tx, planId);
    if (!found) throw notFound();
    return (await requireProperty(tx, actor, found.propertyId, { need: 'editFinancials' })).property;
  };
}

/** Refuses changes of plans in a year that is over or that awaits its setup. */
export function assertOpenYear({ year }: Pick<PlanYear, 'year'>): void {
  if (isOpenYear(year)) return;
  throw conflict(
    year.isPreviousFiscalYear
      ? `${year.year} is a previous fiscal year: its plans are read-only.`
      : `${year.year} is not set up yet: set up the fiscal year before you create plans for it.`,
    'readOnly',
  );
}

/** Returns the financials and the inventory of a set-up year. */
export async function basisOfYear(
  tx: Tx,
  { access }: Pick<PlanYear, 'access'>,
  year: number,
): Promise<Basis> {
  const basis = await readBasis(tx, access.property.propertyId, year);
  if (!basis)
    throw conflict(`${year} has no financials yet. Add them before you create a plan.`, 'noFinancials');
  return basis;
}
