import { limits } from '@roofline/schema/value/limits';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { PlanCarry } from '@roofline/schema/year-setup/year-setup';
import { inventoryOf } from '../../component/service';
import { keepFiscalYearState } from '../../fiscal-year/service';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import type { CarriedYear, PlanHappening } from '../../platform/plan-hooks';
import { Problem } from '../../platform/problem';
import { requireProperty, type PropertyAccess } from '../../property/access';
import { sharedSettings, type Basis } from '../funding/basis';
import { computePlan, ranged, type ComputedPlan } from '../funding/compute';
import { readBasis, storedFigures } from '../funding/recompute';
import { insertPlan, selectPlans, type PlanRow } from '../repository';
import { standingSettings } from '../moves/standing';
import { carriedMoves, type Inventories } from './moves';
import { carriedSettings } from './settings';
import { planEvent } from '../plans/record';
import { isNameTaken, readSettings } from '../plans/rules';
import type { PlanChange } from '../plans/save';

/** A year that has just been set up, with the basis of its plans. */
interface NewYear {
  access: PropertyAccess;
  basis: Basis;
  inventories: Inventories;
}

/** A plan of the closing year in the new one, or why it is left out. */
type Successor = { computed: ComputedPlan; notes: string[] } | { reason: string };

/** Returns why the new year refuses these settings; null where it accepts them. */
function refusal({ access, basis }: NewYear, settings: PlanSettings): string | null {
  try {
    readSettings(access, basis, { settings });
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `${error.errors.map(({ detail }) => detail).join('. ')}.`.replace(/\.\.$/, '.');
  }
}

/** Rolls a plan forward and solves it again for the new year, from that year's starting balance. */
function successorOf(row: PlanRow, year: NewYear): Successor {
  const { basis, inventories } = year;
  const standing = standingSettings(row);
  const { value: rolled, problem } = ranged(() =>
    carriedSettings(standing, { from: row.fiscalYear, to: basis.fiscalYear }),
  );
  if (problem !== null) return { reason: problem };
  if (rolled.reason !== null) return { reason: rolled.reason };
  const { moves, notes } = carriedMoves(standing.moves, inventories, basis.fiscalYear);
  const { startingBalance } = sharedSettings(basis.financials);
  const settings = { ...rolled.settings, startingBalance, moves };
  const reason = refusal(year, settings);
  if (reason !== null) return { reason };
  const computed = computePlan(settings, basis);
  if (computed.isOutOfRange) return { reason: computed.infeasibleReason! };
  const infeasible = computed.infeasibleReason === null ? [] : [computed.infeasibleReason];
  return { computed, notes: [...rolled.notes, ...notes, ...infeasible] };
}

/** The most carried plans: the default plan of a year counts, too, and is computed after all others. */
const ROOM = limits.plansPerYear - 1;

/** Returns why the new year has no room for a plan or no use of its name; null where it can be carried. */
function placedIn(made: readonly PlanRow[], row: PlanRow, toYear: number): string | null {
  if (made.filter((one) => !one.isDefaultRecommendedPlan).length >= ROOM)
    return `A fiscal year has at most ${limits.plansPerYear} plans.`;
  return isNameTaken(made, row.name) ? `Another plan of ${toYear} has this name.` : null;
}

async function newYear(tx: Tx, by: PlanChange, at: CarriedYear): Promise<NewYear | null> {
  const access = await requireProperty(tx, by.actor, at.propertyId, { need: 'editFinancials' });
  const basis = await readBasis(tx, at.propertyId, at.toYear);
  if (!basis) return null;
  const before = await inventoryOf(tx, at.propertyId, at.fromYear);
  return { access, basis, inventories: { before, after: basis.components, reviewed: at.reviewed } };
}

/** Stores a plan's successor, which is not adopted. */
async function insertSuccessor(tx: Tx, now: Date, row: PlanRow, to: number, one: ComputedPlan) {
  return insertPlan(tx, {
    workspaceId: row.workspaceId,
    propertyId: row.propertyId,
    fiscalYear: to,
    planId: newId(),
    name: row.name,
    isRecommended: row.isRecommended,
    carriedFromPlanId: row.planId,
    ...storedFigures(one, now),
    createdAt: now,
  });
}

/**
 * Adds a successor of every plan that people made to the year that was set up from their year, and stores with that
 * year which plans were carried and which were not, with the reasons. Runs once, in the transaction of the setup; the
 * caller has locked the property and records the returned events.
 */
export async function carryPlans(tx: Tx, by: PlanChange, at: CarriedYear): Promise<PlanHappening[]> {
  const { workspaceId, propertyId, fromYear, toYear } = at;
  const place = { workspaceId, propertyId };
  const rows = await selectPlans(tx, { ...place, fiscalYear: fromYear });
  const own = rows.filter((row) => !row.isDefaultRecommendedPlan);
  const year = own.length > 0 ? await newYear(tx, by, at) : null;
  const made = await selectPlans(tx, { ...place, fiscalYear: toYear });
  const carry: PlanCarry = { carried: [], left: [] };
  const happenings: PlanHappening[] = [];
  const now = by.clock.now();
  for (const row of year ? own : []) {
    const noPlace = placedIn(made, row, toYear);
    const found: Successor = noPlace === null ? successorOf(row, year!) : { reason: noPlace };
    const { planId, name } = row;
    if ('reason' in found) {
      carry.left.push({ planId, name, reason: found.reason });
      happenings.push(planEvent(row, `Not carried over to ${toYear}: ${found.reason}`));
      continue;
    }
    const next = await insertSuccessor(tx, now, row, toYear, found.computed);
    made.push(next);
    happenings.push(planEvent(next, `Carried the plan over from ${fromYear}`));
    carry.carried.push({ planId: next.planId, fromPlanId: planId, name, notes: found.notes });
  }
  await keepFiscalYearState(tx, { ...place, fiscalYear: toYear }, { planCarry: carry });
  return happenings;
}
