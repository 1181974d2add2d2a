import { accessTokenInput, type AccessTokenInput } from '@roofline/schema/access';
import { useState } from 'react';
import { notSent, placeErrors } from '../../app/form-errors';
import { useRuledForm } from '../../ui/ruled-form/use-ruled-form';
import { useCreateAccessTokenMutation, type TokenWorkspacesQuery } from './AccessTokens.generated';

interface TokenValues {
  name: string;
  scope: 'read' | 'write';
  workspaceId: string | undefined;
  expiresInDays: number | null;
}
const FIELDS = ['name', 'scope', 'workspaceId', 'expiresInDays'] as const;
const NOT_SENT = notSent('The token could not be created. Try again.');

/** The form of a new token; the only workspace is chosen already. */
export function useCreateToken(
  workspaces: TokenWorkspacesQuery['workspaces'],
  onCreated: (secret: string) => void,
) {
  const [defaultValues] = useState<TokenValues>(() => ({
    name: '',
    scope: 'read',
    workspaceId: workspaces.length === 1 ? workspaces[0]!.workspaceId : undefined,
    expiresInDays: 90,
  }));
  const form = useRuledForm<TokenValues, AccessTokenInput>({ schema: accessTokenInput, defaultValues });
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
