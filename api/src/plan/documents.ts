import { isDisclosing } from '@roofline/schema/disclosure/disclosure-states';
import type { FiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import type { Plan } from '@roofline/schema/plan/plan';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { ruleFailed } from '../platform/problem';
import type { PropertyAccess } from '../property/access';
import { standingAdoption } from './adoption/repository';
import type { InventoryComponent } from '../component/service';
import type { BasisFinancials } from './funding/basis';
import { presentPlan } from './plans/present';
import { basisOfYear, requirePlan, requireYear, type AskedYear } from './plans/year';
import { canPlan, isOpenYear } from './policy';
import { selectDisclosurePlanId } from './repository';
import { NO_FIGURES } from './funding/infeasible';

/** A plan with everything that its documents show. */
export interface PlanForDocuments {
  plan: Plan;
  fiscalYear: number;
  /** The settings with the solved contribution. */
  settings: PlanSettings;
  /** The inventory that the plan's figures are based on; for an adopted plan, that of the day of its adoption. */
  inventory: readonly InventoryComponent[];
  financials: BasisFinancials;
  numberOfUnits: number;
  property: PropertyAccess['property'];
}

/** Returns the plan for its documents, or 404; 422 where assumptions out of range leave nothing to print. */
export async function planForDocuments(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  planId: string,
): Promise<PlanForDocuments> {
  const held = await requirePlan(tx, actor, clock, planId);
  const { row, access } = held;
  const plan = await presentPlan(tx, clock, row, access);
  if (!plan.fundingReport) throw ruleFailed(row.infeasibleReason ?? NO_FIGURES, undefined, 'outOfRange');
  const { property } = access;
  const { fiscalYear, settings } = row;
  const adopted = row.isAdopted ? (await standingAdoption(tx, row))?.snapshot : undefined;
  const { components: inventory, financials } = adopted ?? (await basisOfYear(tx, held, fiscalYear));
  const numberOfUnits = adopted?.numberOfUnits ?? property.numberOfUnits;
  return { plan, fiscalYear, settings, inventory, financials, numberOfUnits, property };
}

/** The facts about a fiscal year that its disclosure needs. */
export interface YearForDisclosure {
  property: PropertyAccess['property'];
  year: FiscalYear;
  /** The plan of the disclosure; null while none is chosen. */
  disclosurePlanId: string | null;
  /** The actor may choose that plan and fill in the statements of the disclosure. */
  canDisclose: boolean;
}

/** Returns the year; 404 where the property does not have it. `lock` locks the property: 403 without the right to edit. */
export async function yearForDisclosure(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  asked: AskedYear,
  options: { lock?: boolean } = {},
): Promise<YearForDisclosure> {
  const { access, year } = await requireYear(tx, actor, clock, asked, options);
  const { property, actions } = access;
  const { workspaceId, propertyId } = property;
  return {
    property,
    year,
    disclosurePlanId: await selectDisclosurePlanId(tx, { workspaceId, propertyId, fiscalYear: year.year }),
    canDisclose: canPlan(actions) && isOpenYear(year) && isDisclosing(property.state),
  };
}
