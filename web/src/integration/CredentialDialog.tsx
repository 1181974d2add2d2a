import { useState } from 'react';
import { useSave } from '../app/save/use-save';
import { Field } from '../ui/field/Field';
import { PasswordInput } from '../ui/field/PasswordInput';
import { TextInput } from '../ui/field/TextInput';
import { FormDialog } from '../ui/form/FormOverlays';
import type { IntegrationChoice } from './connect-model';
import { useAddCredentialMutation, useUpdateCredentialMutation } from './ConnectedApps.generated';

/** A credential whose values the user enters again. */
export interface KnownCredential {
  integrationCredentialId: string;
  name: string;
  version: number;
}

export interface CredentialDialogProps {
  workspaceId: string;
  integration: IntegrationChoice;
  /** Null adds a credential. */
  credential: KnownCredential | null;
  onSaved: (integrationCredentialId: string) => unknown;
  onClose: () => void;
}

type Values = Record<string, string>;

function useSaveCredential({ workspaceId, integration, credential, onSaved }: CredentialDialogProps) {
  const [add] = useAddCredentialMutation();
  const [update] = useUpdateCredentialMutation();
  const { integrationId } = integration;
  const taken = (id: string | undefined) => id && onSaved(id);
  const adding = useSave({
    send: ({ name, values }: { name: string; values: Values }, idempotencyKey) =>
      add({ variables: { input: { workspaceId, integrationId, name, values, idempotencyKey } } }),
    keeps: true,
    done: 'Credential Added',
    failed: 'Failed to Add Credential.',
    onSaved: (payload) => taken(payload.credential?.integrationCredentialId),
  });
  const updating = useSave({
    send: (input: { name: string; values: Values }) => {
      const { integrationCredentialId, version } = credential!;
      return update({ variables: { input: { integrationCredentialId, version, ...input } } });
    },
    keeps: true,
    done: 'Credential Saved',
    onSaved: (payload) => taken(payload.credential?.integrationCredentialId),
  });
  return credential ? updating : adding;
}

/** Asks for the credential of another service; the service never returns its values. */
export function CredentialDialog(props: CredentialDialogProps) {
  const { integration, credential, onClose } = props;
  const [name, setName] = useState(credential?.name ?? integration.name);
  const [values, setValues] = useState<Values>({});
  const { save, saving, problems } = useSaveCredential(props);
  const isWhole = name.trim() !== '' && integration.fields.every((field) => values[field.name]?.trim());
  return (
    <FormDialog
      title={credential ? 'Enter the credential again' : 'Add credential'}
      submitText={credential ? 'Save credential' : 'Add credential'}
      busyText="Saving..."
      busy={saving}
      disabled={!isWhole}
      problems={problems}
      staticBackdrop
      onSubmit={() => void save({ name, values })}
      onClose={onClose}
    >
      <Field label="Name" hint="What your colleagues see. All properties of the portfolio can use it.">
        <TextInput value={name} maxLength={100} onChange={(event) => setName(event.currentTarget.value)} />
      </Field>
      {integration.fields.map((field) => {
        const control = {
          value: values[field.name] ?? '',
          maxLength: 4000,
          onChange: (event: { currentTarget: { value: string } }) =>
            setValues({ ...values, [field.name]: event.currentTarget.value }),
        };
        return (
          <Field key={field.name} label={field.label} hint={field.hint}>
            {field.isSecret ? (
              <PasswordInput autoComplete="off" {...control} />
            ) : (
              <TextInput autoComplete="off" spellCheck={false} {...control} />
            )}
          </Field>
        );
      })}
    </FormDialog>
  );
}
