import { chakra } from '@chakra-ui/react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { DiscardQuestion, useDiscard } from '../../ui/form/DiscardQuestion';
import { useFirstField, useSubmitKey } from '../../ui/form/form-focus';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { Steps, stepsAt } from '../../ui/navigation/Steps';
import { Dialog } from '../../ui/overlay/Dialog';
import type { PlanBasis } from '../model/plan-study';
import { consequencesOf } from './consequences';
import { PlanFieldsOfStep } from './fields/PlanFieldsOfStep';
import { StudyContext } from './fields/study-context';
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
  /** Today's contribution, which current funding uses. */
  standing: number;
  onClose: () => void;
  onSaved: () => void;
  /** Fetches the plan again and opens the form with it, after someone else saved first. */
  onReload: () => void;
}

/** Creates or edits a plan in three short steps, with its outcome beside the values. */
export function PlanDialog(props: PlanDialogProps) {
  const { plan, basis, initial } = props;
  const isNew = plan === null;
  const formId = useId();
  const { form, saving, isSaved, wizard } = usePlanForming(props, formId);
  const firstField = useFirstField(formId);
  useSubmitKey(formId);
  const settings = useDeferredValue(form.values.settings);
  const study = useMemo(() => consequencesOf(settings, basis), [settings, basis]);
  const { close, question } = useDiscard(form.isDirty, props.onClose);
  const footer = { form, formId, wizard, isNew, isSaving: saving.saving };
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={isNew ? 'Create plan' : `Edit ${initial.name}`}
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
        footer={<PlanFooter {...footer} onCancel={close} />}
      >
        <form id={formId} noValidate key={wizard.step} onSubmit={wizard.submit}>
          <SaveProblems {...saving} />
          <StudyContext value={study}>
            <PlanFieldsOfStep form={form} step={wizard.step} />
          </StudyContext>
        </form>
      </Dialog>
      <DiscardQuestion question={question} title={isNew ? 'Discard the new plan?' : 'Discard your changes?'}>
        {isNew ? 'What you entered for the new plan is lost.' : 'What you changed in the plan is lost.'}
      </DiscardQuestion>
      <DirtyGuard dirty={form.isDirty && !isSaved} name={isNew ? 'the new plan' : 'the plan'} />
    </>
  );
}

/** Returns the form, its steps and its saving. */
function usePlanForming(props: PlanDialogProps, formId: string) {
  const { plan, basis, hasLoanAnalysis, standing, fiscalYear, initial } = props;
  const place = useMemo(() => ({ basis, hasLoanAnalysis, standing }), [basis, hasLoanAnalysis, standing]);
  const form = usePlanForm({ fiscalYear, place, saved: initial });
  const [isSaved, setSaved] = useState(false);
  const saving = useSavePlan({
    ...props,
    form,
    onSaved: () => {
      setSaved(true);
      props.onSaved();
    },
    onRejected: ([first]) => first && wizard.goTo(first),
  });
  const isNew = plan === null;
  const wizard = usePlanWizard({ form, formId, isNew, save: () => form.submit(saving.save) });
  return { form, saving, isSaved, wizard };
}
