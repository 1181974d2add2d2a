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
import { selectPlans } from '../repository';
import { financialsByProperty } from '../../financials/service';
import { presentProperty } from '../../property/service';
import { presentPlan, presentPlans } from './present';
import { planningSteps } from './steps';
import { requirePlan, requireYear, type AskedYear } from './year';

/**
 * Plans of a property and year, the default recommended one first. A year that awaits setup shows those of the year
 * that it will start from, as its dashboard does.
 */
export async function listPlans(tx: Tx, actor: Actor, clock: Clock, asked: AskedYear): Promise<PlanList> {
  const { access, year, basisFiscalYear } = await requireYear(tx, actor, clock, asked);
  const { workspaceId, propertyId, hasLoanAnalysis, numberOfUnits } = access.property;
  const setUp = (await financialsByProperty(tx, [propertyId])).get(propertyId) ?? [];
  const financials = setUp.find((row) => row.fiscalYear === basisFiscalYear) ?? null;
  const rows =
    basisFiscalYear === null
      ? []
      : await selectPlans(tx, { workspaceId, propertyId, fiscalYear: basisFiscalYear });
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
    items: await presentPlans(tx, clock, rows, new Map([[propertyId, access]])),
    overfundedAbove: access.property.ratingBands.overfundedAbove,
    leading: planLead(rows),
    viewerCan: { create: canPlan(access.actions) && !isReadOnly },
  };
}

/** One plan by id. */
export async function getPlan(tx: Tx, actor: Actor, clock: Clock, planId: string): Promise<Plan> {
  const { row, access } = await requirePlan(tx, actor, clock, planId);
  return presentPlan(tx, clock, row, access);
}

/** A plan with what its page shows beside it. */
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

/** The plans of a year with what their page shows beside them. */
export async function getPlansPage(tx: Tx, actor: Actor, clock: Clock, asked: AskedYear): Promise<PlansPage> {
  const list = await listPlans(tx, actor, clock, asked);
  return {
    list,
    inventory: list.basisFiscalYear === null ? null : await getInventory(tx, actor, clock, asked),
    steps: await planningSteps(tx, actor, clock, asked),
  };
}

/** The inventory that plans of a year project; 404 while no year is set up. */
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
