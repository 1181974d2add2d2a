import { rolledComponent, type WorkReview } from '@roofline/engine/roll-forward/component';
import { toCents, toHundredths } from '@roofline/schema/value/money';
import type { ReviewedExpenditure, YearSetup, YearSetupInput } from '@roofline/schema/year-setup/year-setup';
import { recordActivity } from '../activity/service';
import {
  copyInventory,
  costPartsOf,
  countedAs,
  type ComponentRow,
  type RollComponent,
} from '../component/service';
import { carryFinancial } from '../financials/service';
import { keepFiscalYearState } from '../fiscal-year/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { conflict, Problem } from '../platform/problem';
import { requireProperty } from '../property/access';
import { isDue, yearAndBasis } from './closing-year';
import { setUpEvents } from './events';
import { blockedReason, broughtOn, readYearSetup, type PropertyYear } from './review';

type SetupDeps = Pick<Deps, 'clock' | 'plans'>;

/** Refuses reviewed components that are not due in the closing year, or are listed twice. */
function requireKnown(expenditures: readonly ReviewedExpenditure[], rows: readonly ComponentRow[]): void {
  const due = new Set(rows.filter(isDue).map((row) => row.propertyComponentId));
  const errors = expenditures.flatMap(({ propertyComponentId }, index) =>
    due.delete(propertyComponentId)
      ? []
      : [
          {
            code: 'notDue' as const,
            detail: 'This component is not due in the closing year, or it is listed twice',
            field: `expenditures.${index}.propertyComponentId`,
          },
        ],
  );
  if (errors.length > 0) throw new Problem(422, errors);
}

/** Refuses another outcome for work that a project completed: a review may correct only its cost. */
function assertDone(expenditures: readonly ReviewedExpenditure[], rows: readonly ComponentRow[]): void {
  const completed = new Set(
    rows.filter((row) => row.replacementCost !== null).map((row) => row.propertyComponentId),
  );
  const errors = expenditures.flatMap(({ propertyComponentId, outcome }, index) => {
    if (outcome === 'done' || !completed.has(propertyComponentId)) return [];
    const detail = 'A project completed this work: choose done, or reopen the project first';
    return [{ code: 'completed' as const, detail, field: `expenditures.${index}.outcome` }];
  });
  if (errors.length > 0) throw new Problem(422, errors);
}

/** Returns the review of work that a project completed: its new life stays, but a cost in the review wins. */
function completedReview(row: ComponentRow, review: ReviewedExpenditure | undefined) {
  const actual = review?.actualCost;
  const actualCostCents = actual === null || actual === undefined ? row.replacementCost : toCents(actual);
  return { outcome: 'done' as const, actualCostCents };
}

function reviewOf(row: ComponentRow, review: ReviewedExpenditure | undefined): WorkReview | null {
  if (row.replacementCost !== null) return completedReview(row, review);
  if (!review) return null;
  return { ...review, actualCostCents: review.actualCost === null ? null : toCents(review.actualCost) };
}

function rollBy(
  expenditures: readonly ReviewedExpenditure[],
  rise: { inflationRate: number; years: number },
): RollComponent {
  const reviews = new Map(expenditures.map((review) => [review.propertyComponentId, review]));
  return (row) => {
    const review = reviewOf(row, reviews.get(row.propertyComponentId));
    const rolled = rolledComponent({ ...countedAs(row), ...costPartsOf(row) }, review, rise);
    if (!rolled) return null;
    return {
      unitCost: rolled.unitCostCents,
      currentCost: rolled.currentCostCents,
      remainingUsefulLife: rolled.remainingUsefulLife,
      ...(review?.outcome === 'done' && row.replacementCost === null
        ? { lastReplacedYear: row.fiscalYear }
        : {}),
    };
  };
}

/** Locks the year for its setup; 409 if it cannot be set up now. */
async function holdYear(tx: Tx, { clock }: SetupDeps, actor: Actor, at: PropertyYear) {
  const access = await requireProperty(tx, actor, at.propertyId, { need: 'editFinancials', lock: true });
  const year = await yearAndBasis(tx, access.property.propertyId, {
    fiscalYear: at.fiscalYear,
    today: clock.today(),
  });
  const reason = blockedReason(year, at.fiscalYear);
  if (reason !== null) throw conflict(reason, year.isSetUp && !year.isPrevious ? 'alreadySetUp' : 'readOnly');
  return { access, year, basis: year.basis! };
}

