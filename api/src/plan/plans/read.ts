import { toDollars } from '@roofline/schema/value/money';
import { planLead } from '@roofline/schema/plan/leading';
import type { PlanPage, PlansPage } from '@roofline/schema/plan/pages';
import type { Plan, PlanInventory, PlanList } from '@roofline/schema/plan/plan';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { notFound } from '../../platform/problem';
import { currentSettings } from '../funding/basis';
import { readBasis } from '../funding/recompute';
import { canPlan, isOpenYear } from '../policy';
import { selectPlans, selectPlansOf, type PlanRow } from '../repository';
import { financialsByProperty, type FinancialRow } from '../../financials/service';
import { presentProperty } from '../../property/service';
import { presentPlan, presentPlans } from './present';
import { planningSteps } from './steps';
import { planYears, requirePlan, requireYear, type AskedYear, type PlanYear } from './year';

/**
 * Returns the plans of a property and year, the default recommended one first. A year that awaits setup shows those of
 * the year that it will start from, as its dashboard does.
 */
export async function listPlans(tx: Tx, actor: Actor, clock: Clock, asked: AskedYear): Promise<PlanList> {
  const found = await requireYear(tx, actor, clock, asked);
  const { access, basisFiscalYear } = found;
  const { workspaceId, propertyId } = access.property;
  const setUp = (await financialsByProperty(tx, [propertyId])).get(propertyId) ?? [];
  const rows =
    basisFiscalYear === null
      ? []
      : await selectPlans(tx, { workspaceId, propertyId, fiscalYear: basisFiscalYear });
  const items = await presentPlans(tx, clock, rows, new Map([[propertyId, access]]));
  return planListOf(found, setUp, rows, items);
}

/**
 * Returns the plans of many properties in the order of the ids; null for a property without that year and for one whose
 * plans the viewer does not see. A handful of statements, however many there are.
 */
export async function listPlansOf(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  { propertyIds, fiscalYear }: { propertyIds: readonly string[]; fiscalYear: number },
): Promise<(PlanList | null)[]> {
  const years = await planYears(tx, actor, clock, { propertyIds, fiscalYear });
  const setUp = await financialsByProperty(tx, [...years.keys()]);
  const bases = [...years.values()].flatMap(({ access: { property }, basisFiscalYear }) =>
    basisFiscalYear === null
      ? []
      : [{ workspaceId: property.workspaceId, propertyId: property.propertyId, fiscalYear: basisFiscalYear }],
  );
  const rows = bases.length > 0 ? await selectPlansOf(tx, bases) : [];
  const items = await presentPlans(
    tx,
    clock,
    rows,
    new Map([...years].map(([id, { access }]) => [id, access])),
  );
  const listed = (id: string): PlanList | null => {
    const year = years.get(id);
    const isOwn = (each: { propertyId: string }) => each.propertyId === id;
    return year ? planListOf(year, setUp.get(id) ?? [], rows.filter(isOwn), items.filter(isOwn)) : null;
  };
  return propertyIds.map((id) => listed(id.toLowerCase()));
}

function planListOf(
  { access, year, basisFiscalYear }: PlanYear,
  setUp: readonly FinancialRow[],
  rows: readonly PlanRow[],
  items: Plan[],
): PlanList {
  const { propertyId, hasLoanAnalysis, numberOfUnits } = access.property;
  const financials = setUp.find((row) => row.fiscalYear === basisFiscalYear) ?? null;
  const isReadOnly = !isOpenYear(year);
  const previousFee = financials?.previousHoaAnnualFee ?? null;
  return {
    propertyId,
    fiscalYear: year.year,
    basisFiscalYear,
    isReadOnly,
    hasLoanAnalysis,
    numberOfUnits,
    annualFee: financials && toDollars(financials.averageHoaAnnualFee),
    previousAnnualFee: previousFee === null ? null : toDollars(previousFee),
    proposal: financials && currentSettings(financials),
    items,
    overfundedAbove: access.property.ratingBands.overfundedAbove,
    leading: planLead(rows),
    viewerCan: { create: canPlan(access.actions) && !isReadOnly },
  };
}

/** Returns one plan by id. */
export async function getPlan(tx: Tx, actor: Actor, clock: Clock, planId: string): Promise<Plan> {
  const { row, access } = await requirePlan(tx, actor, clock, planId);
  return presentPlan(tx, clock, row, access);
}

/** Returns a plan with the other data of its page. */
export async function getPlanPage(tx: Tx, actor: Actor, clock: Clock, planId: string): Promise<PlanPage> {
  const { row, access } = await requirePlan(tx, actor, clock, planId);
  const list = await listPlans(tx, actor, clock, row);
  return {
    plan: await presentPlan(tx, clock, row, access),
    property: presentProperty(access),
    list,
    inventory: list.basisFiscalYear === null ? null : await getInventory(tx, actor, clock, row),
  };
}

/** Returns the plans of a year with the other data of their page. */
export async function getPlansPage(tx: Tx, actor: Actor, clock: Clock, asked: AskedYear): Promise<PlansPage> {
  const list = await listPlans(tx, actor, clock, asked);
  return {
    list,
    inventory: list.basisFiscalYear === null ? null : await getInventory(tx, actor, clock, asked),
    steps: await planningSteps(tx, actor, clock, asked),
  };
}

/** Returns the inventory that plans of a year project; 404 while no year is set up. */
export async function getInventory(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  asked: AskedYear,
): Promise<PlanInventory> {
  const { access, basisFiscalYear } = await requireYear(tx, actor, clock, asked);
  const { propertyId } = access.property;
  const basis = basisFiscalYear === null ? null : await readBasis(tx, propertyId, basisFiscalYear);
  if (!basis) throw notFound();
  return {
    propertyId,
    fiscalYear: basis.fiscalYear,
    components: basis.components.map(({ lineageId: _lineage, currentCost, isDone = false, ...line }) => ({
      ...line,
      isDone,
      currentCost: toDollars(currentCost),
    })),
  };
}
