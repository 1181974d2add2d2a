import { changesOf, changeWords, wordedFields } from '@roofline/schema/activity/changes';
import { formatLimit } from '@roofline/schema/value/money';
import {
  reconciliationInput,
  type ReconciliationInput,
  type YearSetupInput,
} from '@roofline/schema/year-setup/year-setup';
import type { ActivityEvent } from '../activity/service';
import { financialChanges, setUpWords, type FinancialRow } from '../financials/service';
import { isDue, type YearAndBasis } from './closing-year';

// Activity about a year, in items by the right to read them: the year itself, its costs, its financials.

/** The input for the activity of a setup. */
interface SetUp {
  fiscalYear: number;
  year: YearAndBasis;
  /** null if it was set up without a review. */
  input: YearSetupInput | null;
  financials: FinancialRow;
}

function setUpYearWords({ fiscalYear, year: { basis, rows }, input }: SetUp): string {
  const from = `Set up ${fiscalYear} from ${basis!.fiscalYear}`;
  if (!input) return `${from} without a review`;
  const reviewed = input.expenditures.flatMap((one) =>
    one.outcome === 'done' ? [one.propertyComponentId] : [],
  );
  const completed = rows.flatMap((row) => (row.replacementCost === null ? [] : [row.propertyComponentId]));
  const done = new Set([...reviewed, ...completed]).size;
  const due = rows.filter(isDue).length;
  return `${from}: ${done} of ${due} expenditures done`;
}

function riseWords({ fiscalYear, input }: SetUp): string | null {
  if (!input) return null;
  if (!input.hasCostIncrease) return `Kept the costs of ${fiscalYear} unchanged`;
  return `Raised the costs of ${fiscalYear} by ${input.inflationRate}%`;
}

/** Returns the activity of a setup. */
export function setUpEvents(entityName: string, done: SetUp): ActivityEvent[] {
  const { year, financials } = done;
  return [
    { type: 'fiscalYear', entityName, description: setUpYearWords(done) },
    { type: 'componentCost', entityName, description: riseWords(done) },
    { type: 'financials', entityName, description: setUpWords(year.basis, financials) },
  ];
}

/** Figures that a person enters for a closed year. */
export type EnteredFigures = Omit<ReconciliationInput, 'fiscalYear' | 'updateStartingBalance'>;

const FIELDS = wordedFields<typeof reconciliationInput, EnteredFigures>(reconciliationInput, {
  fiscalYear: null,
  // The choice is recorded with the next year's financials, which it changes.
  updateStartingBalance: null,
});

/** The input for the activity of a reconciliation. */
interface Reconciled {
  fiscalYear: number;
  /** null if the year had not been reconciled. */
  before: EnteredFigures | null;
  after: EnteredFigures;
  /** The next year's financials, if they now start from the closing balance. */
  next: { before: FinancialRow; after: FinancialRow } | null;
}

/** Returns the activity of a reconciliation. */
export function reconcileEvents(entityName: string, done: Reconciled): ActivityEvent[] {
  const { fiscalYear, before, after, next } = done;
  const year = `Reconciled ${fiscalYear}`;
  const entered = before
    ? changeWords(`of the reconciliation of ${fiscalYear}`, changesOf(FIELDS, { before, after }))
    : `${year} with a closing balance of ${formatLimit(after.closingBalance)}`;
  const started =
    next &&
    changeWords(`in the financials of ${next.after.fiscalYear}`, financialChanges(next.before, next.after));
  return [
    { type: 'fiscalYear', entityName, description: before ? `${year} again` : year },
    { type: 'financials', entityName, description: entered },
    { type: 'financials', entityName, description: started },
  ];
}
