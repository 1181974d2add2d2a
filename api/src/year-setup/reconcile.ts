import type { ProjectionRow } from '@roofline/engine/types';
import { toCents, toDollars, type Cents } from '@roofline/schema/value/money';
import type {
  Reconciliation,
  ReconciliationInput,
  YearFigures,
} from '@roofline/schema/year-setup/year-setup';
import { recordActivity } from '../activity/service';
import { inventoryRows } from '../component/service';
import { financialsByProperty, readFiscalYears, startFrom, type FinancialRow } from '../financials/service';
import { fiscalYearStateOf, keepFiscalYearState, type FiscalYearStateRow } from '../fiscal-year/service';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { conflict, notFound } from '../platform/problem';
import { adoptedFirstYear } from '../plan/service';
import { spendingOf } from '../project/service';
import { requireProperty } from '../property/access';
import { projectedYear } from './closing-year';
import { reconcileEvents, type EnteredFigures } from './events';
import type { PropertyYear } from './review';

interface ClosedYear {
  financials: FinancialRow;
  /** The set-up year that follows; null if it awaits setup. */
  next: FinancialRow | null;
  isClosed: boolean;
}

async function closedYear(tx: Tx, at: PropertyYear & { today: string }): Promise<ClosedYear> {
  const years = (await readFiscalYears(tx, [at.propertyId], at.today)).get(at.propertyId) ?? [];
  const saved = (await financialsByProperty(tx, [at.propertyId])).get(at.propertyId) ?? [];
  const of = (year: number) => saved.find((row) => row.fiscalYear === year) ?? null;
  const year = years.find((one) => one.year === at.fiscalYear);
  const financials = of(at.fiscalYear);
  if (!year || !financials) throw notFound();
  return { financials, next: of(at.fiscalYear + 1), isClosed: year.isPreviousFiscalYear };
}

function actualOf(state: FiscalYearStateRow | null): YearFigures | null {
  if (state?.reconciledAt == null || state.closingBalance === null) return null;
  return {
    startBalance: toDollars(state.startBalance ?? 0),
    contributions: toDollars(state.contributions ?? 0),
    specialAssessments: toDollars(state.specialAssessments ?? 0),
    interest: toDollars(state.interest ?? 0),
    expenditures: toDollars(state.expenditures ?? 0),
    endBalance: toDollars(state.closingBalance),
  };
}

/** Returns the figures that were last entered. */
function enteredOf(state: FiscalYearStateRow | null): EnteredFigures | null {
  const actual = actualOf(state);
  return actual && { ...actual, closingBalance: actual.endBalance, note: state?.note ?? null };
}

/** Returns the closing balance less what the other figures add up to, in dollars; computed in cents. */
function unexplained(actual: YearFigures): number {
  const { startBalance, contributions, specialAssessments, interest, expenditures, endBalance } = actual;
  const inflows = [startBalance, contributions, specialAssessments, interest].map(toCents);
  return toDollars(toCents(endBalance) + toCents(expenditures) - inflows.reduce((sum, one) => sum + one, 0));
}

interface Planned {
  planName: string;
  figures: YearFigures | null;
}

/** Returns the planned figures of the year, by its adopted plan or by the contribution at the time. */
async function plannedOf(tx: Tx, financials: FinancialRow): Promise<Planned> {
  const adopted = await adoptedFirstYear(tx, financials);
  if (adopted) {
    const { startBalance, contribution, interest, expenditures, endBalance, ...rest } = adopted.funding;
    const specialAssessments = rest.specialAssessments;
    const figures = { startBalance, contributions: contribution, specialAssessments, interest, expenditures };
    return { planName: adopted.planName, figures: { ...figures, endBalance } };
  }
  const { rows } = await inventoryRows(tx, financials.propertyId, financials.fiscalYear);
  const year = projectedYear(financials, rows);
  return { planName: 'Contribution at the time', figures: year && figuresOf(year) };
}

