import { useApolloClient } from '@apollo/client/react';
import { SaveQuestion } from '../../app/save/SaveQuestion';
import { useRevokeAccessTokenMutation, type TokenRowFragment } from './AccessTokens.generated';

/** Asks before it revokes a token, and names it. */
export function RevokeTokenDialog({ token, onClose }: { token: TokenRowFragment; onClose: () => void }) {
  const { cache } = useApolloClient();
  const [revoke] = useRevokeAccessTokenMutation();
  const { tokenId } = token;
  return (
    <SaveQuestion
      title="Revoke token"
      confirmText="Revoke"
      busyText="Revoking..."
      send={() => revoke({ variables: { input: { tokenId } } })}
      done="Token Revoked"
      onDone={() => {
        onClose();
        cache.evict({ id: cache.identify({ __typename: 'AccessToken', tokenId }) });
        cache.gc();
      }}
      onCancel={onClose}
    >
      {`Programs that use ${token.name} are refused from now on. This cannot be undone.`}
    </SaveQuestion>
  );
}
