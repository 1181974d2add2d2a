import { changePasswordInput, type ChangePasswordInput } from '@roofline/schema/account/credentials';
import { useMemo } from 'react';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import type { OwnControlProps } from '../../app/fields/bound-field';
import { FieldControl } from '../../app/fields/FieldControl';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../app/fields/use-fields-form';
import { PasswordChecklist } from './PasswordChecklist';

type PasswordValues = Answers<typeof changePasswordInput>;

/** The password that holds, a new one under its rules, and that once more. */
const PASSWORD_FIELDS: FieldList<PasswordValues> = [
  {
    rows: [
      { name: 'currentPassword', autoComplete: 'current-password' },
      {
        name: 'newPassword',
        autoComplete: 'new-password',
        rechecks: ['confirmPassword'],
        control: NewPassword,
      },
      { name: 'confirmPassword', autoComplete: 'new-password' },
    ],
  },
];

function NewPassword({ form, field }: OwnControlProps<PasswordValues, object>) {
  return (
    <>
      <FieldControl form={form} error={form.errorOf(field.name)} field={{ ...field, control: undefined }} />
      <PasswordChecklist password={form.values.newPassword} />
    </>
  );
}

/** The passwords of the person with this address. */
export function usePasswordForm(email: string): FieldsForm<PasswordValues, ChangePasswordInput, object> {
  const saved = useMemo(() => emptyAnswers(changePasswordInput, { email }), [email]);
  return useFieldsForm({ schema: changePasswordInput, list: PASSWORD_FIELDS, saved, given: {} });
}
