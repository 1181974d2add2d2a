import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFieldsForm, type FieldsForm, type FieldsFormOptions } from '../../app/fields/use-fields-form';
import type { Answer, UserError } from '../../app/save/outcome';
import { placeProblems, placesIn } from '../../app/save/place-problems';
import { useSubmission } from './use-submission';

export interface PublicFormOptions<Values extends FieldValues, Result, Given> extends Omit<
  FieldsFormOptions<Values, Result, Given>,
  'readOnly' | 'showsWhenLeft'
> {
  send: (input: Result) => Promise<Answer>;
  onSent: (input: Result) => void;
  onRefused?: (refused: readonly UserError[], input: Result) => void;
  /** The field that gets the focus after a refusal, with its text selected. */
  retry?: FieldPath<Values>;
}

export interface PublicFormState<Values extends FieldValues, Result, Given> {
  form: FieldsForm<Values, Result, Given>;
  /** The reasons why the service refused the last request; null without a refusal. */
  refused: readonly UserError[] | null;
  sending: boolean;
  submit: () => void;
}

/** Returns a form of the public pages: it sends the fields once, and shows each reason of a refusal at its field. */
export function usePublicForm<Values extends FieldValues, Result, Given>(
  options: PublicFormOptions<Values, Result, Given>,
): PublicFormState<Values, Result, Given> {
  const { send, onSent, onRefused, retry, ...listed } = options;
  const form = useFieldsForm({ ...listed, showsWhenLeft: true });
  const { refused, sending, submit } = useSubmission();
  async function sendOnce(input: Result) {
    const found = await submit(() => send(input));
    if (found.length === 0) return onSent(input);
    // The alert lists all of the reasons.
    placeProblems(found, placesIn(form));
    onRefused?.(found, input);
    const control = retry && document.getElementById(form.idOf(retry));
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
  }
  return { form, refused, sending, submit: () => void form.submit(sendOnce) };
}
