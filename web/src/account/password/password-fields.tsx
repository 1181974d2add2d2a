import { changePasswordInput, type ChangePasswordInput } from '@roofline/schema/account/credentials';
import { useMemo } from 'react';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import type { OwnControlProps } from '../../app/fields/bound-field';
import { FieldControl } from '../../app/fields/FieldControl';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../app/fields/use-fields-form';
import { PasswordChecklist } from './PasswordChecklist';

type PasswordValues = Answers<typeof changePasswordInput>;

/** The current password, the new one with its rules, and the new one again. */
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

/** Returns the form that changes the password of the user with this email address. */
export function usePasswordForm(email: string): FieldsForm<PasswordValues, ChangePasswordInput, object> {
  const saved = useMemo(() => emptyAnswers(changePasswordInput, { email }), [email]);
  return useFieldsForm({ schema: changePasswordInput, list: PASSWORD_FIELDS, saved, given: {} });
}
