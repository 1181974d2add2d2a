import { limits } from '@roofline/schema/value/limits';
import { reconciliationInput, type ReconciliationInput } from '@roofline/schema/year-setup/year-setup';
import { formatMoneyExact } from '../../ui/format/money';
import type { Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../app/fields/use-fields-form';
import type { ReconciliationFieldsFragment } from './Reconciliation.generated';

export type ReconcileValues = Answers<typeof reconciliationInput>;
export type ReconcileForm = FieldsForm<ReconcileValues, ReconciliationInput, ReconciliationFieldsFragment>;

/** Returns the known expenditures of the year in words, and whether the user has to add others. */
function knownSpending({ paidByProjects, spendingSource }: ReconciliationFieldsFragment): string {
  const amount = formatMoneyExact(paidByProjects);
  return spendingSource === 'ledger'
    ? `The ledger has ${amount} of reserve expenses`
    : `Projects paid ${amount} from the reserve fund; add what was spent beside them`;
}

/** The fields for the actual figures of the closed year. */
const RECONCILE_FIELDS: FieldList<ReconcileValues, ReconciliationFieldsFragment> = [
  {
    rows: [
      [{ name: 'contributions' }, { name: 'specialAssessments' }],
      [
        { name: 'interest' },
        {
          name: 'expenditures',
          hint: (_values, of) => (of.paidByProjects > 0 ? knownSpending(of) : undefined),
        },
      ],
      {
        name: 'closingBalance',
        hint: 'Of all reserve accounts on the last day of the year',
        maxLength: limits.balanceMaxChars,
      },
      { name: 'note' },
    ],
  },
];

/** Returns the figures reconciled before; else planned contributions and known expenditures. */
function startingValues(of: ReconciliationFieldsFragment): ReconcileValues {
  const { actual, planned } = of;
  return {
    fiscalYear: of.fiscalYear,
    closingBalance: actual?.endBalance ?? null,
    contributions: actual?.contributions ?? planned?.contributions ?? null,
    specialAssessments: actual?.specialAssessments ?? 0,
    interest: actual?.interest ?? null,
    expenditures: actual?.expenditures ?? (of.paidByProjects > 0 ? of.paidByProjects : null),
    note: of.note ?? '',
    updateStartingBalance: of.currentFiscalYear !== null,
  };
}

/** Returns the form of the reconciliation. */
export function useReconcileForm(of: ReconciliationFieldsFragment, readOnly: boolean): ReconcileForm {
  return useFieldsForm({
    schema: reconciliationInput,
    list: RECONCILE_FIELDS,
    saved: startingValues(of),
    given: of,
    readOnly,
  });
}