/** Returns the work that was done or begun: for it the review also sets the next year. */
const reviewedIn = (input: YearSetupInput | null, rows: readonly ComponentRow[]) =>
  new Set(
    [
      ...(input?.expenditures ?? []).filter(({ outcome }) => outcome !== 'deferred'),
      ...rows.filter(({ replacementCost }) => replacementCost !== null),
    ].map(({ propertyComponentId }) => propertyComponentId),
  );

/** Returns the financials that a review enters in place of the proposed ones, in cents. */
const enteredIn = (input: YearSetupInput | null) =>
  input && {
    yearEndReserveBalance: toCents(input.yearEndReserveBalance),
    averageHoaAnnualFee: toCents(input.averageHoaAnnualFee),
    annualReserveContribution: toCents(input.annualReserveContribution),
  };

/** The choices of a setup of many properties beside the review. */
interface BesideReview {
  /** In percentage points; by default the rate of the closing year stays. */
  interestRate?: number | null;
}

const rateIn = ({ interestRate }: BesideReview) =>
  interestRate == null ? {} : { interestRate: toHundredths(interestRate) };

/** Writes one setup in the caller's transaction: financials, inventory, state, plans and activity. */
async function write(
  tx: Tx,
  deps: SetupDeps,
  actor: Actor,
  at: PropertyYear,
  input: YearSetupInput | null,
  beside: BesideReview = {},
): Promise<YearSetup> {
  const { access, year, basis } = await holdYear(tx, deps, actor, at);
  const { workspaceId, propertyId, name } = access.property;
  const { fiscalYear } = at;
  const now = deps.clock.now();
  if (input) requireKnown(input.expenditures, year.rows);
  if (input) assertDone(input.expenditures, year.rows);
  const place = { workspaceId, propertyId, fiscalYear };
  const financials = { ...broughtOn(basis, year.rows), ...enteredIn(input), ...rateIn(beside) };
  const row = await carryFinancial(tx, { ...place, now }, basis, financials);
  const inflationRate = input?.hasCostIncrease ? (input.inflationRate ?? 0) : 0;
  const years = fiscalYear - basis.fiscalYear;
  const span = { workspaceId, propertyId, fromYear: basis.fiscalYear, toYear: fiscalYear };
  await copyInventory(tx, { ...span, now }, rollBy(input?.expenditures ?? [], { inflationRate, years }));
  await keepFiscalYearState(tx, place, {
    appliedInflationRate: input?.hasCostIncrease ? toHundredths(inflationRate) : null,
    informationSourceId: input?.hasCostIncrease ? input.informationSourceId : null,
  });
  await deps.plans.recompute(tx, { workspaceId, propertyId });
  const plans = await deps.plans.carry(tx, actor, { ...span, reviewed: reviewedIn(input, year.rows) });
  const done = { fiscalYear, year, input, financials: row };
  await recordActivity(tx, { workspaceId, propertyId, actor, at: now }, ...plans, ...setUpEvents(name, done));
  return readYearSetup(tx, actor, deps.clock, at);
}

/** Sets a year up by its review. */
export async function setUpYear(
  tx: Tx,
  deps: SetupDeps,
  actor: Actor,
  at: PropertyYear,
  input: YearSetupInput,
  beside: BesideReview = {},
): Promise<YearSetup> {
  return write(tx, deps, actor, at, input, beside);
}

/**
 * Sets a year up without a review: due work stays due, costs stay the same. As a GET it may be repeated after a lost
 * answer: for a year that is already set up it returns that year.
 */
export async function skipSetup(tx: Tx, deps: SetupDeps, actor: Actor, at: PropertyYear): Promise<YearSetup> {
  await requireProperty(tx, actor, at.propertyId, { need: 'editFinancials', lock: true });
  const standing = await readYearSetup(tx, actor, deps.clock, at);
  return standing.state === 'saved' ? standing : write(tx, deps, actor, at, null);
}
