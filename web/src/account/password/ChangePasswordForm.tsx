import { chakra } from '@chakra-ui/react';
import type { ChangePasswordInput } from '@roofline/schema/account/credentials';
import { FieldSections } from '../../app/fields/FieldSections';
import { useSave } from '../../app/save/use-save';
import { useSelection } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { FieldsToFix } from '../../ui/form/FieldsToFix';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { useChangePasswordMutation } from './ChangePassword.generated';
import { usePasswordForm } from './password-fields';

/** Form with three passwords; its button is disabled while a rule is broken and busy while the change is sent. */
export function ChangePasswordForm() {
  const { viewer } = useSelection();
  const form = usePasswordForm(viewer.email);
  const [change] = useChangePasswordMutation();
  const { save, saving, problems } = useSave({
    send: (input: ChangePasswordInput) => change({ variables: { input } }),
    form,
    done: 'Password Changed',
    onSaved: () => form.reset(),
  });
  const toFix = form.toFix(true);
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
        {/* For password managers: the account whose password changes. */}
        <input type="email" autoComplete="username" value={viewer.email} readOnly hidden />
        <FieldSections form={form} />
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
