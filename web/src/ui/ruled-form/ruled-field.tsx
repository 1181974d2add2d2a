import type { ReactNode } from 'react';
import { get, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field } from '../field/Field';
import { ReadOnlyField } from './ReadOnlyField';
import type { FormOfFields } from './use-ruled-form';

export interface RuledFieldProps<Values extends FieldValues> {
  form: FormOfFields<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  aside?: ReactNode;
  optional?: boolean;
  width?: string;
  disabled?: boolean;
  /** Returns the value in words for a read-only form, in place of the field's own text. */
  readAs?: (value: unknown) => string;
}

/** Label, control, hint or error; the value as text where the form is read-only. */
export function Labelled<Values extends FieldValues>(
  props: RuledFieldProps<Values> & { text: string; children: ReactNode },
) {
  const { form, name, label, hint, aside, optional, width, text, readAs, children } = props;
  if (form.readOnly)
    return (
      <ReadOnlyField label={label} text={readAs && text !== '' ? readAs(get(form.values, name)) : text} />
    );
  return (
    <Field id={form.idOf(name)} {...{ label, hint, aside, optional, width }} error={form.errorOf(name)}>
      {children}
    </Field>
  );
}
