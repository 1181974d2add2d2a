import { useEffect, useMemo, useRef, useState } from 'react';
import { focusControl } from './FieldsToFix';

/** Returns the first control of the form with an id. */
const firstControl = (formId: string) =>
  document.getElementById(formId)?.querySelector<HTMLElement>('input, select') ?? null;

/** Returns a ref to the form's first control, which depends on the user: for a dialog's `initialFocus`. */
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

/** Submits the form on Ctrl or Cmd Enter, wherever the focus is in it. */
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

/**
 * Focuses the first control of a form's next step: the control that had the focus is gone with its step.
 * The returned function focuses a control by its id, also of a step that is about to be drawn.
 */
export function useStepFocus(step: number, formId: string): (id: string) => void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) firstControl(formId)?.focus();
    shown.current = step;
  }, [step, formId]);
  // After the step has been drawn, so that the field is there.
  const [focused, setFocused] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (focused) focusControl(focused.id);
  }, [focused]);
  return (id) => setFocused({ id });
}
