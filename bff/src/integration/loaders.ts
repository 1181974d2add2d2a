import {
  connectedApp,
  integrationSync,
  type ConnectedApp,
  type IntegrationSync,
} from '@roofline/schema/integration/connected-app';
import { externalAssociations, integrationCredential } from '@roofline/schema/integration/credential';
import { integration } from '@roofline/schema/integration/integrations';
import { z } from 'zod';
import { manyByParent, oneById } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';
import { queryOf } from '../upstream/query';

const appLists = z.array(connectedApp.nullable());
const syncLists = z.array(z.array(integrationSync).nullable());

export function integrationLoaders(rest: Rest) {
  return {
    integrations: () => rest.get(restPath`/api/integration/integrations`, z.array(integration)),
    integrationCredentials: (workspaceId: string) =>
      rest.get(
        restPath`/api/integration/credentials`,
        z.array(integrationCredential),
        queryOf({ workspaceId }),
      ),
    externalAssociations: (credentialId: string) =>
      rest.get(
        restPath`/api/integration/credentials/${uuid(credentialId)}/associations`,
        externalAssociations,
      ),
    connectedApp: oneById<ConnectedApp>(
      rest,
      { path: restPath`/api/integration/properties`, argument: 'propertyIds', shape: appLists },
      (row) => row.propertyId,
    ),
    /** Newest first, as REST orders them. */
    syncs: manyByParent<IntegrationSync>(
      rest,
      { path: restPath`/api/integration/syncs`, argument: 'propertyIds', shape: syncLists },
      (row) => row.propertyId,
    ),
  };
}
