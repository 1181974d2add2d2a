import { accessTokenInput, type AccessTokenInput } from '@roofline/schema/access';
import { useEffect, useEffectEvent, useState } from 'react';
import { notSent, placeErrors } from '../../app/form-errors';
import { useRuledForm } from '../../ui/ruled-form/use-ruled-form';
import { useCreateAccessTokenMutation, type TokenWorkspacesQuery } from './AccessTokens.generated';

interface TokenValues {
  name: string;
  scope: 'read' | 'write';
  canManagePeople: boolean;
  workspaceId: string | undefined;
  expiresInDays: number | null;
}
const FIELDS = ['name', 'scope', 'canManagePeople', 'workspaceId', 'expiresInDays'] as const;
const NOT_SENT = notSent('The token could not be created. Try again.');

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
  const [send, { loading }] = useCreateAccessTokenMutation({ fetchPolicy: 'no-cache' });
  const [problems, setProblems] = useState<string[]>([]);
  const create = async (input: AccessTokenInput) => {
    const answer = await send({ variables: { input } }).then(
      ({ data }) => data?.createAccessToken,
      () => undefined,
    );
    if (answer?.secret) return onCreated(answer.secret);
    setProblems(placeErrors(answer?.userErrors ?? [NOT_SENT], FIELDS, form.reject));
  };
  return { form, create, creating: loading, problems };
}
