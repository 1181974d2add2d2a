import { roundCents } from '@roofline/engine/numeric/cents';
import type { PropertyFinancial } from '@roofline/schema/financials/financials';
import { limits } from '@roofline/schema/value/limits';
import { toCents, toDollars, toPoints } from '@roofline/schema/value/money';
import type { SetupComponent, YearSetup } from '@roofline/schema/year-setup/year-setup';
import type { ComponentRow } from '../component/service';
import { proposeFinancial, type FinancialRow } from '../financials/service';
import { fiscalYearStateOf } from '../fiscal-year/service';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { completedWorkOf } from '../project/service';
import { requireProperty } from '../property/access';
import { isDue, projectedYear, yearAndBasis, type YearAndBasis } from './closing-year';

export interface PropertyYear {
  propertyId: string;
  fiscalYear: number;
}

/** Returns why a year cannot be set up; null if it can. */
export function blockedReason(year: YearAndBasis, fiscalYear: number): string | null {
  if (year.isPrevious) return `${fiscalYear} is a previous fiscal year and read-only.`;
  if (year.isSetUp) return `${fiscalYear} is already set up.`;
  if (!year.basis)
    return `No year before ${fiscalYear} has financials to copy. Enter them in the property settings.`;
  return null;
}

type Completed = Awaited<ReturnType<typeof completedWorkOf>>;

const byCost = (one: ComponentRow, other: ComponentRow) => other.currentCost - one.currentCost;

function shownComponent(
  row: ComponentRow,
  categories: YearAndBasis['categories'],
  completed: Completed,
): SetupComponent {
  return {
    propertyComponentId: row.propertyComponentId,
    name: row.name,
    category: row.category,
    categoryPosition: categories.of(row.category),
    quantity: row.quantityThousandths / 1000,
    percentReplaced: toPoints(row.percentReplaced),
    unitCost: toDollars(row.unitCost),
    currentCost: toDollars(row.currentCost),
    usefulLife: row.usefulLife,
    remainingUsefulLife: row.remainingUsefulLife,
    isOneTime: row.isOneTime,
    completed: (isDue(row) && completed.get(row.lineageId)) || null,
  };
}

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * Returns the financials of the basis for the new year: the projected end balance of the basis year, the contribution
 * raised by its yearly increase (never above the fee), no upcoming expenses.
 */
export function broughtOn(basis: FinancialRow, rows: readonly ComponentRow[]) {
  const raised =
    basis.annualReserveContribution * (1 + toPoints(basis.reserveContributionIncreaseRate) / 100);
  const end = projectedYear(basis, rows)?.endBalance ?? basis.yearEndReserveBalance;
  return {
    yearEndReserveBalance: within(end, toCents(limits.balanceMinEdit), toCents(limits.balanceMax)),
    annualReserveContribution: Math.min(roundCents(raised, 'contribution'), basis.averageHoaAnnualFee),
    previousHoaAnnualFee: basis.previousHoaAnnualFee === null ? null : basis.averageHoaAnnualFee,
    reserveMonthStart: basis.fiscalYearStartMonth,
    hasUpcomingExpenses: false,
    upcomingExpenses: 0,
  };
}

function proposalOf({ basis, rows }: YearAndBasis, fiscalYear: number): PropertyFinancial | null {
  if (!basis) return null;
  return proposeFinancial({ ...basis, ...broughtOn(basis, rows) }, fiscalYear, false);
}

/** Returns the input of a year's setup. */
export async function readYearSetup(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  { propertyId, fiscalYear }: PropertyYear,
): Promise<YearSetup> {
  const access = await requireProperty(tx, actor, propertyId, { need: 'viewFinancials' });
  const place = access.property.propertyId;
  const year = await yearAndBasis(tx, place, { fiscalYear, today: clock.today() });
  const state = await fiscalYearStateOf(tx, place, fiscalYear);
  const closing = year.basis?.fiscalYear;
  const completed: Completed =
    closing === undefined
      ? new Map()
      : await completedWorkOf(tx, { actor, clock }, { propertyId: place, fiscalYear: closing });
  const shown = [...year.rows].sort(byCost);
  const lineOf = (row: ComponentRow) => shownComponent(row, year.categories, completed);
  const reason = blockedReason(year, fiscalYear);
  return {
    propertyId: place,
    fiscalYear,
    closingFiscalYear: year.basis?.fiscalYear ?? null,
    state: year.isSetUp ? 'saved' : 'notInit',
    blockedReason: reason,
    expenditures: shown.filter(isDue).map(lineOf),
    components: shown.map(lineOf),
    proposal: proposalOf(year, fiscalYear),
    informationSourceId: state?.informationSourceId ?? null,
    appliedInflationRate: state?.appliedInflationRate == null ? null : toPoints(state.appliedInflationRate),
    planCarry: state?.planCarry ?? null,
    viewerCan: { setUp: access.actions.editFinancials && reason === null },
  };
}
