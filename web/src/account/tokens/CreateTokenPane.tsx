import { useState } from 'react';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FormPane } from '../../ui/form/FormOverlays';
import { SelectRuled, TextRuled, YesNoRuled } from '../../ui/ruled-form/RuledFields';
import { useTokenWorkspacesQuery } from './AccessTokens.generated';
import { SCOPES } from './TokenLine';
import { TokenSecret } from './TokenSecret';
import { useCreateToken } from './use-create-token';

const EXPIRIES = [7, 30, 90, 180, 365].map((days) => ({ value: days, label: `${days} days` }));
const SCOPE_OPTIONS = Object.entries(SCOPES).map(([value, label]) => ({ value, label }));

export interface CreateTokenPaneProps {
  onClose: () => void;
  onCreated: () => void;
}

/** Name, scope, workspace, expiry; then the secret, once. */
export function CreateTokenPane({ onClose, onCreated }: CreateTokenPaneProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const created = (text: string) => {
    setSecret(text);
    onCreated();
  };
  if (secret !== null) return <TokenSecret secret={secret} onClose={onClose} />;
  return <TokenForm onClose={onClose} onCreated={created} />;
}

function TokenForm({ onClose, onCreated }: { onClose: () => void; onCreated: (secret: string) => void }) {
  const { data, error, refetch } = useTokenWorkspacesQuery();
  const { form, create, creating, problems } = useCreateToken(data?.workspaces, onCreated);
  return (
    <FormPane
      title="Create token"
      onClose={onClose}
      submitText="Create token"
      busyText="Creating..."
      busy={creating}
      disabled={!data}
      problems={problems}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(create)}
    >
      <TextRuled
        form={form}
        name="name"
        label="Name"
        hint="Its purpose, such as Budget spreadsheet"
        maxLength={100}
        autoComplete="off"
      />
      <SelectRuled form={form} name="scope" label="Scope" options={SCOPE_OPTIONS} />
      <YesNoRuled
        form={form}
        name="canManagePeople"
        label="Manage people"
        hint="Yes lets the program invite people, change their roles and properties, and deactivate them, as far as you may yourself. No token can create tokens or change your password."
      />
      {error && !data ? (
        <ErrorState details={['The workspaces could not be loaded.']} onRetry={() => void refetch()} />
      ) : (
        <SelectRuled
          form={form}
          name="workspaceId"
          label="Workspace"
          placeholder="Choose a workspace"
          options={(data?.workspaces ?? []).map(({ workspaceId, name, companyName }) => ({
            value: workspaceId,
            label: `${name}, ${companyName}`,
          }))}
        />
      )}
      <SelectRuled
        form={form}
        name="expiresInDays"
        label="Expires after"
        numeric
        options={EXPIRIES}
        width="200px"
      />
    </FormPane>
  );
}
