import { useState } from 'react';
import { FieldSections } from '../../app/fields/FieldSections';
import { SecretPane } from '../../app/secret/SecretPane';
import { FormPane } from '../../ui/form/FormOverlays';
import { useCreateToken } from './use-create-token';

export interface CreateTokenPaneProps {
  onClose: () => void;
  onCreated: () => void;
}

/** Asks for name, scope, workspace and expiry of a token, then shows its secret once. */
export function CreateTokenPane({ onClose, onCreated }: CreateTokenPaneProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const created = (text: string) => {
    setSecret(text);
    onCreated();
  };
  if (secret !== null)
    return <SecretPane title="Token created" label="Token" secret={secret} onClose={onClose} />;
  return <TokenForm onClose={onClose} onCreated={created} />;
}

function TokenForm({ onClose, onCreated }: { onClose: () => void; onCreated: (secret: string) => void }) {
  const { form, isReady, create, creating, problems } = useCreateToken(onCreated);
  return (
    <FormPane
      title="Create token"
      onClose={onClose}
      submitText="Create token"
      busyText="Creating..."
      busy={creating}
      disabled={!isReady}
      problems={problems}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(create)}
    >
      <FieldSections form={form} />
    </FormPane>
  );
}
