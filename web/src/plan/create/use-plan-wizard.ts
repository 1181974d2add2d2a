import { useState, type FormEvent } from 'react';
import { fieldsIn } from '../../app/fields/bind-fields';
import { useStepFocus } from '../../ui/form/form-focus';
import { STEP_PARTS, type PlanStep } from './plan-steps';
import type { PlanForm } from './use-plan-form';

const STEPS = [1, 2, 3] as const;
type PlanField = PlanForm['names'][number];

/** Returns the current step and its commands: Continue leaves a step only when nothing in it is wrong; saving checks all steps. */
export function usePlanWizard(options: {
  form: PlanForm;
  formId: string;
  isNew: boolean;
  save: () => unknown;
}) {
  const { form, formId, isNew, save } = options;
  const [step, setStep] = useState<PlanStep>(1);
  const focus = useStepFocus(step, formId);

  const namesOf = (of: PlanStep) => fieldsIn(form.sections, STEP_PARTS[of]).map(({ name }) => name);
  const goTo = (name: PlanField) => {
    const found = STEPS.find((each) => namesOf(each).includes(name));
    if (found) setStep(found);
    focus(form.idOf(name));
  };
  /** Goes to the first wrong field of these steps and shows the errors of its step; returns whether no field is wrong. */
  const isRight = (...steps: readonly PlanStep[]) => {
    for (const each of steps) {
      const wrong = form.check(namesOf(each));
      if (wrong) goTo(wrong);
      if (wrong) return false;
    }
    return true;
  };
  const next = () => {
    if (isRight(step) && step < 3) setStep((step + 1) as PlanStep);
  };
  return {
    step,
    next,
    back: () => setStep((step - 1) as PlanStep),
    goTo,
    submit(event: FormEvent) {
      event.preventDefault();
      if (isNew && step < 3) next();
      else if (isRight(...STEPS)) void save();
    },
  };
}
