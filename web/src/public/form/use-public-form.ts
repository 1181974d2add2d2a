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
  /** Takes the focus after a refusal, its text selected. */
  retry?: FieldPath<Values>;
}

export interface PublicFormState<Values extends FieldValues, Result, Given> {
  form: FieldsForm<Values, Result, Given>;
  /** Why the last sending was refused. */
  refused: readonly UserError[] | null;
  sending: boolean;
  submit: () => void;
}

/** A form of the public pages: its list of fields, sent once, with what was refused on the fields that it concerns. */
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
