import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../ui/action/Button';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Banner } from '../ui/feedback/Banner';
import { DateText, NoValue } from '../ui/figure/figures';
import { Card } from '../ui/layout/Card';
import type { ConnectedAppFieldsFragment, SyncRowFragment } from './ConnectedApps.generated';
import { SyncTag } from './SyncHistory';

export interface ConnectedAppCardProps {
  app: ConnectedAppFieldsFragment;
  lastSync: SyncRowFragment | undefined;
  isSyncing: boolean;
  onEdit: () => void;
  onSync: () => void;
  onReset: () => void;
  /** The text of the button that mends a refused credential. */
  mendText: string;
  isMending: boolean;
  onMend: () => void;
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <chakra.div minW="0">
    <chakra.dt textStyle="caption" color="fg.muted">
      {name}
    </chakra.dt>
    <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
  </chakra.div>
);

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** The facts of an app that Roofline fetches transactions from. */
function FetchedFacts({ app }: { app: ConnectedAppFieldsFragment }) {
  return (
    <>
      <Fact name="Association code">{app.externalPropertyCode}</Fact>
      <Fact name="Credential">{app.credentialName ?? <NoValue />}</Fact>
      <Fact name="Use reserve funds for expenses">{yesNo(app.useReserveFundsForExpenses)}</Fact>
      <Fact name="Use reserve funds for income">{yesNo(app.useReserveFundsForIncome)}</Fact>
      <Fact name="Last synced">
        {app.lastSyncedAt ? <DateText moment iso={app.lastSyncedAt} /> : <NoValue />}
      </Fact>
      <Fact name="Next sync">{app.nextSyncAt ? <DateText moment iso={app.nextSyncAt} /> : <NoValue />}</Fact>
    </>
  );
}

/** The connected app of a property, with the actions on it. */
export function ConnectedAppCard(props: ConnectedAppCardProps) {
  const { app, lastSync, isSyncing } = props;
  const mend = (
    <Button size="sm" onClick={props.onMend} busy={props.isMending} busyText="Leaving...">
      {props.mendText}
    </Button>
  );
  return (
    <Card title={app.integrationName} aside={lastSync && <SyncTag sync={lastSync} />}>
      {app.credentialProblem && (
        <Banner tone="warning" action={mend}>
          {app.credentialProblem}
        </Banner>
      )}
      <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3" my="3">
        {app.fetches ? (
          <FetchedFacts app={app} />
        ) : (
          <Fact name="Transactions">You import them as files on the Transactions page.</Fact>
        )}
      </chakra.dl>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {app.fetches && (
          <Button variant="primary" onClick={props.onSync} busy={isSyncing} busyText="Syncing...">
            Sync now
          </Button>
        )}
        {!app.fetches && (
          <Button asChild variant="primary">
            <Link to={paths.ledgerImport}>Import transactions</Link>
          </Button>
        )}
        <Button onClick={props.onEdit}>{app.fetches ? 'Edit connected app' : 'Connect another app'}</Button>
        <Button variant="dangerQuiet" onClick={props.onReset}>
          Reset GL configuration
        </Button>
      </chakra.div>
    </Card>
  );
}
