import { presentedIntegrations } from '@roofline/schema/integration/integrations';
import {
  aConnectedApp,
  aConnectedAppInput,
  aCredential,
  aCredentialInput,
  aSync,
} from '@roofline/schema/fixtures/integration';
import { id } from '@roofline/schema/fixtures/id';
import { I, P, type RoomExamples } from '../room';

const values = aConnectedAppInput({ integrationCredentialId: I, useReserveFundsForIncome: false });
const credential = aCredentialInput({ workspaceId: I });
const changed = { name: 'Head office', values: null };
const leaving = { propertyId: P, integrationId: 4, integrationCredentialId: I };
const back = { state: 'k.s', code: 'c', externalCode: '9130', refusal: null };
const at = `/api/integration/property/${P}`;

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    addCredential: { input: { ...credential, idempotencyKey: 'i1' }, call: 'POST /api/integration/credentials', body: credential, key: 'i1' },
    beginAuthorization: { input: leaving, call: 'POST /api/integration/authorizations', body: leaving },
    finishAuthorization: { input: back, call: 'POST /api/integration/authorizations/return', body: back },
    updateCredential: { input: { integrationCredentialId: I, version: 2, ...changed }, call: `PUT /api/integration/credentials/${I}`, body: changed, version: 2 },
    removeCredential: { input: { integrationCredentialId: I, version: 2 }, call: `DELETE /api/integration/credentials/${I}`, version: 2 },
    connectApp: { input: { propertyId: P, values, idempotencyKey: 'i2' }, call: `POST ${at}`, body: values, key: 'i2' },
    updateConnectedApp: { input: { propertyId: P, version: 2, values }, call: `PUT ${at}`, body: values, version: 2 },
    syncProperty: { input: { propertyId: P, idempotencyKey: 'i3' }, call: `POST ${at}/sync`, key: 'i3' },
    resetGl: { input: { propertyId: P, idempotencyKey: 'i4' }, call: `POST ${at}/glreset`, key: 'i4' },
  },
  serve: (upstream, numbers) =>
    upstream
      .data('GET', '/api/integration/integrations', presentedIntegrations())
      .data(
        'GET',
        '/api/integration/credentials',
        numbers.map((n) => aCredential({ integrationCredentialId: id(n) })),
      )
      .data('GET', `/api/integration/credentials/${id(1)}/associations`, {
        associations: [{ code: 'SV-1', name: 'Seaview Terrace' }],
        problem: null,
      })
      .batch('/api/integration/properties', (propertyId) => aConnectedApp({ propertyId }))
      .batch('/api/integration/syncs', (propertyId) => [aSync({ propertyId })]),
};
