import { chakra } from '@chakra-ui/react';
import { changePasswordInput, type ChangePasswordInput } from '@roofline/schema/account/credentials';
import { useSave } from '../../app/save/use-save';
import { useSelection } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { FieldsToFix } from '../../ui/form/FieldsToFix';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { useRuledForm } from '../../ui/ruled-form/use-ruled-form';
import { useChangePasswordMutation } from './ChangePassword.generated';
import { PasswordChecklist } from './PasswordChecklist';
import { PasswordRuled } from './PasswordRuled';

const FIELDS = [
  ['currentPassword', 'Current password'],
  ['newPassword', 'New password'],
  ['confirmPassword', 'Confirm password'],
] as const;
const LABELS = Object.fromEntries(FIELDS) as Record<(typeof FIELDS)[number][0], string>;
const DEPENDENTS = { newPassword: ['confirmPassword'] } as const;

/** Three passwords; the button rests while a rule is broken or the change is on its way. */
export function ChangePasswordForm() {
  const { viewer } = useSelection();
  const empty = { email: viewer.email, currentPassword: '', newPassword: '', confirmPassword: '' };
  const form = useRuledForm<ChangePasswordInput, ChangePasswordInput>({
    schema: changePasswordInput,
    defaultValues: empty,
    dependents: DEPENDENTS,
  });
  const [change] = useChangePasswordMutation();
  const { save, saving, problems } = useSave({
    send: (input: ChangePasswordInput) => change({ variables: { input } }),
    form,
    fields: FIELDS.map(([name]) => name),
    done: 'Password Changed',
    onSaved: () => form.reset(empty),
  });
  const toFix = form.toFix(FIELDS, true);
  return (
    <form
      noValidate
      aria-label="Change password"
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isValid) void form.submit(save);
      }}
    >
      <chakra.div display="grid" gap="4.5" maxW="368px">
        <FormErrorAlert details={problems} takeFocus />
        {/* For password managers: whose password changes. */}
        <input type="email" autoComplete="username" value={viewer.email} readOnly hidden />
        <PasswordRuled form={form} name="currentPassword" label={LABELS.currentPassword} />
        <PasswordRuled form={form} name="newPassword" label={LABELS.newPassword} isNew />
        <PasswordChecklist password={form.values.newPassword} />
        <PasswordRuled form={form} name="confirmPassword" label={LABELS.confirmPassword} isNew />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Button variant="primary" type="submit" disabled={!form.isValid} busy={saving} busyText="Saving...">
            Change Password
          </Button>
          {toFix.length > 0 && <FieldsToFix fields={toFix} />}
        </chakra.div>
      </chakra.div>
    </form>
  );
}
