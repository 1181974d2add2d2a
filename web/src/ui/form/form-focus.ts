import { useEffect, useMemo, useRef, useState } from 'react';
import { focusControl } from './FieldsToFix';

/** The first control of a form by its id. */
const firstControl = (formId: string) =>
  document.getElementById(formId)?.querySelector<HTMLElement>('input, select') ?? null;

/** The first control of the form, whichever that is for this person: for a dialog's `initialFocus`. */
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

/**
 * Focus in a form of several steps. The control that had it is gone with its step: the first of the next one takes it.
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
