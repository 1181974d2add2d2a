import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { UserError } from '../../app/save/outcome';

/** Marks the fields that the service refused; the alert lists the reasons. */
export function markRefused<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  refused: readonly UserError[],
): void {
  for (const { field, detail } of refused)
    if (field !== null && field in form.getValues())
      form.setError(field as FieldPath<Values>, { type: 'service', message: detail });
}
