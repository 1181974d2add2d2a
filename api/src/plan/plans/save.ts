import { limits } from '@roofline/schema/value/limits';
import type { Plan } from '@roofline/schema/plan/plan';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { conflict } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import type { Basis } from '../funding/basis';
import { storedFigures } from '../funding/recompute';
import { deletePlan, insertPlan, selectPlans, updatePlan, type PlanRow } from '../repository';
import { remembered } from '../moves/standing';
import { lastAdoptions } from '../adoption/repository';
import { describePlan } from './differences';
import { presentPlan } from './present';
import { planEvent, recordPlan } from './record';
import { assertFreeName, computeForSaving, readPlan } from './rules';
import { assertOpenYear, basisOfYear, requirePlan, requireYear, type AskedYear, type PlanYear } from './year';

/** The actor of a change of plans, and the clock. */
export interface PlanChange {
  actor: Actor;
  clock: Clock;
}

/** A plan to store in a year whose plans and basis have been read. */
export interface NewPlan {
  basis: Basis;
  plans: readonly PlanRow[];
  name: string;
  settings: PlanSettings;
  /** The first entry of its history. */
  verb: string;
}

/** Stores a plan in an open year that has room for it. The caller has locked the property. */
export async function storePlan(
  tx: Tx,
  { actor, clock }: PlanChange,
  { access, year }: PlanYear,
  made: NewPlan,
): Promise<PlanRow> {
  const { workspaceId, propertyId } = access.property;
  if (made.plans.length >= limits.plansPerYear)
    throw conflict(
      `A fiscal year has at most ${limits.plansPerYear} plans. Delete one first.`,
      'tooManyPlans',
    );
  assertFreeName(made.plans, made.name);
  const now = clock.now();
  const row = await insertPlan(tx, {
    workspaceId,
    propertyId,
    fiscalYear: year.year,
    planId: newId(),
    name: made.name,
    ...storedFigures(computeForSaving(made.settings, made.basis), now),
    createdAt: now,
  });
  await recordPlan(tx, { actor, now }, row, planEvent(row, made.verb));
  return row;
}

/** Returns the plans of a year. */
export function plansOfYear({ access, year }: PlanYear, tx: Tx): Promise<PlanRow[]> {
  const { workspaceId, propertyId } = access.property;
  return selectPlans(tx, { workspaceId, propertyId, fiscalYear: year.year });
}

/** Creates a plan in a year that is set up and not over. */
export async function createPlan(tx: Tx, by: PlanChange, asked: AskedYear, body: unknown): Promise<Plan> {
  const year = await requireYear(tx, by.actor, by.clock, asked, { lock: true });
  assertOpenYear(year);
  const basis = await basisOfYear(tx, year, year.year.year);
  const { name, settings } = readPlan(year.access, basis, body);
  const plans = await plansOfYear(year, tx);
  const row = await storePlan(tx, by, year, { basis, plans, name, settings, verb: 'Created the plan' });
  return presentPlan(tx, by.clock, row, year.access);
}

/** Refuses changes of the default recommended plan and of an adopted plan. */
function assertOwnPlan(row: PlanRow): void {
  if (row.isDefaultRecommendedPlan)
    throw conflict('Roofline computes the default recommended plan: duplicate it to change it.', 'readOnly');
  if (row.isAdopted) throw conflict('An adopted plan is read-only: duplicate it to change it.', 'readOnly');
}

/** A plan and the version that a change of it started from. */
export interface PlanAt {
  planId: string;
  version: number;
}

/** Changes the name and the settings of a plan. */
export async function changePlan(
  tx: Tx,
  { actor, clock }: PlanChange,
  { planId, version }: PlanAt,
  body: unknown,
): Promise<Plan> {
  const held = await requirePlan(tx, actor, clock, planId, { lock: true });
  const { row: before, access } = held;
  assertOpenYear(held);
  assertOwnPlan(before);
  const basis = await basisOfYear(tx, held, before.fiscalYear);
  const { name, settings } = readPlan(access, basis, body);
  assertVersion(before.version, version);
  assertFreeName(await plansOfYear(held, tx), name, planId);
  const now = clock.now();
  const computed = computeForSaving(settings, basis);
  const endedMoves = remembered(before.endedMoves, settings);
  const row = await updatePlan(tx, before, { name, endedMoves, ...storedFigures(computed, now) });
  await recordPlan(tx, { actor, now }, row, planEvent(row, describePlan({ before, after: row }, basis)));
  return presentPlan(tx, clock, row, access);
}

/** Deletes a plan; refuses one that a board has ever adopted. */
export async function removePlan(
  tx: Tx,
  { actor, clock }: PlanChange,
  { planId, version }: PlanAt,
): Promise<void> {
  const held = await requirePlan(tx, actor, clock, planId, { lock: true });
  assertOpenYear(held);
  assertOwnPlan(held.row);
  if ((await lastAdoptions(tx, [planId])).size > 0)
    throw conflict('An adopted plan stays on record and cannot be deleted.', 'readOnly');
  assertVersion(held.row.version, version);
  await deletePlan(tx, held.row);
  await recordPlan(tx, { actor, now: clock.now() }, held.row, planEvent(held.row, 'Deleted the plan'));
}
