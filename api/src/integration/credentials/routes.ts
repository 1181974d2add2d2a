import {
  credentialChangeInput,
  credentialInput,
  externalAssociations,
  integrationCredential,
} from '@roofline/schema/integration/credential';
import { z } from 'zod';
import { created, data } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { get } from '../../platform/route/read';
import { post, put, remove } from '../../platform/route/write';
import {
  addCredential,
  associationsOf,
  credentialGuard,
  listCredentials,
  removeCredential,
  requireCredential,
  updateCredential,
} from './service';

const NONE = { none: 'a credential is of the portfolio, and activity is of properties' } as const;

/** The routes of credentials, whose answers never have secret values. */
export const credentialRoutes = routes(
  'integration',
  get('/api/integration/credentials', {
    summary: 'Credentials of a portfolio, by name, without what they hold',
    query: z.object({ workspaceId: z.uuid() }),
    answer: data(z.array(integrationCredential)),
    work: (tx, { actor, query }) => listCredentials(tx, actor, query.workspaceId),
  }),
  post('/api/integration/credentials', {
    summary: 'Add a credential; its values never come back',
    activity: NONE,
    body: credentialInput,
    answer: created(integrationCredential),
    guard: ({ actor, body }) => credentialGuard(actor, body.workspaceId),
    work: (tx, { deps, body }) => addCredential(tx, deps, body),
  }),
  put('/api/integration/credentials/:credentialId', {
    summary: 'Rename a credential, or enter new values for it',
    activity: NONE,
    body: credentialChangeInput,
    answer: data(integrationCredential),
    work: (tx, { actor, params, version, deps, body }) =>
      updateCredential(tx, deps, { actor, ...params, version }, body),
  }),
  remove('/api/integration/credentials/:credentialId', {
    summary: 'Remove a credential that no connected app uses',
    activity: NONE,
    work: (tx, { actor, params, version, deps }) => removeCredential(tx, deps, { actor, ...params, version }),
  }),
  get('/api/integration/credentials/:credentialId/associations', {
    summary: 'Associations that a credential reaches; null where its service cannot list them or did not',
    answer: data(externalAssociations),
    steps: async ({ actor, params, deps, signal }) => {
      const row = await deps.database.tenant(
        actor,
        (tx) => requireCredential(tx, actor, params.credentialId),
        {
          readOnly: true,
        },
      );
      return associationsOf(deps, row, signal);
    },
  }),
);
