import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { useSave } from '../../app/save/use-save';
import { Button } from '../../ui/action/Button';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { DateText } from '../../ui/figure/figures';
import { Tag } from '../../ui/figure/Tag';
import { FormSection } from '../../ui/form/FormSection';
import { lineStyle } from '../line-style';
import { browserName } from './browser-name';
import {
  useBrowserSessionsQuery,
  useEndBrowserSessionMutation,
  type BrowserSessionsQuery,
} from './BrowserSessions.generated';

type Session = BrowserSessionsQuery['browserSessions'][number];

/**
 * Lists the browsers in which the viewer is signed in, each with a sign-out button, except this one: it has Sign out in
 * the menu. The children below appear with the list, so that it does not push them down.
 */
export function SessionsSection({ children }: { children?: ReactNode }) {
  const query = useBrowserSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const sessions = query.data?.browserSessions;
  return (
    <>
      <FormSection title="Signed-in browsers" purpose="Sign out of any that you don't recognize.">
        {query.error && !sessions && (
          <ErrorState
            details={['The signed-in browsers could not be loaded.']}
            onRetry={() => void query.refetch()}
          />
        )}
        {!sessions && !query.error && <Skeleton height="56px" />}
        {sessions && (
          <chakra.ul
            listStyleType="none"
            borderWidth="1px"
            borderRadius="card"
            aria-label="Signed-in browsers"
          >
            {sessions.map((session) => (
              <SessionLine key={session.sessionId} session={session} />
            ))}
          </chakra.ul>
        )}
      </FormSection>
      {(sessions || query.error) && children}
    </>
  );
}

function SessionLine({ session }: { session: Session }) {
  const { cache } = useApolloClient();
  const [end] = useEndBrowserSessionMutation();
  const name = browserName(session.userAgent);
  const { save: signOut, saving } = useSave({
    send: () => end({ variables: { input: { sessionId: session.sessionId } } }),
    done: 'Browser Signed Out',
    failed: (problem) => problem,
    onSaved: () => {
      cache.evict({ id: cache.identify({ __typename: 'BrowserSession', sessionId: session.sessionId }) });
      cache.gc();
    },
  });
  return (
    <chakra.li {...lineStyle}>
      <chakra.div flex="1" minW="0">
        <chakra.div fontWeight="560" display="flex" flexWrap="wrap" gap="2" alignItems="center">
          {name}
          {session.isCurrent && <Tag tone="brand">This browser</Tag>}
        </chakra.div>
        <chakra.div textStyle="caption" color="fg.muted" mt="0.5">
          Last used <DateText iso={session.lastSeenAt} moment />. Signed in{' '}
          <DateText iso={session.createdAt} moment />.
        </chakra.div>
      </chakra.div>
      {!session.isCurrent && (
        <Button
          onClick={() => void signOut(null)}
          busy={saving}
          busyText="Signing out…"
          aria-label={`Sign out ${name}`}
        >
          Sign out
        </Button>
      )}
    </chakra.li>
  );
}
