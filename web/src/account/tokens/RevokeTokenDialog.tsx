import { useApolloClient } from '@apollo/client/react';
import { useSave } from '../../app/save/use-save';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { useRevokeAccessTokenMutation, type TokenRowFragment } from './AccessTokens.generated';

/** Asks before a token stops working, by its name. */
export function RevokeTokenDialog({
  token,
  onClose,
}: {
  token: TokenRowFragment | null;
  onClose: () => void;
}) {
  const { cache } = useApolloClient();
  const [send] = useRevokeAccessTokenMutation();
  const { save, saving, problems } = useSave({
    send: ({ tokenId }: TokenRowFragment) => send({ variables: { input: { tokenId } } }),
    done: 'Token Revoked',
    onSaved: (_answer, { tokenId }) => {
      cache.evict({ id: cache.identify({ __typename: 'AccessToken', tokenId }) });
      cache.gc();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={token !== null}
      title="Revoke token"
      confirmText="Revoke"
      destructive
      busy={saving}
      problems={problems}
      busyText="Revoking..."
      onConfirm={() => token && void save(token)}
      onCancel={onClose}
    >
      {`Programs that use ${token?.name ?? ''} are refused from now on. This cannot be undone.`}
    </ConfirmDialog>
  );
}
