import { useState } from 'react';
import { Button } from '../../ui/action/Button';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { FormPane } from '../../ui/form/FormOverlays';
import { SidePane } from '../../ui/overlay/SidePane';
import { SelectRuled, TextRuled } from '../../ui/ruled-form/RuledFields';
import { useTokenWorkspacesQuery, type TokenWorkspacesQuery } from './AccessTokens.generated';
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
  const { data, error, refetch } = useTokenWorkspacesQuery();
  const [secret, setSecret] = useState<string | null>(null);
  const created = (text: string) => {
    setSecret(text);
    onCreated();
  };
  if (secret !== null) return <TokenSecret secret={secret} onClose={onClose} />;
  if (data) return <TokenForm workspaces={data.workspaces} onClose={onClose} onCreated={created} />;
  return (
    <SidePane open onClose={onClose} title="Create token" width={480}>
      {error && (
        <>
          <FormErrorAlert details={['The workspaces could not be read.']} />
          <Button mt="3" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
    </SidePane>
  );
}

function TokenForm(props: {
  workspaces: TokenWorkspacesQuery['workspaces'];
  onClose: () => void;
  onCreated: (secret: string) => void;
}) {
  const { workspaces, onClose, onCreated } = props;
  const { form, create, creating, problems } = useCreateToken(workspaces, onCreated);
  return (
    <FormPane
      title="Create token"
      onClose={onClose}
      submitText="Create token"
      busyText="Creating..."
      busy={creating}
      problems={problems}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(create)}
    >
      <TextRuled
        form={form}
        name="name"
        label="Name"
        hint="What it is for: Budget spreadsheet"
        maxLength={100}
        autoFocus
        autoComplete="off"
      />
      <SelectRuled form={form} name="scope" label="Scope" options={SCOPE_OPTIONS} />
      <SelectRuled
        form={form}
        name="workspaceId"
        label="Workspace"
        placeholder="Choose a workspace"
        options={workspaces.map(({ workspaceId, name, companyName }) => ({
          value: workspaceId,
          label: `${name}, ${companyName}`,
        }))}
      />
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
