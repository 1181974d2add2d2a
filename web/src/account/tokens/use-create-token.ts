import { accessTokenInput, type AccessTokenInput } from '@roofline/schema/account/access';
import { useEffect, useEffectEvent } from 'react';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import { useSave } from '../../app/save/use-save';
import { useCreateAccessTokenMutation, useTokenWorkspacesQuery } from './AccessTokens.generated';
import { NEW_TOKEN, TOKEN_FIELDS } from './token-fields';

/** Returns the form of a new token; a user's only workspace is chosen as soon as it is loaded. */
export function useCreateToken(onCreated: (secret: string) => void) {
  const { data, error, refetch } = useTokenWorkspacesQuery();
  const workspaces = data?.workspaces;
  const form = useFieldsForm({
    schema: accessTokenInput,
    list: TOKEN_FIELDS,
    saved: NEW_TOKEN,
    given: { workspaces, retry: error && !data ? () => void refetch() : undefined },
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
  return { form, isReady: data !== undefined, create: save, creating: saving, problems };
}
