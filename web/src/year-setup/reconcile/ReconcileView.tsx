import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { Switch } from '../../ui/choice/Switch';
import { Banner } from '../../ui/feedback/Banner';
import { Tag } from '../../ui/figure/Tag';
import { DateText } from '../../ui/figure/figures';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { FieldRow } from '../../ui/form/FormSection';
import { formatMoney } from '../../ui/format/money';
import { Card } from '../../ui/layout/Card';
import { PageHeader } from '../../ui/layout/PageHeader';
import { MoneyRuled } from '../../ui/ruled-form/NumericRuled';
import { AreaRuled } from '../../ui/ruled-form/RuledFields';
import { RECONCILE_LABELS, useReconcileForm, type ReconcileForm } from './reconcile-values';
import { useReconcile } from './use-reconcile';
import { unexplained, varianceRows } from './variances';
import { VarianceTable } from './VarianceTable';
import type { ReconciliationFieldsFragment } from './Reconciliation.generated';

/** What happened in the closed year, beside what was planned, while it is typed. */
export function ReconcileView({ reconciliation }: { reconciliation: ReconciliationFieldsFragment }) {
  const { fiscalYear, propertyId, planned, viewerCan } = reconciliation;
  const form = useReconcileForm(reconciliation, !viewerCan.reconcile);
  const saving = useReconcile(propertyId, form);
  const isSaved = reconciliation.state === 'reconciled';
  return (
    <>
      <PageHeader
        title={`Reconcile ${fiscalYear}`}
        tag={isSaved && <Tag tone="success">Reconciled</Tag>}
        line={
          isSaved && reconciliation.reconciledAt ? (
            <>
              {reconciliation.reconciledBy ? `By ${reconciliation.reconciledBy} on ` : 'On '}
              <DateText iso={reconciliation.reconciledAt} moment />
            </>
          ) : (
            'Enter what the bank and the books say of the year that has ended.'
          )
        }
        actions={
          <Button asChild>
            <Link to={paths.plans}>Back to the plans</Link>
          </Button>
        }
      />
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
        <Card title="What happened">
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
          title="Against the plan"
          aside={<chakra.span color="fg.muted">{reconciliation.planName}</chakra.span>}
        >
          <VarianceTable rows={varianceRows(planned ?? null, form.values)} year={fiscalYear} />
          <Remainder amount={unexplained(planned ?? null, form.values)} />
        </Card>
      </chakra.div>
    </>
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
      <FieldRow columns={2}>
        <MoneyRuled form={form} name="contributions" label={RECONCILE_LABELS.contributions} />
        <MoneyRuled form={form} name="specialAssessments" label={RECONCILE_LABELS.specialAssessments} />
      </FieldRow>
      <FieldRow columns={2}>
        <MoneyRuled form={form} name="interest" label={RECONCILE_LABELS.interest} min={-99_000_000} />
        <MoneyRuled form={form} name="expenditures" label={RECONCILE_LABELS.expenditures} />
      </FieldRow>
      <MoneyRuled
        form={form}
        name="closingBalance"
        label={RECONCILE_LABELS.closingBalance}
        hint="Of all reserve accounts on the last day of the year"
        min={-50_000_000}
        maxLength={15}
      />
      <AreaRuled form={form} name="note" label={RECONCILE_LABELS.note} optional maxLength={2000} />
      {currentFiscalYear !== null && currentFiscalYear !== undefined && !form.readOnly && (
        <Switch
          label={`Start ${currentFiscalYear} from the closing balance`}
          hint="Plans that are not adopted follow where they take their balance from the financials."
          checked={form.values.updateStartingBalance}
          onChange={(event) => form.set('updateStartingBalance', event.currentTarget.checked)}
        />
      )}
    </chakra.div>
  );
}

/** What the figures leave unexplained, in words. */
function Remainder({ amount }: { amount: number | null }) {
  if (amount === null) return null;
  return (
    <chakra.div mt="4">
      {amount === 0 ? (
        <Banner tone="info">The figures explain the closing balance to the cent.</Banner>
      ) : (
        <Banner tone="warning">
          {`${formatMoney(Math.abs(amount))} of the closing balance ${amount > 0 ? 'came from' : 'went to'} something that is not listed. Check the figures, or say what it was in the note.`}
        </Banner>
      )}
    </chakra.div>
  );
}
