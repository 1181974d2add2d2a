import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import type { FormOfFields } from './use-ruled-form';

/** Returns value and events of a field, connected to the form's rules. */
export function useRuled<Values extends FieldValues>(of: {
  form: FormOfFields<Values>;
  name: FieldPath<Values>;
}) {
  const { form, name } = of;
  const { field } = useController({ control: form.control, name });
  return {
    value: field.value as unknown,
    name: field.name,
    ref: field.ref,
    edit(value: unknown) {
      field.onChange(value);
      form.onEdit(name);
    },
    onBlur() {
      field.onBlur();
      form.onLeave(name);
    },
  };
}

export const asText = (value: unknown) => (typeof value === 'string' ? value : '');
export const asNumber = (value: unknown) => (typeof value === 'number' ? value : null);
