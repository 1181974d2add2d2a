import { useId } from 'react';
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { PasswordChecklist } from './PasswordChecklist';
import { PasswordField } from './PasswordField';
import { rechecking } from './recheck-confirm';

export interface NewPasswordProps<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'register' | 'watch' | 'getFieldState' | 'trigger' | 'formState'>;
  name: FieldPath<Values>;
  label: string;
  /** The field that repeats it. */
  confirm: FieldPath<Values>;
  autoFocus?: boolean;
}

/** A new password, the rules that it keeps to, and once more. */
export function NewPassword<Values extends FieldValues>(props: NewPasswordProps<Values>) {
  const { form, name, label, confirm, autoFocus } = props;
  const ids = useId();
  const errorOf = (field: string) =>
    (get(form.formState.errors, field) as { message?: string } | undefined)?.message;
  return (
    <>
      <PasswordField
        id={`${ids}-new`}
        label={label}
        autoComplete="new-password"
        autoFocus={autoFocus}
        aria-describedby={`${ids}-rules`}
        error={errorOf(name)}
        {...form.register(name, rechecking(form, confirm))}
      />
      <PasswordChecklist id={`${ids}-rules`} password={form.watch(name)} />
      <PasswordField
        id={`${ids}-confirm`}
        label="Confirm password"
        autoComplete="new-password"
        error={errorOf(confirm)}
        {...form.register(confirm)}
      />
    </>
  );
}
