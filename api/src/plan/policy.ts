import type { FiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import type { PlanActions } from '@roofline/schema/plan/plan';
import type { PropertyActions } from '@roofline/schema/property/property-actions';

/** States whose law knows a disclosure report of reserves. */
const DISCLOSING = ['CA', 'WA'];

/** Does the disclosure step apply to a property in this state? */
export function isDisclosing(state: string): boolean {
  return DISCLOSING.includes(state.toUpperCase());
}

/** A year whose plans may be changed: set up, and not a previous one. */
export function isOpenYear(
  year: Pick<FiscalYear, 'isPreviousFiscalYear' | 'requireSetup'> | undefined,
): boolean {
  return year !== undefined && !year.isPreviousFiscalYear && !year.requireSetup;
}

/** What a decision about a plan needs to know of it. */
export interface PlanSubject {
  isDefaultRecommendedPlan: boolean;
  isAdopted: boolean;
  /** A board has adopted it, now or once. */
  hasAdoption: boolean;
  /** Its year may still be changed. */
  isOpenYear: boolean;
  /** Of the property. */
  state: string;
}

/** May the actor change plans of the property at all? */
export function canPlan(actions: Pick<PropertyActions, 'editFinancials'>): boolean {
  return actions.editFinancials;
}

/** Everything that may be done with a plan by what the actor may do with its property. */
export function planActions(
  actions: Pick<PropertyActions, 'editFinancials'>,
  subject: PlanSubject,
): PlanActions {
  const may = canPlan(actions) && subject.isOpenYear;
  const own = may && !subject.isDefaultRecommendedPlan;
  return {
    edit: own && !subject.isAdopted,
    // What a board has decided stays on record, also when it has decided otherwise since.
    delete: own && !subject.hasAdoption,
    duplicate: may,
    recommend: may,
    adopt: may && !subject.isAdopted,
    disclose: may && isDisclosing(subject.state),
    changeDocuments: may && subject.hasAdoption,
  };
}