function figuresOf(year: ProjectionRow): YearFigures {
  return {
    startBalance: toDollars(year.startBalance),
    contributions: toDollars(year.contribution),
    specialAssessments: toDollars(year.assessments),
    interest: toDollars(year.interest),
    expenditures: toDollars(year.expenditures),
    endBalance: toDollars(year.endBalance),
  };
}

/** Returns a year's planned and actual figures; 404 for a year that is not set up. */
export async function readReconciliation(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  { propertyId, fiscalYear }: PropertyYear,
): Promise<Reconciliation> {
  const access = await requireProperty(tx, actor, propertyId, { need: 'viewFinancials' });
  const place = access.property.propertyId;
  const year = await closedYear(tx, { propertyId: place, fiscalYear, today: clock.today() });
  const state = await fiscalYearStateOf(tx, place, fiscalYear);
  const actual = actualOf(state);
  const spending = await spendingOf(tx, { propertyId: place, fiscalYear, today: clock.today() });
  const { planName, figures: planned } = await plannedOf(tx, year.financials);
  return {
    propertyId: place,
    fiscalYear,
    state: state?.reconciledAt ? 'reconciled' : 'notReconciled',
    reconciledAt: state?.reconciledAt?.toISOString() ?? null,
    reconciledBy: state?.reconciledBy ?? null,
    planName,
    planned,
    actual,
    difference: actual && unexplained(actual),
    note: state?.note ?? null,
    paidByProjects: toDollars(spending.total),
    spendingSource: spending.source,
    currentFiscalYear: year.next?.fiscalYear ?? null,
    viewerCan: { reconcile: access.actions.editFinancials && year.isClosed },
  };
}

/** Returns the figures of a closed year to store, in cents. */
const closingState = (input: ReconciliationInput, startBalance: Cents) => ({
  startBalance,
  contributions: toCents(input.contributions),
  specialAssessments: toCents(input.specialAssessments),
  interest: toCents(input.interest),
  expenditures: toCents(input.expenditures),
  closingBalance: toCents(input.closingBalance),
  note: input.note,
});

/**
 * Stores the actual figures of a closed year. The year itself stays as it was planned; the next one may start from the
 * actual closing balance. A later reconciliation replaces the figures.
 */
export async function reconcileYear(
  tx: Tx,
  { clock, plans }: Pick<Deps, 'clock' | 'plans'>,
  actor: Actor,
  propertyId: string,
  input: ReconciliationInput,
): Promise<Reconciliation> {
  const access = await requireProperty(tx, actor, propertyId, { need: 'editFinancials', lock: true });
  const { workspaceId, name } = access.property;
  const at = { propertyId: access.property.propertyId, fiscalYear: input.fiscalYear };
  const year = await closedYear(tx, { ...at, today: clock.today() });
  if (!year.isClosed)
    throw conflict(`${at.fiscalYear} has not ended: you can reconcile it once it has.`, 'notClosed');
  const now = clock.now();
  const { figures: planned } = await plannedOf(tx, year.financials);
  const before = enteredOf(await fiscalYearStateOf(tx, at.propertyId, at.fiscalYear));
  const startBalance = planned ? toCents(planned.startBalance) : year.financials.yearEndReserveBalance;
  await keepFiscalYearState(
    tx,
    { workspaceId, ...at },
    { reconciledAt: now, reconciledBy: actor.fullName, ...closingState(input, startBalance) },
  );
  const next =
    input.updateStartingBalance && year.next
      ? { before: year.next, after: await startFrom(tx, year.next, toCents(input.closingBalance), now) }
      : null;
  await plans.recompute(tx, { workspaceId, propertyId: at.propertyId });
  const place = { workspaceId, propertyId: at.propertyId, actor, at: now };
  const done = { fiscalYear: at.fiscalYear, before, after: input, next };
  await recordActivity(tx, place, ...reconcileEvents(name, done));
  return readReconciliation(tx, actor, clock, at);
}
