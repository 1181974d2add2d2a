import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/action/Button';
import { DateText } from '../../ui/figure/figures';
import { Tag } from '../../ui/figure/Tag';
import { lineStyle } from '../line-style';
import type { TokenRowFragment } from './AccessTokens.generated';

export const SCOPES = { read: 'Read only', write: 'Read and change' } as const;

/** A token's name, its rights, its workspace, its last use and its expiry. */
export function TokenLine({ token, onRevoke }: { token: TokenRowFragment; onRevoke: () => void }) {
  return (
    <chakra.li {...lineStyle}>
      <chakra.div flex="1 1 240px" minW="0">
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" fontWeight="560">
          <chakra.span overflowWrap="anywhere">{token.name}</chakra.span>
          <Tag>{SCOPES[token.scope]}</Tag>
          {token.canManagePeople && <Tag>Manages people</Tag>}
          {token.canManageWebhooks && <Tag>Manages webhooks</Tag>}
          {token.isExpired && <Tag tone="warning">Expired</Tag>}
        </chakra.div>
        <chakra.div textStyle="caption" color="fg.muted" mt="0.5">
          {token.workspaceName}. Ends with <chakra.span data-figure>{token.ending}</chakra.span>.{' '}
          {token.lastUsedAt ? (
            <>
              Last used <DateText iso={token.lastUsedAt} moment />
            </>
          ) : (
            'Never used'
          )}
          . {token.isExpired ? 'Expired' : 'Expires'} <DateText iso={token.expiresAt} moment />.
        </chakra.div>
      </chakra.div>
      <Button variant="dangerQuiet" onClick={onRevoke} aria-label={`Revoke ${token.name}`}>
        Revoke
      </Button>
    </chakra.li>
  );
}
