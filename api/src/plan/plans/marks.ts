import { isDisclosing } from '@roofline/schema/disclosure/disclosure-states';
import { copyName } from '@roofline/schema/value/copy-name';
import { limits } from '@roofline/schema/value/limits';
import type { Plan } from '@roofline/schema/plan/plan';
import type { Tx } from '../../platform/database';
import { ruleFailed } from '../../platform/problem';
import { standingSettings } from '../moves/standing';
import { updatePlan } from '../repository';
import { presentPlan } from './present';
import { inPlaceOf, planEvent, recordPlan } from './record';
import { isNameTaken } from './rules';
import { plansOfYear, storePlan, type PlanChange } from './save';
import { assertOpenYear, basisOfYear, requirePlan } from './year';

type Mark = 'isRecommended' | 'isDisclosure';

/** Sets or removes a mark that at most one plan of a year has. */
async function mark(
  tx: Tx,
  { actor, clock }: PlanChange,
  planId: string,
  { field, value, verbs }: { field: Mark; value: boolean; verbs: [set: string, taken: string] },
): Promise<Plan> {
  const held = await requirePlan(tx, actor, clock, planId, { lock: true });
  const { access, row } = held;
  assertOpenYear(held);
  if (field === 'isDisclosure' && !isDisclosing(access.property.state))
    throw ruleFailed(
      'Disclosure reports are for properties in California and Washington',
      field,
      'noDisclosure',
    );
  if (row[field] === value) return presentPlan(tx, clock, row, access);
  const marked = (await plansOfYear(held, tx)).filter((one) => one.planId !== planId && one[field]);
  const others = value ? marked : [];
  for (const other of others) await updatePlan(tx, other, { [field]: false });
  const saved = await updatePlan(tx, row, { [field]: value });
  const description = `${value ? verbs[0] : verbs[1]}${inPlaceOf(others)}`;
  await recordPlan(tx, { actor, now: clock.now() }, saved, planEvent(saved, description));
  return presentPlan(tx, clock, saved, access);
}

/** Recommends a plan in place of another one, or takes the recommendation back. */
export function recommendPlan(tx: Tx, by: PlanChange, planId: string, value: boolean): Promise<Plan> {
  const verbs: [string, string] = ['Recommended the plan', 'Stopped recommending the plan'];
  return mark(tx, by, planId, { field: 'isRecommended', value, verbs });
}

/** Chooses the plan of the disclosure report; only in California and Washington. */
export function disclosePlan(tx: Tx, by: PlanChange, planId: string, value: boolean): Promise<Plan> {
  const verbs: [string, string] = [
    'Chose the plan for the disclosure report',
    'Stopped using the plan for the disclosure report',
  ];
  return mark(tx, by, planId, { field: 'isDisclosure', value, verbs });
}

/** Copies a plan, also a computed or an adopted one, into a separate plan, solved again with today's inventory. */
export async function duplicatePlan(
  tx: Tx,
  by: PlanChange,
  planId: string,
  given: string | undefined,
): Promise<Plan> {
  const held = await requirePlan(tx, by.actor, by.clock, planId, { lock: true });
  assertOpenYear(held);
  const { row } = held;
  const basis = await basisOfYear(tx, held, row.fiscalYear);
  const plans = await plansOfYear(held, tx);
  const known = new Set(basis.components.map((component) => component.propertyComponentId));
  // Components may have left the inventory since the plan was saved; a copy leaves out their moves.
  const settings = standingSettings(row);
  const moves = settings.moves.filter((move) => known.has(move.propertyComponentId));
  const copy = await storePlan(tx, by, held, {
    basis,
    plans,
    name:
      given ??
      copyName(row.name, { max: limits.planNameMax, isTaken: (wanted) => isNameTaken(plans, wanted) }),
    settings: { ...settings, moves },
    verb: `Copied the plan from ${row.name}`,
  });
  return presentPlan(tx, by.clock, copy, held.access);
}
