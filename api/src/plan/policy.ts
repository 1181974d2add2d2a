import { isDisclosing } from '@roofline/schema/disclosure/disclosure-states';
import type { FiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import type { PlanActions } from '@roofline/schema/plan/plan';
import type { PropertyActions } from '@roofline/schema/property/property-actions';

/** Returns whether plans of a year may be changed: it is set up, and not a previous year. */
export function isOpenYear(
  year: Pick<FiscalYear, 'isPreviousFiscalYear' | 'requireSetup'> | undefined,
): boolean {
  return year !== undefined && !year.isPreviousFiscalYear && !year.requireSetup;
}

/** The facts about a plan that decide what the actor may do with it. */
export interface PlanSubject {
  isDefaultRecommendedPlan: boolean;
  isAdopted: boolean;
  /** A board has adopted it, even if it adopted another plan since. */
  hasAdoption: boolean;
  /** Its year may still be changed. */
  isOpenYear: boolean;
  /** The state of the property's address. */
  state: string;
}

/** Returns whether the actor may change plans of the property at all. */
export function canPlan(actions: Pick<PropertyActions, 'editFinancials'>): boolean {
  return actions.editFinancials;
}

/** Returns everything that the actor may do with a plan, by their rights on its property. */
export function planActions(
  actions: Pick<PropertyActions, 'editFinancials'>,
  subject: PlanSubject,
): PlanActions {
  const may = canPlan(actions) && subject.isOpenYear;
  const own = may && !subject.isDefaultRecommendedPlan;
  return {
    edit: own && !subject.isAdopted,
    // A board's decision stays on record, even if the board has adopted another plan since.
    delete: own && !subject.hasAdoption,
    duplicate: may,
    recommend: may,
    adopt: may && !subject.isAdopted,
    disclose: may && isDisclosing(subject.state),
    changeDocuments: may && subject.hasAdoption,
  };
}
