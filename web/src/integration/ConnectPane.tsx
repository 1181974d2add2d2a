import type { ConnectedAppInput } from '@roofline/schema/integration/connected-app';
import { useState } from 'react';
import { FieldsPane } from '../app/fields/FieldsPane';
import { useSave } from '../app/save/use-save';
import { useConnectForm, type ConnectForm } from './connect-fields';
import type { IntegrationChoice } from './connect-model';
import {
  useConnectAppMutation,
  useIntegrationCredentialsQuery,
  useUpdateConnectedAppMutation,
  type ConnectedAppFieldsFragment,
} from './ConnectedApps.generated';
import { CredentialDialog } from './CredentialDialog';
import { useSignIn, type Connecting } from './sign-in';

export interface ConnectPaneProps {
  propertyId: string;
  workspaceId: string;
  integrations: readonly IntegrationChoice[];
  /** The app to edit; null connects a new one. */
  app: ConnectedAppFieldsFragment | null;
  /** The sign-in at another service that led here: the form starts with its credential. */
  connecting: Connecting | null;
  onSaved: () => unknown;
  onClose: () => void;
  onReload: () => unknown;
}

function useSaveApp({ propertyId, app, onSaved, onReload }: ConnectPaneProps, form: ConnectForm) {
  const [connect] = useConnectAppMutation();
  const [update] = useUpdateConnectedAppMutation();
  const connecting = useSave({
    send: (values: ConnectedAppInput, idempotencyKey) =>
      connect({ variables: { input: { propertyId, values, idempotencyKey } } }),
    form,
    done: 'Connected App Created',
    failed: 'Failed to Create Connected App.',
    onSaved,
  });
  const updating = useSave({
    send: (values: ConnectedAppInput) =>
      update({ variables: { input: { propertyId, version: app!.version, values } } }),
    form,
    done: 'Connected App Updated',
    failed: 'Failed to Update Connected App.',
    onSaved,
    loadNewer: onReload,
  });
  // Without an app that fetches its ledger, saving connects one, also in place of ledger files.
  return app ? updating : connecting;
}

/** Connects a property to a ledger, or changes how it is connected, in a pane of 480 px. */
export function ConnectPane(props: ConnectPaneProps) {
  const { propertyId, workspaceId, integrations, app, connecting, onClose } = props;
  const [adding, setAdding] = useState<number | null>(null);
  const query = useIntegrationCredentialsQuery({
    variables: { workspaceId },
    fetchPolicy: 'cache-and-network',
  });
  const credentials = query.data?.integrationCredentials ?? [];
  const signIn = useSignIn(propertyId);
  const form = useConnectForm(
    { app, connecting },
    {
      integrations,
      credentials,
      onAddCredential(integrationId) {
        const isSignIn = integrations.some(
          (each) => each.integrationId === integrationId && each.connectText,
        );
        if (isSignIn) void signIn.save({ integrationId });
        else setAdding(integrationId);
      },
    },
  );
  const saving = useSaveApp(props, form);
  const integration = integrations.find((each) => each.integrationId === adding);
  const chosen = integrations.find((each) => each.integrationId === form.values.integrationId);
  if (integration)
    return (
      <CredentialDialog
        {...{ workspaceId, integration }}
        credential={null}
        onClose={() => setAdding(null)}
        onSaved={async (integrationCredentialId) => {
          await query.refetch();
          form.set('integrationCredentialId', integrationCredentialId);
          form.set('externalPropertyCode', '');
          setAdding(null);
        }}
      />
    );
  return (
    <FieldsPane
      title={app ? 'Edit connected app' : 'Connect an app'}
      addText={app ? null : 'Connect app'}
      disabled={chosen?.missing != null}
      {...{ form, saving, onClose }}
    />
  );
}
