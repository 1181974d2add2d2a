import { useEffect, useRef, useState, type FormEvent } from 'react';
import { focusControl } from '../../ui/form/FieldsToFix';
import { firstControl } from '../../ui/form/form-focus';
import { useAddProperty } from './use-add-property';
import type { WizardForms } from './use-wizard-forms';

/** Steps, focus, the question before closing, and the way out once the property is added. */
export function useWizard(
  forms: WizardForms,
  formId: string,
  { onClose, onAdded }: { onClose: () => void; onAdded: (propertyId: string) => void },
) {
  const [step, setStep] = useState<1 | 2>(1);
  const [isAsking, setAsking] = useState(false);
  const [addedId, setAddedId] = useState<string | null>(null);
  const [focused, setFocused] = useState<{ id: string } | null>(null);
  const adding = useAddProperty({
    forms,
    onAdded: setAddedId,
    onRejected: (first) => {
      if (!first) return;
      setStep(first.step);
      setFocused(first);
    },
  });
  // The control that had the focus is gone with its step.
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) firstControl(formId)?.focus();
    shownStep.current = step;
  }, [step, formId]);
  // After the step has been drawn, so that the field is there.
  useEffect(() => {
    if (focused) focusControl(focused.id);
  }, [focused]);
  // After the guard against leaving has heard that nothing is unsaved any more.
  const isTold = useRef(false);
  useEffect(() => {
    if (addedId === null || isTold.current) return;
    isTold.current = true;
    onAdded(addedId);
  }, [addedId, onAdded]);
  return {
    step,
    setStep,
    adding,
    addedId,
    isAsking,
    stay: () => setAsking(false),
    close: () => (forms.isDirty ? setAsking(true) : onClose()),
    advance(event: FormEvent) {
      event.preventDefault();
      if (step === 1) void forms.details.submit(() => setStep(2));
      else void adding.submit();
    },
  };
}
