import {
  propertyFinancialInput,
  type PropertyFinancial,
  type PropertyFinancialInput,
} from '@roofline/schema/financials/financials';
import { changeWords } from '@roofline/schema/activity/changes';
import type { FiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import { limits } from '@roofline/schema/value/limits';
import { recordActivity } from '../activity/service';
import { copyInventory } from '../component/service';
import { fiscalYearsByProperty, overlapProblem, startMonthOf } from '../fiscal-year/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { notFound, parseInput, ruleFailed } from '../platform/problem';
import type { PlanHappening } from '../platform/plan-hooks';
import { assertVersion, staleVersion } from '../platform/versions';
import { requireProperty, type PropertyAccess } from '../property/access';
import { financialChanges } from './changes';
import { changeFinancial, type FinancialRow } from './repository';
import { addFinancial, basisOf, financialsByProperty, setUpWords } from './service';
import { presentFinancial, storedValues } from './wire';

type SaveDeps = Pick<Deps, 'clock' | 'plans'>;

export interface SaveRequest {
  propertyId: string;
  fiscalYear: number;
  /** The version that the edit started from; 0 if nothing is saved yet. */
  version: number;
  body: unknown;
}

/** Returns a year that the property has and that may still be changed. */
function requireOpenYear(years: readonly FiscalYear[], fiscalYear: number): FiscalYear {
  const year = years.find((y) => y.year === fiscalYear);
  if (!year) throw notFound();
  if (year.isPreviousFiscalYear)
    throw ruleFailed(`${fiscalYear} is a previous fiscal year and read-only.`, undefined, 'readOnly');
  return year;
}

/** Returns the body by the rules of the edit tab; fields that the workspace or role does not offer stay unchanged. */
function readBody(
  access: PropertyAccess,
  basis: FinancialRow | null,
  today: string,
  body: unknown,
): PropertyFinancialInput {
  const { hasLoanAnalysis } = access.property;
  const savedStartingYear = basis?.startingFiscalYear;
  const rules = { balanceMin: limits.balanceMinEdit, hasLoanAnalysis, today, savedStartingYear };
  const input = parseInput(propertyFinancialInput(rules), body);
  const keptFee = basis?.previousHoaAnnualFee ?? null;
  return {
    ...input,
    previousHoaAnnualFee: hasLoanAnalysis
      ? input.previousHoaAnnualFee
      : keptFee === null
        ? null
        : keptFee / 100,
    updateAllPlans: input.updateAllPlans && access.actions.applyToAllPlans,
  };
}

function assertNoOverlap(rows: readonly FinancialRow[], fiscalYear: number, startMonth: number): void {
  const problem = overlapProblem(rows, fiscalYear, startMonth);
  if (problem !== null) throw ruleFailed(problem, 'fiscalYearStartMonth', 'overlap');
}

interface Written {
  after: FinancialRow | null;
  /** Activity about the plans that were carried if the save set up the year. */
  carried: readonly PlanHappening[];
}

/** Sets a year up: adds its financials, rolls the inventory of the year before forward, and carries the plans. */
async function setUpYear(
  tx: Tx,
  { plans, actor }: Pick<SaveDeps, 'plans'> & { actor: Actor },
  place: { workspaceId: string; propertyId: string; fiscalYear: number; now: Date },
  basis: FinancialRow | null,
  input: PropertyFinancialInput,
): Promise<Written> {
  const after = await addFinancial(tx, place, input);
  const { now, fiscalYear: toYear, ...of } = place;
  if (!basis || basis.fiscalYear >= toYear) return { after, carried: [] };
  const span = { ...of, fromYear: basis.fiscalYear, toYear };
  await copyInventory(tx, { ...span, now });
  return { after, carried: await plans.carry(tx, actor, { ...span, reviewed: new Set() }) };
}

/**
 * Saves the financials of the current year or a later one. Everything that depends on them (the year's inventory, the
 * plans) changes in the same transaction.
 */
export async function saveFinancial(
  tx: Tx,
  { clock, plans }: SaveDeps,
  actor: Actor,
  { propertyId, fiscalYear, version, body }: SaveRequest,
): Promise<PropertyFinancial> {
  const access = await requireProperty(tx, actor, propertyId, { need: 'editFinancials', lock: true });
  const { workspaceId } = access.property;
  const saved = await financialsByProperty(tx, [access.property.propertyId]);
  const rows = saved.get(access.property.propertyId)!;
  const years = (await fiscalYearsByProperty(tx, saved, clock.today())).get(access.property.propertyId)!;
  requireOpenYear(years, fiscalYear);
  const before = rows.find((row) => row.fiscalYear === fiscalYear) ?? null;
  const basis = before ?? basisOf(rows, fiscalYear);
  const input = readBody(access, basis, clock.today(), body);
  assertVersion(before?.version ?? 0, version);
  if (input.fiscalYearStartMonth !== startMonthOf({ setUp: rows }, fiscalYear))
    assertNoOverlap(rows, fiscalYear, input.fiscalYearStartMonth);
  const place = { workspaceId, propertyId: access.property.propertyId, fiscalYear };
  const now = clock.now();
  const { after, carried }: Written = before
    ? { after: await changeFinancial(tx, before, { ...storedValues(input), updatedAt: now }), carried: [] }
    : await setUpYear(tx, { plans, actor }, { ...place, now }, basis, input);
  if (!after) throw staleVersion(before!.version);
  if (input.updateAllPlans) await plans.updateAll(tx, place);
  await plans.recompute(tx, { workspaceId, propertyId: place.propertyId });
  await recordSave(tx, actor, access, { before, basis, after, carried, now });
  return presentFinancial(after, false);
}

interface Saved {
  /** null if the save set the year up, from `basis`. */
  before: FinancialRow | null;
  basis: FinancialRow | null;
  after: FinancialRow;
  carried: readonly PlanHappening[];
  now: Date;
}

async function recordSave(
  tx: Tx,
  actor: Actor,
  { property }: PropertyAccess,
  { before, basis, after, carried, now }: Saved,
): Promise<void> {
  const { workspaceId, propertyId, name: entityName } = property;
  const { fiscalYear, updateAllPlans } = after;
  const event = (description: string | null) => ({ type: 'financials', entityName, description }) as const;
  await recordActivity(
    tx,
    { workspaceId, propertyId, actor, at: now },
    ...carried,
    event(
      before
        ? changeWords(`in the financials of ${fiscalYear}`, financialChanges(before, after))
        : setUpWords(basis, after),
    ),
    event(updateAllPlans ? `Applied the financials of ${fiscalYear} to all plans` : null),
  );
}
