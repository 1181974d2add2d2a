import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aConnectedApp, aCredential, aSync } from '@roofline/schema/fixtures/integration';
import { presentedIntegrations } from '@roofline/schema/integration/integrations';
import { aProperty } from '../testing/graph-fixtures';
import { renderScreen, type Graph } from '../testing/schema-link';
import { addressBar } from '../ui/navigation/address-bar';
import { ConnectedAppsTab } from './ConnectedAppsTab';
import { ReturnPage } from './ReturnPage';

const WORKSPACE_ID = id(7);
const wrong = (detail: string) => [{ code: 'invalid', detail, field: null }];

/** Opens the tab of a property with this app and these syncs. */
function open(graph: Graph, app: object | null = null, syncs: object[] = []) {
  const onConnected = vi.fn();
  const shown = renderScreen(
    <ConnectedAppsTab propertyId={PROPERTY_ID} workspaceId={WORKSPACE_ID} onConnected={onConnected} />,
    {
      graph: {
        property: () => ({ ...aProperty, connectedApp: app, syncs }),
        integrations: () => presentedIntegrations(),
        integrationCredentials: () => [aCredential()],
        externalAssociations: () => ({
          associations: [
            { code: 'SV-1', name: 'Seaview Terrace' },
            { code: 'OAK', name: 'Oak Court' },
          ],
          problem: null,
        }),
        ...graph,
      },
    },
  );
  return { ...shown, onConnected };
}

async function openPane(graph: Graph) {
  const shown = open(graph);
  await shown.user.click(await screen.findByRole('button', { name: 'Connect an app' }));
  const pane = within(await screen.findByRole('dialog', { name: 'Connect an app' }));
  const press = () => shown.user.click(pane.getByRole('button', { name: 'Connect app' }));
  return { ...shown, pane, press };
}

it('requires an integration, a credential and an association code', async () => {
  const connectApp = vi.fn();
  const { pane, press, user } = await openPane({ connectApp });
  await press();
  expect(await pane.findByText('Integration is required')).toBeTruthy();
  await user.selectOptions(pane.getByLabelText('Integration'), 'Open ledger');
  await press();
  expect(await pane.findByText('Credential is required')).toBeTruthy();
  expect(pane.getByText('Association Code is required')).toBeTruthy();
  expect(connectApp).not.toHaveBeenCalled();
});

it('offers the listed associations, defaults to the funds of an open ledger, and connects', async () => {
  const sent: unknown[] = [];
  const { pane, press, user, onConnected } = await openPane({
    connectApp: ({ input }: { input: object }) => {
      sent.push(input);
      return { connectedApp: aConnectedApp(), property: null, userErrors: [] };
    },
  });
  await user.selectOptions(pane.getByLabelText('Integration'), 'Open ledger');
  await user.selectOptions(pane.getByLabelText('Credential'), 'Head office');
  await pane.findByRole('option', { name: 'Oak Court (OAK)' });
  await user.selectOptions(pane.getByLabelText('Association code'), 'OAK');
  await press();
  expect(await screen.findByText('Connected App Created')).toBeTruthy();
  expect(sent).toMatchObject([
    {
      values: {
        integrationId: 2,
        externalPropertyCode: 'OAK',
        useReserveFundsForExpenses: true,
        useReserveFundsForIncome: true,
      },
    },
  ]);
  expect(onConnected).toHaveBeenCalled();
});

