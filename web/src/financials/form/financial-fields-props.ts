import type { FinancialRules } from '@roofline/schema/financials';
import type { ReactNode } from 'react';
import type { FinancialForm } from './use-financial-form';

export interface FinancialFieldsProps {
  form: FinancialForm;
  rules: FinancialRules;
  /** Title over the fields, as in dialogs; beside them, with a line of purpose, otherwise. */
  stacked?: boolean;
  /** Under the annual fees: what they mean per unit. */
  feeHint?: ReactNode;
  /** Under the start month: what a change does. */
  startMonthHint?: ReactNode;
  /** Asks whether all plans follow; the wizard has no plans yet. */
  askUpdateAllPlans?: boolean;
}
