import type { OwnControlProps } from '../app/fields/bound-field';
import { Field } from '../ui/field/Field';
import { SelectField } from '../ui/field/SelectField';
import { TextInput } from '../ui/field/TextInput';
import { integrationIn, type ConnectGiven, type ConnectValues } from './connect-model';
import { useExternalAssociationsQuery } from './ConnectedApps.generated';

/** The association code: the user chooses it where the service lists its associations, and types it elsewhere. */
export function AssociationField({ form, field }: OwnControlProps<ConnectValues, ConnectGiven>) {
  const { values, given } = form;
  const integration = integrationIn(given, values);
  const credentialId = values.integrationCredentialId ?? '';
  const isListed = integration?.lists === true && credentialId !== '';
  const query = useExternalAssociationsQuery({
    variables: { integrationCredentialId: credentialId },
    skip: !isListed,
  });
  const found = isListed ? query.data?.externalAssociations : undefined;
  const code = values.externalPropertyCode ?? '';
  const choices = found?.associations ?? [];
  // A saved code stays in the list, even when the service no longer lists it.
  const isKnown = code === '' || choices.some((each) => each.code === code);
  const options = [...choices, ...(isKnown ? [] : [{ code, name: code }])];
  const set = (next: string) => form.set('externalPropertyCode', next);
  const hint = query.loading
    ? 'Asking the service for its associations…'
    : (found?.problem ?? integration?.codeHint);
  return (
    <Field
      id={form.idOf('externalPropertyCode')}
      label={field.label}
      hint={hint}
      error={form.errorOf('externalPropertyCode')}
    >
      {choices.length > 0 ? (
        <SelectField
          options={options.map((each) => ({ value: each.code, label: `${each.name} (${each.code})` }))}
          placeholder="Choose an association"
          value={code}
          onChange={(event) => set(event.currentTarget.value)}
        />
      ) : (
        <TextInput
          value={code}
          maxLength={field.maxLength}
          autoComplete="off"
          onChange={(event) => set(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
