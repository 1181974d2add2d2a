import { reconciliationInput, type ReconciliationInput } from '@roofline/schema/year-setup';
import { useRuledForm, type RuledForm } from '../../ui/ruled-form/use-ruled-form';
import type { ReconciliationFieldsFragment } from './Reconciliation.generated';

/** What happened, as the form holds it: an empty amount is null. */
export interface ReconcileValues {
  fiscalYear: number;
  closingBalance: number | null;
  contributions: number | null;
  specialAssessments: number | null;
  interest: number | null;
  expenditures: number | null;
  note: string;
  updateStartingBalance: boolean;
}
export type ReconcileForm = RuledForm<ReconcileValues, ReconciliationInput>;

/** Field names in the order of the screen, with their labels. */
export const RECONCILE_LABELS = {
  contributions: 'Contributions',
  specialAssessments: 'Special assessments',
  interest: 'Interest',
  expenditures: 'Expenditures',
  closingBalance: 'Closing balance',
  note: 'Note',
} as const;

/** What was reconciled before; otherwise what is known without the ledger: nothing. */
function startingValues(of: ReconciliationFieldsFragment): ReconcileValues {
  const { actual, planned } = of;
  return {
    fiscalYear: of.fiscalYear,
    closingBalance: actual?.endBalance ?? null,
    contributions: actual?.contributions ?? planned?.contributions ?? null,
    specialAssessments: actual?.specialAssessments ?? 0,
    interest: actual?.interest ?? null,
    expenditures: actual?.expenditures ?? null,
    note: of.note ?? '',
    updateStartingBalance: of.currentFiscalYear !== null,
  };
}

/** The reconciliation under its rules. */
export function useReconcileForm(of: ReconciliationFieldsFragment, readOnly: boolean): ReconcileForm {
  return useRuledForm<ReconcileValues, ReconciliationInput>({
    schema: reconciliationInput,
    defaultValues: startingValues(of),
    readOnly,
  });
}
