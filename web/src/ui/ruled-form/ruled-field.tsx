import type { ReactNode } from 'react';
import { get, useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field } from '../field/Field';
import { ReadOnlyField } from './ReadOnlyField';
import type { FormOfFields } from './use-ruled-form';

export interface RuledFieldProps<Values extends FieldValues> {
  form: FormOfFields<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  width?: string;
  disabled?: boolean;
  /** The value in words where it can only be read, in place of its kind's own. */
  readAs?: (value: unknown) => string;
}

/** Value and events of a field, told to the form's rules. */
export function useRuled<Values extends FieldValues>({ form, name }: RuledFieldProps<Values>) {
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

/** Label, control, hint or error; the value as text where the form is read-only. */
export function Labelled<Values extends FieldValues>(
  props: RuledFieldProps<Values> & { text: string; children: ReactNode },
) {
  const { form, name, label, hint, optional, width, text, readAs, children } = props;
  if (form.readOnly)
    return (
      <ReadOnlyField label={label} text={readAs && text !== '' ? readAs(get(form.values, name)) : text} />
    );
  return (
    <Field
      id={form.idOf(name)}
      label={label}
      hint={hint}
      optional={optional}
      width={width}
      error={form.errorOf(name)}
    >
      {children}
    </Field>
  );
}

export const asText = (value: unknown) => (typeof value === 'string' ? value : '');
export const asNumber = (value: unknown) => (typeof value === 'number' ? value : null);
