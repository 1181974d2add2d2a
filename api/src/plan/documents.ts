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
import { canPlan, isDisclosing, isOpenYear } from './policy';
import { selectDisclosurePlanId } from './repository';
import { NO_FIGURES } from './funding/infeasible';

/** A plan with everything that its documents are made of. */
export interface PlanForDocuments {
  plan: Plan;
  fiscalYear: number;
  /** As solved: the contribution is the one that was found. */
  settings: PlanSettings;
  /** The inventory that the plan's figures stand on; of an adopted plan, that of the day of its adoption. */
  inventory: readonly InventoryComponent[];
  financials: BasisFinancials;
  numberOfUnits: number;
  property: PropertyAccess['property'];
}

/** The plan, or 404; 422 where its assumptions are out of range, as there is nothing to print then. */
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

/** A fiscal year as its disclosure sees it. */
export interface YearForDisclosure {
  property: PropertyAccess['property'];
  year: FiscalYear;
  /** The plan that the disclosure is drawn from; null while none is chosen. */
  disclosurePlanId: string | null;
  /** The actor may choose that plan and state what the law leaves to people. */
  canDisclose: boolean;
}

/** The year, or 404 for one that the property does not have. `lock` holds the property: 403 for who may not change it. */
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
