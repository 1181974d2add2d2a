import { chakra } from '@chakra-ui/react';
import { Cable } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LedgerWorkNotice } from '../app/ledger/LedgerWorkNotice';
import { randomKey } from '../app/save/random-key';
import { SaveQuestion } from '../app/save/SaveQuestion';
import { useSave } from '../app/save/use-save';
import { Button } from '../ui/action/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ErrorState } from '../ui/feedback/ErrorState';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { Card } from '../ui/layout/Card';
import { ConnectedAppCard } from './ConnectedAppCard';
import {
  useConnectedAppsQuery,
  useIntegrationCredentialsQuery,
  useResetGlMutation,
  useSyncPropertyMutation,
  type ConnectedAppFieldsFragment,
  type ConnectedAppsQuery,
} from './ConnectedApps.generated';
import { ConnectPane } from './ConnectPane';
import { CredentialDialog } from './CredentialDialog';
import { useConnecting, useSignIn } from './sign-in';
import { SyncHistory } from './SyncHistory';

export interface ConnectedAppsTabProps {
  propertyId: string;
  workspaceId: string;
  /** Called after an app was connected: the property may have become integrated. */
  onConnected: () => unknown;
}

/** While a sync is under way, the page checks its progress this often. */
const LOOK_MS = 3000;
type Open = 'connect' | 'reset' | 'mend' | null;

/** The connected app of a property and its syncs. */
export function ConnectedAppsTab(props: ConnectedAppsTabProps) {
  const { propertyId } = props;
  const query = useConnectedAppsQuery({ variables: { propertyId }, fetchPolicy: 'cache-and-network' });
  const { startPolling, stopPolling } = query;
  const property = query.data?.property;
  const isUnderWay = property?.syncs[0]?.status === 1;
  useEffect(() => {
    if (!isUnderWay) return;
    startPolling(LOOK_MS);
    return stopPolling;
  }, [isUnderWay, startPolling, stopPolling]);
  if (query.error && !property)
    return (
      <ErrorState details={['The connected app could not be loaded.']} onRetry={() => void query.refetch()} />
    );
  if (!property || !query.data) return <PageSkeleton />;
  return <ConnectedApps {...props} data={query.data} onReload={() => query.refetch()} />;
}

interface ConnectedAppsProps extends ConnectedAppsTabProps {
  data: ConnectedAppsQuery;
  onReload: () => Promise<unknown>;
}

function ConnectedApps(props: ConnectedAppsProps) {
  const { propertyId, workspaceId, data, onReload } = props;
  const app = data.property?.connectedApp ?? null;
  const { connecting, forget } = useConnecting();
  // With the credential that the app has already, the user has nothing to choose.
  const isToChoose =
    connecting !== null && connecting.integrationCredentialId !== app?.integrationCredentialId;
  const [open, setOpen] = useState<Open>(isToChoose ? 'connect' : null);
  const mending = useMending(props, app, () => setOpen('mend'));
  const syncs = data.property?.syncs ?? [];
  const close = () => {
    setOpen(null);
    forget();
  };
  const sync = useSync(propertyId, onReload);
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <LedgerWorkNotice propertyId={propertyId} />
      {app ? (
        <ConnectedAppCard
          app={app}
          lastSync={syncs[0]}
          isSyncing={sync.saving || syncs[0]?.status === 1}
          onEdit={() => setOpen('connect')}
          onSync={() => void sync.save(null)}
          onReset={() => setOpen('reset')}
          {...mending}
        />
      ) : (
        <NoApp onConnect={() => setOpen('connect')} />
      )}
      {app && (app.fetches || syncs.length > 0) && (
        <Card title="Sync history" flush>
          <SyncHistory syncs={syncs} />
        </Card>
      )}
      {open === 'connect' && (
        <ConnectPane
          key={app?.version}
          {...{ propertyId, workspaceId, onReload }}
          integrations={data.integrations}
          connecting={isToChoose ? connecting : null}
          // An app that replaces ledger files is connected like a first one.
          app={app?.fetches ? app : null}
          onClose={close}
          onSaved={async () => {
            await Promise.all([onReload(), props.onConnected()]);
            close();
          }}
        />
      )}
      {open === 'reset' && <ResetQuestion {...{ propertyId, onReload }} onClose={close} />}
      {open === 'mend' && app && <MendCredential {...props} app={app} onClose={close} />}
    </chakra.div>
  );
}

/** Mends a refused credential: the user enters it again, or signs in at the service again. */
function useMending(
  { propertyId, data }: ConnectedAppsProps,
  app: ConnectedAppFieldsFragment | null,
  enter: () => void,
) {
  const signIn = useSignIn(propertyId);
  const kind = data.integrations.find((each) => each.integrationId === app?.integrationId);
  const { integrationId = 0, integrationCredentialId } = app ?? {};
  return {
    mendText: kind?.connectText ?? 'Enter the credential again',
    isMending: signIn.saving,
    onMend: () =>
      kind?.connectText ? void signIn.save({ integrationId, integrationCredentialId }) : enter(),
  };
}

const NoApp = ({ onConnect }: { onConnect: () => void }) => (
  <Card>
    <EmptyState
      icon={<Cable size={24} strokeWidth={1.6} />}
      text="No app is connected. Connect one to see real transactions and bank balances beside the plan."
      action={
        <Button variant="primary" onClick={onConnect}>
          Connect an app
        </Button>
      }
    />
  </Card>
);

function useSync(propertyId: string, onReload: () => Promise<unknown>) {
  const [sync] = useSyncPropertyMutation();
  return useSave({
    send: (_nothing: null, idempotencyKey) => sync({ variables: { input: { propertyId, idempotencyKey } } }),
    done: 'Sync Started',
    failed: (problem) => problem,
    onSaved: onReload,
  });
}

function ResetQuestion(props: { propertyId: string; onReload: () => Promise<unknown>; onClose: () => void }) {
  const { propertyId } = props;
  const [reset] = useResetGlMutation({ refetchQueries: ['LedgerWork'] });
  const [idempotencyKey] = useState(randomKey);
  return (
    <SaveQuestion
      title="RESET GL CONFIGURATION"
      confirmText="Reset"
      busyText="Resetting..."
      send={() => reset({ variables: { input: { propertyId, idempotencyKey } } })}
      done="GL Configuration Reset"
      onDone={async () => {
        await props.onReload();
        props.onClose();
      }}
      onCancel={props.onClose}
    >
      All accounts that this app brought become unmapped, and their rules and what was assigned to their
      transactions are forgotten. The transactions themselves stay, and follow the rules for payees that are
      left.
    </SaveQuestion>
  );
}

function MendCredential({
  app,
  data,
  workspaceId,
  onReload,
  onClose,
}: ConnectedAppsProps & { app: ConnectedAppFieldsFragment; onClose: () => void }) {
  const query = useIntegrationCredentialsQuery({ variables: { workspaceId }, fetchPolicy: 'network-only' });
  const credential = query.data?.integrationCredentials.find(
    (each) => each.integrationCredentialId === app.integrationCredentialId,
  );
  const integration = data.integrations.find((each) => each.integrationId === app.integrationId);
  if (!credential || !integration) return null;
  return (
    <CredentialDialog
      {...{ workspaceId, integration, credential, onClose }}
      onSaved={async () => {
        await onReload();
        onClose();
      }}
    />
  );
}
