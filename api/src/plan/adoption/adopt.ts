import type { Plan } from '@roofline/schema/plan/plan';
import type { PlanAdoptionInput } from '@roofline/schema/plan/plan-input';
import { dayText } from '@roofline/schema/value/day';
import { inventoryRows } from '../../component/service';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { conflict, ruleFailed } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import type { Basis } from '../funding/basis';
import type { PlanResult } from '../funding/record';
import { recomputePlan } from '../funding/recompute';
import { presentPlan } from '../plans/present';
import { inPlaceOf, planEvent, recordPlan } from '../plans/record';
import { plansOfYear, type PlanAt, type PlanChange } from '../plans/save';
import { assertOpenYear, basisOfYear, requirePlan } from '../plans/year';
import { updatePlan, type PlanRow } from '../repository';
import { insertAdoption } from './repository';
import { adoptedState } from './snapshot';
import { NO_FIGURES } from '../funding/infeasible';

/** Ends the earlier adoption of another plan, which is solved again with today's inventory and financials. */
async function release(tx: Tx, before: PlanRow, basis: Basis, now: Date): Promise<void> {
  const released = await updatePlan(tx, before, { isAdopted: false });
  await recomputePlan(tx, released, basis, { now });
}

function votes({ votesFor, votesAgainst, votesAbstained }: PlanAdoptionInput): string {
  const told = [
    votesFor === null ? null : `${votesFor} for`,
    votesAgainst === null ? null : `${votesAgainst} against`,
    votesAbstained === null ? null : `${votesAbstained} abstained`,
  ].filter((part) => part !== null);
  return told.length === 0 ? '' : ` (${told.join(', ')})`;
}

/** Returns the snapshot of a plan as it is now, with the whole inventory. */
async function snapshotOf(
  tx: Tx,
  plan: PlanRow & { result: PlanResult },
  basis: Basis,
  numberOfUnits: number,
) {
  const { rows: details } = await inventoryRows(tx, plan.propertyId, plan.fiscalYear);
  return adoptedState(plan, basis, { numberOfUnits, details });
}

/**
 * Records the board's decision: freezes the plan's current inputs and outputs and makes it the year's adopted plan in
 * place of an earlier one. A second adoption from the same version is refused.
 */
export async function adoptPlan(
  tx: Tx,
  { actor, clock }: PlanChange,
  { planId, version }: PlanAt,
  input: PlanAdoptionInput,
): Promise<Plan> {
  const held = await requirePlan(tx, actor, clock, planId, { lock: true });
  const { access, row } = held;
  assertOpenYear(held);
  assertVersion(row.version, version);
  if (row.isAdopted) throw conflict('This plan is already adopted.', 'adopted');
  const { result } = row;
  if (!result) throw ruleFailed(row.infeasibleReason ?? NO_FIGURES, undefined, 'outOfRange');
  const basis = await basisOfYear(tx, held, row.fiscalYear);
  const now = clock.now();
  const others = (await plansOfYear(held, tx)).filter((one) => one.isAdopted);
  for (const other of others) await release(tx, other, basis, now);
  const saved = await updatePlan(tx, row, { isAdopted: true });
  const { workspaceId, propertyId, fiscalYear } = row;
  await insertAdoption(tx, {
    ...input,
    workspaceId,
    propertyId,
    fiscalYear,
    planId,
    planAdoptionId: newId(),
    adoptedAt: now,
    userId: actor.userId,
    adoptedBy: actor.fullName,
    snapshot: await snapshotOf(tx, { ...row, result }, basis, access.property.numberOfUnits),
  });
  const meeting = `at the meeting of ${dayText(input.meetingDate)}${votes(input)}`;
  const description = `Adopted the plan ${meeting}${inPlaceOf(others)}`;
  await recordPlan(tx, { actor, now }, saved, planEvent(saved, description));
  return presentPlan(tx, clock, saved, access);
}
