import { get, type FieldValues } from 'react-hook-form';
import type { OwnControlProps } from '../../app/fields/bound-field';
import { PasswordChecklist } from './PasswordChecklist';
import { TypedField } from './TypedField';

/** A new password and its rules. */
function NewPassword<Values extends FieldValues, Given>({ form, field }: OwnControlProps<Values, Given>) {
  const rules = `${form.idOf(field.name)}-rules`;
  return (
    <>
      <TypedField form={form} field={field} aria-describedby={rules} />
      <PasswordChecklist id={rules} password={get(form.values, field.name) as string} />
    </>
  );
}

/** The field of a new password for a field list; the next field repeats it. */
export const NEW_PASSWORD = {
  control: NewPassword,
  autoComplete: 'new-password',
  rechecks: ['confirmPassword'],
} as const;

/** The field that repeats the new password. */
export const CONFIRM_PASSWORD = { name: 'confirmPassword', autoComplete: 'new-password' } as const;
