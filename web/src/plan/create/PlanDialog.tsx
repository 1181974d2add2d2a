import { chakra } from '@chakra-ui/react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { useFirstField, useSubmitKey } from '../../ui/form/form-focus';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { Steps, stepsAt } from '../../ui/navigation/Steps';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { Dialog } from '../../ui/overlay/Dialog';
import type { PlanBasis } from '../model/plan-study';
import { consequencesOf } from './consequences';
import { FinancialStep } from './fields/FinancialStep';
import { FundingStep } from './fields/FundingStep';
import { InfoStep } from './fields/InfoStep';
import { PlanAside } from './PlanAside';
import { PlanFooter } from './PlanFooter';
import { PLAN_STEPS } from './plan-steps';
import type { PlanValues } from './plan-values';
import { usePlanForm } from './use-plan-form';
import { usePlanWizard } from './use-plan-wizard';
import { useSavePlan } from './use-save-plan';

export interface PlanDialogProps {
  propertyId: string;
  fiscalYear: number;
  basis: PlanBasis;
  hasLoanAnalysis: boolean;
  /** Null creates a plan. */
  plan: { planId: string; version: number } | null;
  initial: PlanValues;
  /** The contribution as it stands: what current funding takes. */
  standing: number;
  onClose: () => void;
  onSaved: () => void;
  /** Fetches the plan again and opens the form with it, after someone else saved first. */
  onReload: () => void;
}

/** Creates or edits a plan in three short steps, with what it leads to beside every value. */
export function PlanDialog(props: PlanDialogProps) {
  const { plan, basis, hasLoanAnalysis, fiscalYear } = props;
  const isNew = plan === null;
  const formId = useId();
  const form = usePlanForm(
    { fiscalYear, hasLoanAnalysis, annualFee: basis.annualFee ?? Number.MAX_SAFE_INTEGER },
    props.initial,
  );
  const [isSaved, setSaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const saving = useSavePlan({
    ...props,
    form,
    onSaved: () => {
      setSaved(true);
      props.onSaved();
    },
    onRejected: ([first]) => first && wizard.goTo(first),
  });
  const wizard = usePlanWizard({ form, formId, isNew, save: () => form.submit(saving.save) });
  const firstField = useFirstField(formId);
  useSubmitKey(formId);
  const settings = useDeferredValue(form.values.settings);
  const study = useMemo(() => consequencesOf(settings, basis), [settings, basis]);
  const close = () => (form.isDirty ? setAsking(true) : props.onClose());
  const fields = { form, basis, study, hasLoanAnalysis, standing: props.standing };
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={isNew ? 'Create plan' : `Edit ${props.initial.name}`}
        width="960px"
        staticBackdrop
        locked={saving.saving}
        initialFocus={firstField}
        header={
          <chakra.div mt="3">
            <Steps steps={stepsAt(PLAN_STEPS, wizard.step)} />
          </chakra.div>
        }
        aside={<PlanAside values={form.values} study={study} isNew={isNew} basis={basis} />}
        footer={
          <PlanFooter
            form={form}
            formId={formId}
            wizard={wizard}
            isNew={isNew}
            isSaving={saving.saving}
            onCancel={close}
          />
        }
      >
        <form id={formId} noValidate key={wizard.step} onSubmit={wizard.submit}>
          <SaveProblems {...saving} />
          {wizard.step === 1 && <InfoStep {...fields} />}
          {wizard.step === 2 && <FundingStep {...fields} />}
          {wizard.step === 3 && <FinancialStep {...fields} />}
        </form>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title={isNew ? 'Discard the new plan?' : 'Discard your changes?'}
        confirmText="Discard"
        cancelText="Stay"
        destructive
        onConfirm={props.onClose}
        onCancel={() => setAsking(false)}
      >
        {isNew ? 'What you entered for the new plan is lost.' : 'What you changed in the plan is lost.'}
      </ConfirmDialog>
      <DirtyGuard dirty={form.isDirty && !isSaved} name={isNew ? 'the new plan' : 'the plan'} />
    </>
  );
}
