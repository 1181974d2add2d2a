import { useEffect, useRef, useState, type FormEvent } from 'react';
import { focusControl } from '../../ui/form/FieldsToFix';
import { firstControl } from '../../ui/form/form-focus';
import { fieldsOfStep, namesOf, type PlanField, type PlanStep } from './plan-steps';
import type { PlanForm } from './use-plan-form';

const STEPS = [1, 2, 3] as const;

/** Steps and focus: a step is left by Continue only when nothing in it is wrong; saving looks at all of them. */
export function usePlanWizard(options: {
  form: PlanForm;
  formId: string;
  isNew: boolean;
  save: () => unknown;
}) {
  const { form, formId, isNew, save } = options;
  const [step, setStep] = useState<PlanStep>(1);
  const [focused, setFocused] = useState<{ id: string } | null>(null);
  useStepFocus(step, formId);
  // After the step has been drawn, so that the field is there.
  useEffect(() => {
    if (focused) focusControl(focused.id);
  }, [focused]);

  /** The first wrong field of a step; all of them show from now on. */
  const check = (of: PlanStep) => form.check(namesOf(fieldsOfStep(of, form.values)));
  const goTo = (name: PlanField) => {
    const found = STEPS.find((each) => name in fieldsOfStep(each, form.values));
    if (found) setStep(found);
    setFocused({ id: form.idOf(name) });
  };
  const saveAll = () => {
    for (const each of STEPS) {
      const wrong = check(each);
      if (wrong) return goTo(wrong);
    }
    return save();
  };
  const next = () => {
    const wrong = check(step);
    if (wrong) goTo(wrong);
    else if (step < 3) setStep((step + 1) as PlanStep);
  };
  return {
    step,
    next,
    back: () => setStep((step - 1) as PlanStep),
    goTo,
    submit(event: FormEvent) {
      event.preventDefault();
      if (isNew && step < 3) next();
      else void saveAll();
    },
  };
}

/** The control that had the focus is gone with its step: the first of the next one takes it. */
function useStepFocus(step: PlanStep, formId: string) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) firstControl(formId)?.focus();
    shown.current = step;
  }, [step, formId]);
}
