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

/** Every reviewed line must be one that is due in the closing year, and at most once. */
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

/** What a project completed is done: a review may correct what it cost, and nothing else. */
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

/** Work that a project completed goes on from the life that it was given then; what a review says of its cost counts. */
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

/** The year, held for its setup; 409 where it cannot be set up now. */
async function holdYear(tx: Tx, { clock }: SetupDeps, actor: Actor, at: PropertyYear) {
  const access = await requireProperty(tx, actor, at.propertyId, { need: 'editFinancials', lock: true });
  const year = await yearAndBasis(tx, access.property.propertyId, {
    fiscalYear: at.fiscalYear,
    today: clock.today(),
  });
  const reason = blockedReason(year, at.fiscalYear);
  if (reason !== null) throw conflict(reason, year.isSetUp ? 'alreadySetUp' : 'readOnly');
  return { access, year, basis: year.basis! };
}

/** Work that the review says was done, or begun: it also says when it comes next. */
const reviewedIn = (input: YearSetupInput | null, rows: readonly ComponentRow[]) =>
  new Set(
    [
      ...(input?.expenditures ?? []).filter(({ outcome }) => outcome !== 'deferred'),
      ...rows.filter(({ replacementCost }) => replacementCost !== null),
    ].map(({ propertyComponentId }) => propertyComponentId),
  );

/** Financials that a review enters in place of those brought on, in cents. */
const enteredIn = (input: YearSetupInput | null) =>
  input && {
    yearEndReserveBalance: toCents(input.yearEndReserveBalance),
    averageHoaAnnualFee: toCents(input.averageHoaAnnualFee),
    annualReserveContribution: toCents(input.annualReserveContribution),
  };

/** What a setup of many properties says of each beside its review. */
interface BesideReview {
  /** In percentage points; left out, that of the closing year stays. */
  interestRate?: number | null;
}

const rateIn = ({ interestRate }: BesideReview) =>
  interestRate == null ? {} : { interestRate: toHundredths(interestRate) };

/** What one setup writes: financials, inventory, state, plans, activity; in the transaction that it is given. */
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

/** Sets a year up as it was reviewed. */
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
 * Sets a year up without a review: what is due stays due, costs stay as they are. As a GET it may be sent again by
 * whoever missed the answer: a year that is set up already is answered as it stands.
 */
export async function skipSetup(tx: Tx, deps: SetupDeps, actor: Actor, at: PropertyYear): Promise<YearSetup> {
  await requireProperty(tx, actor, at.propertyId, { need: 'editFinancials', lock: true });
  const standing = await readYearSetup(tx, actor, deps.clock, at);
  return standing.state === 'saved' ? standing : write(tx, deps, actor, at, null);
}
