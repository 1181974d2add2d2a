import { useApolloClient } from '@apollo/client/react';
import { refusedOf } from '../../app/form-errors';
import { toast } from '../../ui/feedback/toast';
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
  const [send, { loading }] = useRevokeAccessTokenMutation();
  const revoke = async () => {
    if (!token) return;
    const input = { tokenId: token.tokenId };
    const errors = await refusedOf(
      send({ variables: { input } }).then(({ data }) => data?.revokeAccessToken.userErrors),
    );
    if (errors?.length !== 0) return toast.failure('The token could not be revoked. Try again.');
    cache.evict({ id: cache.identify({ __typename: 'AccessToken', ...input }) });
    cache.gc();
    toast.success('Token Revoked');
    onClose();
  };
  return (
    <ConfirmDialog
      open={token !== null}
      title="Revoke token"
      confirmText="Revoke"
      destructive
      busy={loading}
      busyText="Revoking..."
      onConfirm={() => void revoke()}
      onCancel={onClose}
    >
      {`Programs that use ${token?.name ?? ''} are refused from now on. This cannot be taken back.`}
    </ConfirmDialog>
  );
}
