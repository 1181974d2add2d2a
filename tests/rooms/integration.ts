import { aConnectedAppInput, aCredentialInput } from '@roofline/schema/fixtures/integration';
import { by, type Room } from '../register/room';
import { adding, runners, signedIn } from '../register/rights';
import { newProperty } from '@roofline/api/property/fixtures/cast';
import { newKey } from '../stack/people';

/** A name that means nothing anywhere: nothing is ever asked of it. */
const values = { baseUrl: 'https://ledger.invalid', apiKey: 'a-key-that-opens-nothing' };
const credential = (workspaceId: string | undefined) =>
  aCredentialInput({ workspaceId, name: `Ledger ${newKey()}`, values });
/** Ledger files: no sync of them begins, so that nothing changes behind what the tests compare. */
const connection = () =>
  aConnectedAppInput({ integrationId: 1, integrationCredentialId: null, externalPropertyCode: newKey() });
const ofProperty = '/api/integration/property/:propertyId';
const ofCredential = '/api/integration/credentials/:credentialId';

export const room: Room = {
  routes: {
    'GET /api/integration/integrations': { who: signedIn },
    'GET /api/integration/properties': { who: signedIn },
    'GET /api/integration/syncs': { who: signedIn },
    [`GET ${ofProperty}`]: { who: runners },
    [`POST ${ofProperty}`]: {
      who: runners,
      body: connection,
      // The property at home is connected.
      recorded: async ({ cast, home, ask }) => {
        const payload = newProperty('Connected Court', { workspaceId: cast.workspaceId });
        const { propertyId } = await ask('POST', '/api/property', { payload });
        return [{ at: { ...home, propertyId } }];
      },
    },
    [`PUT ${ofProperty}`]: {
      who: runners,
      body: connection,
      recorded: ({ home }) => [
        {
          at: home,
          payload: { integrationId: 1, useReserveFundsForExpenses: false, useReserveFundsForIncome: true },
        },
      ],
    },
    [`POST ${ofProperty}/sync`]: { who: runners, past: ['invalid'] },
    [`GET ${ofProperty}/syncs`]: { who: runners },
    [`POST ${ofProperty}/glreset`]: { who: runners },
    'GET /api/integration/credentials': { who: adding, query: (at) => `?workspaceId=${at.workspaceId}` },
    'POST /api/integration/credentials': { who: adding, body: (at) => credential(at.workspaceId) },
    [`PUT ${ofCredential}`]: { who: adding, body: () => ({ name: `Ledger ${newKey()}`, values: null }) },
    [`DELETE ${ofCredential}`]: { who: adding, isTaken: true },
    [`GET ${ofCredential}/associations`]: { who: adding },
    // This installation is registered nowhere, and nobody has left for another service.
    'POST /api/integration/authorizations': {
      who: runners,
      token: 'never',
      body: (at) => ({ propertyId: at.propertyId, integrationId: 4 }),
      past: ['invalid'],
      isUnkeyed: true,
    },
    'POST /api/integration/authorizations/return': {
      who: signedIn,
      token: 'never',
      body: () => ({ state: newKey(), code: 'a code of nobody', externalCode: '9130' }),
      past: ['invalid'],
      isUnkeyed: true,
    },
  },
  furnish: async ({ ask, workspaceId, propertyId }) => {
    const payload = credential(workspaceId);
    const made = await ask('POST', '/api/integration/credentials', { payload });
    const credentialId = made.integrationCredentialId as string;
    await ask('POST', `/api/integration/property/${propertyId}`, { payload: connection() });
    return { credentialId, integrationCredentialId: credentialId };
  },
  pool: () => ({
    integrationId: [1, 2, 3, 4],
    values: [values],
    externalPropertyCode: ['SV-1'],
    useReserveFundsForExpenses: [true, false],
    useReserveFundsForIncome: [true, false],
  }),
  plant: async ({ rest, pool }) => {
    const workspaceId = pool.workspaceId![0] as string;
    const made = await rest.send('POST', '/api/integration/credentials', {
      body: credential(workspaceId),
      key: newKey(),
    });
    // A workspace has room for 50: then requests are about those that it has.
    if (made.status === 201) return { credentialId: [made.data.integrationCredentialId] };
    const all = await rest.ask<{ integrationCredentialId: string }[]>(
      'GET',
      `/api/integration/credentials?workspaceId=${workspaceId}`,
    );
    return { credentialId: all.map(({ integrationCredentialId }) => integrationCredentialId) };
  },
  queries: {
    integrations: by('GET /api/integration/integrations'),
    integrationCredentials: by('GET /api/integration/credentials'),
    externalAssociations: by('GET /api/integration/credentials/:credentialId/associations'),
  },
  mutations: {
    addCredential: by('POST /api/integration/credentials'),
    beginAuthorization: by('POST /api/integration/authorizations'),
    finishAuthorization: by('POST /api/integration/authorizations/return'),
    updateCredential: by('PUT /api/integration/credentials/:credentialId'),
    removeCredential: by('DELETE /api/integration/credentials/:credentialId'),
    connectApp: by('POST /api/integration/property/:propertyId'),
    updateConnectedApp: by('PUT /api/integration/property/:propertyId'),
    syncProperty: by('POST /api/integration/property/:propertyId/sync'),
    resetGl: by('POST /api/integration/property/:propertyId/glreset'),
  },
  nested: {
    'Property.connectedApp': {
      route: 'GET /api/integration/property/:propertyId',
      instead: { 403: 'none' },
    },
    'Property.syncs': {
      route: 'GET /api/integration/property/:propertyId/syncs',
      instead: { 403: 'none' },
      isEmpty: true,
    },
  },
  shipped: {
    ConnectedApps: { variables: (at) => ({ propertyId: at.propertyId }), atMost: 4 },
    IntegrationCredentials: { variables: (at) => ({ workspaceId: at.workspaceId }), atMost: 1 },
    ExternalAssociations: {
      variables: (at) => ({ integrationCredentialId: at.integrationCredentialId }),
      atMost: 1,
    },
  },
  // What is connected in the demo is chosen there; the associations of a credential are asked for by its id.
  demo: async (manager, at) => {
    const added = await manager.ask<{ addCredential: { credential: { integrationCredentialId: string } } }>(
      `mutation ($input: AddCredentialInput!) { addCredential(input: $input) { credential { integrationCredentialId } } }`,
      { input: { ...credential(at.workspaceId), idempotencyKey: newKey() } },
    );
    return { integrationCredentialId: added.addCredential.credential.integrationCredentialId };
  },
};
