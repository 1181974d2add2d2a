import { limits } from '@roofline/schema/value/limits';
import { reconciliationInput, type ReconciliationInput } from '@roofline/schema/year-setup/year-setup';
import type { Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../app/fields/use-fields-form';
import type { ReconciliationFieldsFragment } from './Reconciliation.generated';

export type ReconcileValues = Answers<typeof reconciliationInput>;
export type ReconcileForm = FieldsForm<ReconcileValues, ReconciliationInput, object>;

/** What happened in the year that has closed. */
const RECONCILE_FIELDS: FieldList<ReconcileValues> = [
  {
    rows: [
      [{ name: 'contributions' }, { name: 'specialAssessments' }],
      [{ name: 'interest' }, { name: 'expenditures' }],
      {
        name: 'closingBalance',
        hint: 'Of all reserve accounts on the last day of the year',
        maxLength: limits.balanceMaxChars,
      },
      { name: 'note' },
    ],
  },
];

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
  return useFieldsForm({
    schema: reconciliationInput,
    list: RECONCILE_FIELDS,
    saved: startingValues(of),
    given: {},
    readOnly,
  });
}
