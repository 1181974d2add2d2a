import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * What stands on a field that holds a new password: an edit re-checks the confirmation, once somebody has been there.
 */
export function rechecking<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getFieldState' | 'trigger'>,
  confirm: FieldPath<Values>,
) {
  return {
    onChange: () => {
      if (form.getFieldState(confirm).isTouched) void form.trigger(confirm);
    },
  };
}
