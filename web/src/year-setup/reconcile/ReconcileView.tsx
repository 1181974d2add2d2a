import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { FieldSections } from '../../app/fields/FieldSections';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { Switch } from '../../ui/choice/Switch';
import { Banner } from '../../ui/feedback/Banner';
import { Tag } from '../../ui/figure/Tag';
import { DateText } from '../../ui/figure/figures';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { formatMoney } from '../../ui/format/money';
import { Card } from '../../ui/layout/Card';
import { PageHeader } from '../../ui/layout/PageHeader';
import { useReconcileForm, type ReconcileForm } from './reconcile-values';
import { useReconcile } from './use-reconcile';
import { unexplained, varianceRows } from './variances';
import { VarianceTable } from './VarianceTable';
import type { ReconciliationFieldsFragment } from './Reconciliation.generated';

/** The form for the actual figures of the closed year, beside its plan, compared as the user types. */
export function ReconcileView({ reconciliation }: { reconciliation: ReconciliationFieldsFragment }) {
  const { fiscalYear, propertyId, planned, viewerCan } = reconciliation;
  const form = useReconcileForm(reconciliation, !viewerCan.reconcile);
  const saving = useReconcile(propertyId, form);
  return (
    <>
      <Head reconciliation={reconciliation} />
      <DirtyGuard
        dirty={form.isDirty && !saving.saving && saving.status !== 'saved'}
        name={`The figures of ${fiscalYear}`}
      />
      <SaveProblems {...saving} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="4"
        alignItems="start"
      >
        <Card title="Actual figures">
          <Figures form={form} reconciliation={reconciliation} />
          {viewerCan.reconcile && (
            <chakra.div display="flex" justifyContent="flex-end" mt="5">
              <Button
                variant="primary"
                busy={saving.saving}
                busyText="Reconciling..."
                onClick={() => void form.submit(saving.save)}
              >
                {`Reconcile ${fiscalYear}`}
              </Button>
            </chakra.div>
          )}
        </Card>
        <Card
          title="Compared with the plan"
          aside={<chakra.span color="fg.muted">{reconciliation.planName}</chakra.span>}
        >
          <VarianceTable rows={varianceRows(planned ?? null, form.values)} year={fiscalYear} />
          <Remainder amount={unexplained(planned ?? null, form.values)} />
        </Card>
      </chakra.div>
    </>
  );
}

function Head({ reconciliation }: { reconciliation: ReconciliationFieldsFragment }) {
  const { fiscalYear, state, reconciledAt, reconciledBy } = reconciliation;
  const isSaved = state === 'reconciled';
  return (
    <PageHeader
      title={`Reconcile ${fiscalYear}`}
      tag={isSaved && <Tag tone="success">Reconciled</Tag>}
      line={
        isSaved && reconciledAt ? (
          <>
            {reconciledBy ? `By ${reconciledBy} on ` : 'On '}
            <DateText iso={reconciledAt} moment />
          </>
        ) : (
          'Enter the actual figures of the ended year from your bank statements and books.'
        )
      }
      actions={
        <Button asChild>
          <Link to={paths.plans}>Back to the plans</Link>
        </Button>
      }
    />
  );
}

function Figures({
  form,
  reconciliation,
}: {
  form: ReconcileForm;
  reconciliation: ReconciliationFieldsFragment;
}) {
  const { currentFiscalYear } = reconciliation;
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <FieldSections form={form} />
      {currentFiscalYear !== null && currentFiscalYear !== undefined && !form.readOnly && (
        <Switch
          label={`Start ${currentFiscalYear} from the closing balance`}
          hint="Plans that are not adopted are updated if they take their balance from the financials."
          checked={form.values.updateStartingBalance}
          onChange={(event) => form.set('updateStartingBalance', event.currentTarget.checked)}
        />
      )}
    </chakra.div>
  );
}

/** Says which part of the closing balance the figures leave unexplained. */
function Remainder({ amount }: { amount: number | null }) {
  if (amount === null) return null;
  return (
    <chakra.div mt="4">
      {amount === 0 ? (
        <Banner tone="info">The figures explain the closing balance to the cent.</Banner>
      ) : (
        <Banner tone="warning">
          {`${formatMoney(Math.abs(amount))} of the closing balance ${amount > 0 ? 'came from' : 'went to'} something that is not listed. Check the figures, or explain it in the note.`}
        </Banner>
      )}
    </chakra.div>
  );
}
