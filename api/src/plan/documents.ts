import type { Plan } from '@roofline/schema/plan';
import type { PlanSettings } from '@roofline/schema/plan-settings';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { ruleFailed } from '../platform/problem';
import type { PropertyAccess } from '../property/access';
import { standingAdoption } from './adoption/repository';
import type { InventoryComponent } from '../component/service';
import type { BasisFinancials } from './funding/basis';
import { presentPlan } from './plans/present';
import { basisOfYear, requirePlan } from './plans/year';

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
  if (!plan.fundingReport)
    throw ruleFailed(row.infeasibleReason ?? 'This plan has no figures', undefined, 'outOfRange');
  const { property } = access;
  const { fiscalYear, settings } = row;
  const adopted = row.isAdopted ? (await standingAdoption(tx, row))?.snapshot : undefined;
  const { components: inventory, financials } = adopted ?? (await basisOfYear(tx, held, fiscalYear));
  const numberOfUnits = adopted?.numberOfUnits ?? property.numberOfUnits;
  return { plan, fiscalYear, settings, inventory, financials, numberOfUnits, property };
}