it('adds a credential within the form, and says why it could not', async () => {
  let isDown = true;
  const { pane, user } = await openPane({
    addCredential: ({ input }: { input: { name: string } }) =>
      isDown
        ? { credential: null, userErrors: wrong('Base Address should be an https address') }
        : { credential: { ...aCredential(), name: input.name }, userErrors: [] },
  });
  await user.selectOptions(pane.getByLabelText('Integration'), 'Open ledger');
  await user.click(pane.getByRole('button', { name: 'Add credential' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add credential' }));
  const add = () => user.click(dialog.getByRole('button', { name: 'Add credential' }));
  expect(dialog.getByRole('button', { name: 'Add credential' }).hasAttribute('disabled')).toBe(true);
  await user.type(dialog.getByLabelText('Base Address'), 'https://ledger.example.org');
  await user.type(dialog.getByLabelText('API Key'), 'a key');
  await add();
  expect(await screen.findByText('Failed to Add Credential.')).toBeTruthy();
  expect(dialog.getByText(/Base Address should be an https address/)).toBeTruthy();
  isDown = false;
  await add();
  expect(await screen.findByText('Credential Added')).toBeTruthy();
  const again = within(await screen.findByRole('dialog', { name: 'Connect an app' }));
  await waitFor(() =>
    expect((again.getByLabelText('Credential') as HTMLSelectElement).selectedOptions[0]!.textContent).toBe(
      'Head office',
    ),
  );
});

it('shows the outcome of syncs in the words of the service', async () => {
  const syncs = [
    aSync({
      syncId: id(1),
      status: 3,
      statusName: 'Failed',
      problem: 'The service failed. Try again later.',
    }),
    aSync({ syncId: id(2) }),
    aSync({ syncId: id(3), status: 9, statusName: 'Unknown' }),
  ];
  open({}, aConnectedApp(), syncs);
  const table = within(await screen.findByRole('grid', { name: 'Sync history' }));
  for (const word of ['Failed', 'Successful', 'Unknown']) expect(table.getByText(word)).toBeTruthy();
  expect(table.getByText('The service failed. Try again later.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sync now' })).toBeTruthy();
});

it('asks before a GL reset, and says what the reset deletes', async () => {
  const resetGl = vi.fn(() => ({
    accounts: 3,
    transactions: 2,
    rules: 1,
    stillToReset: 0,
    property: null,
    userErrors: [],
  }));
  const { user } = open({ resetGl }, aConnectedApp());
  await user.click(await screen.findByRole('button', { name: 'Reset GL configuration' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'RESET GL CONFIGURATION' }));
  expect(question.getByText(/become unmapped/)).toBeTruthy();
  expect(resetGl).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('GL Configuration Reset')).toBeTruthy();
});

const leaving = () => vi.spyOn(addressBar, 'open').mockReset().mockReturnValue(undefined);

it('opens QuickBooks to sign in, where it would otherwise ask for a credential', async () => {
  const left = leaving();
  const address = 'https://appcenter.intuit.com/connect/oauth2?state=s';
  const beginAuthorization = vi.fn(() => ({ address, userErrors: [] }));
  const { pane, user } = await openPane({ beginAuthorization });
  await user.selectOptions(pane.getByLabelText('Integration'), 'QuickBooks Online');
  await user.click(pane.getByRole('button', { name: 'Connect to QuickBooks' }));
  await waitFor(() => expect(left).toHaveBeenCalledWith(address));
});

it('says what to set up where the installation is not registered, and offers no sign-in', async () => {
  const integrations = () => presentedIntegrations((id) => (id === 4 ? 'It is not set up here.' : null));
  const { pane, user } = await openPane({ integrations });
  await user.selectOptions(pane.getByLabelText('Integration'), 'QuickBooks Online');
  expect(pane.getByText(/It is not set up here/)).toBeTruthy();
  expect(pane.queryByRole('button', { name: 'Connect to QuickBooks' })).toBeNull();
  expect(pane.queryByLabelText('Credential')).toBeNull();
  const connect = pane.getByRole('button', { name: 'Connect app' });
  expect(connect).toHaveProperty('disabled', true);
  await user.selectOptions(pane.getByLabelText('Integration'), 'Ledger files');
  expect(connect).toHaveProperty('disabled', false);
});

it('signs in at the service again for a refused credential', async () => {
  const left = leaving();
  const sent: unknown[] = [];
  const app = aConnectedApp({ integrationId: 4, credentialProblem: 'Connect to QuickBooks again.' });
  const beginAuthorization = ({ input }: { input: object }) => {
    sent.push(input);
    return { address: 'https://appcenter.intuit.com/', userErrors: [] };
  };
  const { user } = open({ beginAuthorization }, app);
  await user.click(await screen.findByRole('button', { name: 'Connect to QuickBooks' }));
  await waitFor(() => expect(left).toHaveBeenCalled());
  expect(sent).toMatchObject([{ integrationId: 4, integrationCredentialId: app.integrationCredentialId }]);
});

describe('the return page', () => {
  const at = '/back?state=s.t&code=once&realmId=9130';
  const back = (finishAuthorization: (args: never) => unknown, address = at) =>
    renderScreen(<ReturnPage />, { graph: { finishAuthorization }, at: address, path: '/back' });

  it('sends the returned code once, removes it from the address and opens the tab', async () => {
    const credential = { ...aCredential(), integrationId: 4, name: 'Oak Court HOA' };
    const finish = vi.fn(() => ({ propertyId: PROPERTY_ID, credential, userErrors: [] }));
    const { router } = back(finish);
    expect(await screen.findByText('Connected to Oak Court HOA')).toBeTruthy();
    expect(finish).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname + router.state.location.search).toContain('tab=connected-apps');
    expect(router.state.location.state).toEqual({
      connecting: { integrationId: 4, integrationCredentialId: credential.integrationCredentialId },
    });
  });

  it('says why nothing was connected, and offers a way back', async () => {
    const userErrors = wrong('The permission was not given.');
    const { router } = back(() => ({ propertyId: null, credential: null, userErrors }));
    expect(await screen.findByText(/The permission was not given/)).toBeTruthy();
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('button', { name: 'Back to connected apps' })).toBeTruthy();
  });
});
