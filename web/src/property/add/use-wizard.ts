import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { focusControl } from '../../ui/form/FieldsToFix';
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

const firstControl = (formId: string) =>
  document.getElementById(formId)?.querySelector<HTMLElement>('input, select') ?? null;

/** The first control of the form, whichever that is for this person. */
export function useFirstField(formId: string) {
  return useMemo(
    () => ({
      get current() {
        return firstControl(formId);
      },
    }),
    [formId],
  );
}

/** Ctrl or Cmd Enter goes on, wherever the focus is in the form. */
export function useSubmitKey(formId: string) {
  useEffect(() => {
    function press(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      const form = document.getElementById(formId) as HTMLFormElement | null;
      const button = document.querySelector<HTMLButtonElement>(`button[type=submit][form="${formId}"]`);
      if (form?.contains(event.target as Node) && button?.disabled === false) form.requestSubmit(button);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [formId]);
}
