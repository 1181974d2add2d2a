import { DEFAULT_SPREADS, type Spreads } from '@roofline/engine/simulation/spreads';
import { FIRST_SEED } from '@roofline/schema/plan-analysis/first-seed';
import type { WorkChoice } from './funded-work';
import { FIRST_DISCOUNT_RATE, FIRST_TERMS, type LoanForm } from '@roofline/schema/plan-analysis/loan-terms';

/** Stands for the saved plan among the plans that a what-if is simulated beside. */
export const SAVED = 'saved';

/** The choices in the analyses of a plan, besides its own settings. */
export interface StudyChoices {
  outlook: {
    spreads: Spreads;
    seed: number;
    /** Plans on the same paths: ids, or SAVED. */
    compared: readonly string[];
  };
  /** Ids of the plans in the table; null until the user chooses. */
  comparison: readonly string[] | null;
  payers: {
    /** Null until the user chooses: the next big project. */
    work: WorkChoice | null;
    /** The down payment is null while it is the proposed one. */
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
