import type { PlanBridge } from '@roofline/schema/plan/plan';
import type { Cents } from '@roofline/schema/value/money';
import { fiscalYearStateOf } from '../../fiscal-year/service';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { quick } from '../../platform/work/kind';
import { presentAdoption, withDocuments } from '../adoption/present';
import { filesOf, standingAdoption } from '../adoption/repository';
import { standingSettings } from '../moves/standing';
import { basisOfYear, requirePlan } from '../plans/year';
import { selectPlan } from '../repository';
import { bridgeOf, type BridgeSubject } from './bridge';

/** Returns the actual spending of each reconciled year from `from` up to, but without, `to`. */
async function spentBetween(
  tx: Tx,
  propertyId: string,
  from: number,
  to: number,
): Promise<Map<number, Cents>> {
  const spent = new Map<number, Cents>();
  for (let year = from; year < to; year++) {
    const state = await fiscalYearStateOf(tx, propertyId, year);
    if (state?.reconciledAt && state.expenditures !== null) spent.set(year, state.expenditures);
  }
  return spent;
}

/** The input of a bridge; `moments` is null where no plan was adopted. */
interface ReadBridge {
  planId: string;
  from: PlanBridge['from'];
  moments: BridgeSubject | null;
}

/** Reads the adoption that applies to the plan's year, and the plan as it is today. */
export async function readBridge(tx: Tx, actor: Actor, clock: Clock, planId: string): Promise<ReadBridge> {
  const found = await requirePlan(tx, actor, clock, planId);
  const { row, access } = found;
  const { workspaceId, propertyId, fiscalYear } = row;
  const adoption = await standingAdoption(tx, { workspaceId, propertyId, fiscalYear });
  if (!adoption) return { planId, from: null, moments: null };
  const basis = await basisOfYear(tx, found, fiscalYear);
  const decided = await selectPlan(tx, adoption.planId);
  const files = await withDocuments(tx, await filesOf(tx, [adoption.planAdoptionId]));
  return {
    planId,
    from: presentAdoption(adoption, files, decided?.isAdopted ?? false),
    moments: {
      adopted: { ...adoption.snapshot, fiscalYear: adoption.fiscalYear },
      now: {
        ...basis,
        settings: standingSettings(row),
        numberOfUnits: access.property.numberOfUnits,
        isAdopted: row.isAdopted,
      },
      spent: await spentBetween(tx, propertyId, adoption.fiscalYear, fiscalYear),
    },
  };
}

/** The work that computes a bridge. It solves a plan for each cause, which takes seconds, so it runs on another thread. */
export const planBridgeWork = quick('plan bridge', ({ planId, from, moments }: ReadBridge): PlanBridge => {
  const found = moments ? bridgeOf(moments) : { figures: [], differences: [] };
  return { planId, from, ...found };
});
