import type { ChangePasswordInput } from '@roofline/schema/account/credentials';
import { PasswordInput } from '../../ui/field/PasswordInput';
import { asText, Labelled, useRuled, type RuledFieldProps } from '../../ui/ruled-form/ruled-field';

/** A password under the rules of its form. */
export function PasswordRuled(props: RuledFieldProps<ChangePasswordInput> & { isNew?: boolean }) {
  const { value, edit, ...control } = useRuled(props);
  return (
    <Labelled {...props} text="">
      <PasswordInput
        {...control}
        autoComplete={props.isNew ? 'new-password' : 'current-password'}
        value={asText(value)}
        onChange={(event) => edit(event.currentTarget.value)}
      />
    </Labelled>
  );
}
