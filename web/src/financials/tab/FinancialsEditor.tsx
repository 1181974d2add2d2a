import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/value/limits';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FieldSections } from '../../app/fields/FieldSections';
import { paths } from '../../app/paths';
import type { SelectedProperty } from '../../app/selection/selection';
import { localToday } from '../../app/today';
import { Banner } from '../../ui/feedback/Banner';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { FieldsToFix } from '../../ui/form/FieldsToFix';
import { SaveBar } from '../../ui/form/SaveBar';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { formatMoney } from '../../ui/format/money';
import { financialsOf, useFinancialForm, type FinancialForm } from '../form/financial-fields';
import { useSaveFinancials } from './save-financials';
import { UpdateAllPlansDialog } from './UpdateAllPlansDialog';
import type { FinancialsOfYearFragment } from './Financials.generated';

export interface FinancialsEditorProps {
  property: SelectedProperty;
  financials: FinancialsOfYearFragment;
  onReload: () => Promise<unknown>;
}

const AS_PROPOSED = { label: 'This year', from: 'not set up', to: 'set up as proposed' };

export function FinancialsEditor({ property, financials, onReload }: FinancialsEditorProps) {
  const navigate = useNavigate();
  const readOnly = financials.isReadOnly || !property.viewerCan.editFinancials;
  const rules = rulesOf(property, financials);
  const units = property.numberOfUnits;
  const form = useFinancialForm({
    place: {
      rules,
      asksUpdateAllPlans: !readOnly && property.viewerCan.applyToAllPlans,
      feeHint: (fee) => (fee === null ? undefined : `${formatMoney(fee / 12 / units)} a month per unit`),
      startMonthHint: 'The page reloads after saving',
    },
    saved: financialsOf(rules, financials),
    readOnly,
  });
  useProposedRate(form, readOnly);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void navigate(paths.dashboard);
  };
  const saving = useSaveFinancials({ property, financials, form, onLeave: leave, loadNewer: onReload });
  // A year that awaits setup counts as a change: the user can save its proposal unchanged.
  const isProposal = financials.requireSetup && form.changes.length === 0;
  const changes = isProposal ? [AS_PROPOSED] : form.changes;
  return (
    <chakra.div mt="6">
      <DirtyGuard dirty={form.isDirty && !isLeaving} name="Financials" />
      <chakra.div display="flex" flexDirection="column" gap="3" mb="5">
        <Remark financials={financials} readOnly={readOnly} />
        <SaveProblems {...saving} mb="0" />
      </chakra.div>
      <FieldSections form={form} />
      <chakra.div
        mx={{ base: '-4', md: '-7' }}
        position="sticky"
        bottom={{ base: 'var(--bottom-bar, 0px)', md: '0' }}
      >
        <SaveBar
          changes={readOnly ? [] : changes}
          onCancel={leave}
          onSave={() => void form.submit(saving.submit)}
          saving={saving.saving}
          disabled={!form.isValid}
          note={form.isValid ? undefined : <FieldsToFix fields={form.toFix()} />}
          saveText={financials.requireSetup ? `Set up ${financials.fiscalYear}` : undefined}
        />
      </chakra.div>
      <UpdateAllPlansDialog
        open={saving.isAsking}
        busy={saving.saving}
        onConfirm={saving.confirm}
        onCancel={saving.cancel}
      />
    </chakra.div>
  );
}

const rulesOf = (property: SelectedProperty, financials: FinancialsOfYearFragment) => ({
  balanceMin: limits.balanceMinEdit,
  hasLoanAnalysis: property.hasLoanAnalysis,
  today: localToday(),
  savedStartingYear: financials.startingFiscalYear,
});

/** Fills in, but does not save, the interest rate in the address, which another page proposes. */
function useProposedRate({ set }: Pick<FinancialForm, 'set'>, readOnly: boolean) {
  const [search, setSearch] = useSearchParams();
  const proposed = search.get('interestRate');
  useEffect(() => {
    if (proposed === null) return;
    const rate = Number(proposed);
    if (!readOnly && proposed !== '' && rate >= 0 && rate <= limits.rateMax) set('interestRate', rate);
    const rest = new URLSearchParams(search);
    rest.delete('interestRate');
    setSearch(rest, { replace: true });
    // Only once for an address, so that it does not overwrite later input.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [proposed]);
}

/** Says why the form cannot be changed, or what saving it does. */
function Remark({ financials, readOnly }: { financials: FinancialsOfYearFragment; readOnly: boolean }) {
  if (financials.isReadOnly)
    return (
      <Banner tone="info">{`${financials.fiscalYear} is a previous fiscal year: you can view its financials but not change them.`}</Banner>
    );
  if (financials.requireSetup && !readOnly)
    return (
      <Banner tone="info">
        {`Nothing is saved for ${financials.fiscalYear} yet. The values are from the year before; saving them sets up the year and copies the components.`}
      </Banner>
    );
  return null;
}
