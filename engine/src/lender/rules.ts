import { InvalidInputError } from '../errors';
import type { Points } from '../types';

/** Kinds of budgeted income. Only regular assessments that the association lives on count. */
export type IncomeKind =
  | 'regularAssessment'
  | 'specialAssessment'
  | 'incidental'
  | 'ownerUtilities'
  | 'reserveIncome';

/** A minimum of budgeted reserve contributions, as data. Dates are ISO days of the loan application. */
export interface LenderRule {
  id: string;
  /** Smallest ratio of reserve contribution to assessment income, in points. */
  minimumRatio: Points;
  /** First application day; null from the beginning of the records. */
  appliesFrom: string | null;
  excludedIncome: readonly IncomeKind[];
  source: string;
  /** Version of this record, printed with the figures. */
  version: string;
}

const EXCLUDED: readonly IncomeKind[] = [
  'specialAssessment',
  'incidental',
  'ownerUtilities',
  'reserveIncome',
];

/**
 * Rules in order of date; the last that applies on a day is in force. Compared in November 2026 with the guide's own answer
 * on budgets (10 %, the excluded income) and with reports that quote the letter (15 %, its day; all else unchanged).
 */
export const LENDER_RULES: readonly LenderRule[] = [
  {
    id: 'reserve-ratio-10',
    minimumRatio: 10,
    appliesFrom: null,
    excludedIncome: EXCLUDED,
    source:
      'Fannie Mae Selling Guide, full review of a condominium project: budget, with the income that may be left out',
    version: '2026-11 (summary: check the current text)',
  },
  {
    id: 'reserve-ratio-15',
    minimumRatio: 15,
    appliesFrom: '2027-01-04',
    excludedIncome: EXCLUDED,
    source:
      'Fannie Mae Lender Letter LL-2026-03 of 18 March 2026: full review, loan applications dated 4 January 2027 or later',
    version: '2026-11 (summary: check the current text)',
  },
];

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The rule for applications of an ISO day. */
export function lenderRuleOn(day: string, rules: readonly LenderRule[] = LENDER_RULES): LenderRule {
  if (!ISO_DAY.test(day)) throw new InvalidInputError('application day', 'must be an ISO day');
  const rule = rules.findLast(({ appliesFrom }) => appliesFrom === null || appliesFrom <= day);
  if (!rule) throw new InvalidInputError('application day', 'lies before every rule');
  return rule;
}
