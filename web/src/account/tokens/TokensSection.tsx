import { chakra } from '@chakra-ui/react';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { FormSection } from '../../ui/form/FormSection';
import { CreateTokenPane } from './CreateTokenPane';
import { RevokeTokenDialog } from './RevokeTokenDialog';
import { TokenLine } from './TokenLine';
import { useAccessTokensQuery, type TokenRowFragment } from './AccessTokens.generated';

/** The viewer's personal access tokens, with which programs act in the viewer's name. */
export function TokensSection() {
  const query = useAccessTokensQuery({ fetchPolicy: 'cache-and-network' });
  const [creating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<TokenRowFragment | null>(null);
  const tokens = query.data?.accessTokens;
  const create = (
    <Button icon={<Plus size={15} strokeWidth={1.75} />} onClick={() => setCreating(true)}>
      Create token
    </Button>
  );
  return (
    <FormSection
      title="Personal access tokens"
      purpose="For programs that read or change your data through the GraphQL endpoint."
    >
      {query.error && !tokens && (
        <ErrorState details={['The tokens could not be loaded.']} onRetry={() => void query.refetch()} />
      )}
      {!tokens && !query.error && <Skeleton height="56px" />}
      {tokens && (
        <chakra.div borderWidth="1px" borderRadius="card">
          {tokens.length === 0 ? (
            <EmptyState
              icon={<KeyRound size={24} strokeWidth={1.6} />}
              text="No tokens yet"
              action={create}
            />
          ) : (
            <chakra.ul listStyleType="none" aria-label="Personal access tokens">
              {tokens.map((token) => (
                <TokenLine key={token.tokenId} token={token} onRevoke={() => setRevoked(token)} />
              ))}
            </chakra.ul>
          )}
        </chakra.div>
      )}
      {tokens && tokens.length > 0 && <div>{create}</div>}
      {creating && (
        <CreateTokenPane onClose={() => setCreating(false)} onCreated={() => void query.refetch()} />
      )}
      {revoked !== null && <RevokeTokenDialog token={revoked} onClose={() => setRevoked(null)} />}
    </FormSection>
  );
}
