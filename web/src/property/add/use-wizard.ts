import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDiscard } from '../../ui/form/DiscardQuestion';
import { useStepFocus } from '../../ui/form/form-focus';
import { useAddProperty } from './use-add-property';
import type { WizardForms } from './use-wizard-forms';

/** Returns the wizard's steps, its focus, the question before closing, and its end once the property is added. */
export function useWizard(
  forms: WizardForms,
  formId: string,
  { onClose, onAdded }: { onClose: () => void; onAdded: (propertyId: string) => void },
) {
  const [step, setStep] = useState<1 | 2>(1);
  const focus = useStepFocus(step, formId);
  const [addedId, setAddedId] = useState<string | null>(null);
  useToldOnce(addedId, onAdded);
  const adding = useAddProperty({
    forms,
    onAdded: setAddedId,
    onRejected: (first) => {
      if (!first) return;
      setStep(first.step);
      focus(first.id);
    },
  });
  return {
    step,
    setStep,
    adding,
    addedId,
    ...useDiscard(forms.isDirty, onClose),
    advance(event: FormEvent) {
      event.preventDefault();
      if (step === 1) void forms.details.submit(() => setStep(2));
      else void adding.submit();
    },
  };
}

/** Calls `onAdded` in an effect, so that the guard against leaving already knows that nothing is unsaved. */
function useToldOnce(addedId: string | null, onAdded: (propertyId: string) => void) {
  const isTold = useRef(false);
  useEffect(() => {
    if (addedId === null || isTold.current) return;
    isTold.current = true;
    onAdded(addedId);
  }, [addedId, onAdded]);
}
