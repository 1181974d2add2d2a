import { accessTokenInput, type AccessTokenInput } from '@roofline/schema/account/access';
import { useEffect, useEffectEvent } from 'react';
import { useSave } from '../../app/save/use-save';
import { useRuledForm } from '../../ui/ruled-form/use-ruled-form';
import { useCreateAccessTokenMutation, type TokenWorkspacesQuery } from './AccessTokens.generated';

interface TokenValues {
  name: string;
  scope: 'read' | 'write';
  canManagePeople: boolean;
  workspaceId: string | undefined;
  expiresInDays: number | null;
}

const EMPTY: TokenValues = {
  name: '',
  scope: 'read',
  canManagePeople: false,
  workspaceId: undefined,
  expiresInDays: 90,
};

/** The form of a new token; the only workspace is chosen once the workspaces are known. */
export function useCreateToken(
  workspaces: TokenWorkspacesQuery['workspaces'] | undefined,
  onCreated: (secret: string) => void,
) {
  const form = useRuledForm<TokenValues, AccessTokenInput>({
    schema: accessTokenInput,
    defaultValues: EMPTY,
  });
  const only = workspaces?.length === 1 ? workspaces[0]!.workspaceId : undefined;
  const choose = useEffectEvent((workspaceId: string) => form.reset({ ...form.values, workspaceId }));
  useEffect(() => {
    if (only !== undefined) choose(only);
  }, [only]);
  const [send] = useCreateAccessTokenMutation({ fetchPolicy: 'no-cache' });
  const { save, saving, problems } = useSave({
    send: (input: AccessTokenInput) => send({ variables: { input } }),
    form,
    onSaved: ({ secret }) => secret && onCreated(secret),
  });
  return { form, create: save, creating: saving, problems };
}
