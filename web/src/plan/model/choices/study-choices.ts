import { DEFAULT_SPREADS, type Spreads } from '@roofline/engine/simulation/spreads';
import { FIRST_SEED } from '@roofline/schema/plan-analysis/first-seed';
import type { WorkChoice } from './funded-work';
import { FIRST_DISCOUNT_RATE, FIRST_TERMS, type LoanForm } from '@roofline/schema/plan-analysis/loan-terms';

/** The plan as it is saved, among those that a changed one is simulated beside. */
export const SAVED = 'saved';

/** What the analyses of a plan are set to, beside its own settings. */
export interface StudyChoices {
  outlook: {
    spreads: Spreads;
    seed: number;
    /** Plans on the same paths: ids, or SAVED. */
    compared: readonly string[];
  };
  /** Ids of the plans in the table; null while nobody has chosen. */
  comparison: readonly string[] | null;
  payers: {
    /** Null while nobody has chosen: the next big project. */
    work: WorkChoice | null;
    /** Its down payment is null while it is the one proposed. */
    terms: LoanForm;
    /** Points; null while its field is empty. */
    discountRate: number | null;
  };
}

export const FIRST_CHOICES: StudyChoices = {
  outlook: { spreads: DEFAULT_SPREADS, seed: FIRST_SEED, compared: [] },
  comparison: null,
  payers: { work: null, terms: FIRST_TERMS, discountRate: FIRST_DISCOUNT_RATE },
};
