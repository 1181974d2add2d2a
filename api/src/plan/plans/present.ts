import { monthlyContributionPerUnit } from '@roofline/engine/projection/per-unit';
import type { FiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import { toCents, toDollars } from '@roofline/schema/value/money';
import type { Plan, PlanAdoption } from '@roofline/schema/plan/plan';
import { readFiscalYears } from '../../financials/service';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import type { PropertyAccess } from '../../property/access';
import { adoptionsOf } from '../adoption/present';
import { cashFactsOf, fundingReportOf } from '../funding/record';
import { isOpenYear, planActions } from '../policy';
import type { PlanRow } from '../repository';

/** Returns a twelfth of a first year's contribution, per unit; all in dollars. */
export function monthlyPerUnit(firstYearContribution: number, numberOfUnits: number): number {
  return toDollars(monthlyContributionPerUnit(toCents(firstYearContribution), numberOfUnits));
}

/** The data that an answer about a plan needs in addition to its row. */
interface Beside {
  access: PropertyAccess;
  years: readonly FiscalYear[];
  adoption: PlanAdoption | null;
}

/** Returns the fields that a row and the answer have in common. */
function identity({ planId, propertyId, fiscalYear, name, carriedFromPlanId, version }: PlanRow) {
  return { planId, propertyId, fiscalYear, name, carriedFromPlanId, version };
}

function marks({ isRecommended, isDefaultRecommendedPlan, isAdopted, isDisclosure }: PlanRow) {
  return { isRecommended, isDefaultRecommendedPlan, isAdopted, isDisclosure };
}

/** Returns the settings that a list shows. */
function mainSettings({
  method,
  firstYearContribution,
  increaseRate,
  inflationRate,
  interestRate,
}: PlanRow['settings']) {
  return { method, firstYearContribution, increaseRate, inflationRate, interestRate };
}

function planOf(row: PlanRow, { access, years, adoption }: Beside): Plan {
  const { settings, result, fiscalYear } = row;
  const { numberOfUnits, state } = access.property;
  return {
    ...identity(row),
    ...marks(row),
    ...mainSettings(settings),
    monthlyPerUnit: monthlyPerUnit(settings.firstYearContribution, numberOfUnits),
    settings,
    isFeasible: row.infeasibleReason === null,
    infeasibleReason: row.infeasibleReason,
    bindingYear: result?.bindingYear ?? null,
    computedAt: row.computedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    fundingReport: result && fundingReportOf(result.rows, fiscalYear),
    cashFacts: result && cashFactsOf(result, fiscalYear),
    adoption,
    viewerCan: planActions(access.actions, {
      ...marks(row),
      state,
      hasAdoption: adoption !== null,
      isOpenYear: isOpenYear(years.find(({ year }) => year === fiscalYear)),
    }),
  };
}

/** Returns stored plans as in the answer, in a handful of statements however many plans and properties there are. */
export async function presentPlans(
  tx: Tx,
  clock: Clock,
  rows: readonly PlanRow[],
  accessOf: ReadonlyMap<string, PropertyAccess>,
): Promise<Plan[]> {
  if (rows.length === 0) return [];
  const years = await readFiscalYears(tx, [...new Set(rows.map((row) => row.propertyId))], clock.today());
  const adoptions = await adoptionsOf(tx, rows);
  return rows.map((row) =>
    planOf(row, {
      access: accessOf.get(row.propertyId)!,
      years: years.get(row.propertyId) ?? [],
      adoption: adoptions.get(row.planId) ?? null,
    }),
  );
}

/** Returns one stored plan as in the answer. */
export async function presentPlan(tx: Tx, clock: Clock, row: PlanRow, access: PropertyAccess): Promise<Plan> {
  const [presented] = await presentPlans(tx, clock, [row], new Map([[row.propertyId, access]]));
  return presented!;
}
