import { authorization, authorized } from '@roofline/schema/integration/authorization';
import { connectedApp, glReset, type ConnectedApp } from '@roofline/schema/integration/connected-app';
import { integrationCredential } from '@roofline/schema/integration/credential';
import { job } from '@roofline/schema/job/job';
import { z } from 'zod';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { change, withProperty, type Outcome } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

export const integrationResolvers = {
  Query: {
    integrations: (_root, _args, { loaders }) => loaders.integrations(),
    integrationCredentials: (_root, { workspaceId }, { loaders }) =>
      loaders.integrationCredentials(workspaceId),
    externalAssociations: (_root, { integrationCredentialId }, { loaders }) =>
      loaders.externalAssociations(integrationCredentialId),
  },
  Property: {
    connectedApp: (row, _args, { loaders }) => loaders.connectedApp.load(row.propertyId),
    syncs: (row, _args, { loaders }) => loaders.syncs.load(row.propertyId),
  },
} satisfies Resolvers;

const saved = (context: GraphContext, propertyId: string, { answer, userErrors }: Outcome<ConnectedApp>) =>
  withProperty(context, propertyId, { connectedApp: answer, userErrors });

const ofCredential = (credentialId: string) => restPath`/api/integration/credentials/${uuid(credentialId)}`;

export const integrationMutations = {
  Mutation: {
    async addCredential(_root, { input: { idempotencyKey, ...body } }, context) {
      const path = restPath`/api/integration/credentials`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(path, integrationCredential, { body, idempotencyKey }),
      );
      return { credential: answer, userErrors };
    },
    async beginAuthorization(_root, { input: body }, context) {
      const path = restPath`/api/integration/authorizations`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(path, authorization, { body }),
      );
      return { address: answer?.address ?? null, userErrors };
    },
    async finishAuthorization(_root, { input: body }, context) {
      const path = restPath`/api/integration/authorizations/return`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(path, authorized, { body }),
      );
      return { propertyId: answer?.propertyId ?? null, credential: answer?.credential ?? null, userErrors };
    },
    async updateCredential(_root, { input: { integrationCredentialId, version, ...body } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(ofCredential(integrationCredentialId), integrationCredential, { body, version }),
      );
      return { credential: answer, userErrors };
    },
    async removeCredential(_root, { input: { integrationCredentialId, version } }, context) {
      const { userErrors } = await change(context, () =>
        context.rest.delete(ofCredential(integrationCredentialId), z.unknown(), { version }),
      );
      return { credential: null, userErrors };
    },
    async connectApp(_root, { input: { propertyId, values, idempotencyKey } }, context) {
      const path = restPath`/api/integration/property/${uuid(propertyId)}`;
      const outcome = await change(context, () =>
        context.rest.post(path, connectedApp, { body: values, idempotencyKey }),
      );
      return saved(context, propertyId, outcome);
    },
    async updateConnectedApp(_root, { input: { propertyId, version, values } }, context) {
      const path = restPath`/api/integration/property/${uuid(propertyId)}`;
      const outcome = await change(context, () =>
        context.rest.put(path, connectedApp, { body: values, version }),
      );
      return saved(context, propertyId, outcome);
    },
    async syncProperty(_root, { input: { propertyId, idempotencyKey } }, context) {
      const path = restPath`/api/integration/property/${uuid(propertyId)}/sync`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(path, job, { idempotencyKey }),
      );
      return withProperty(context, propertyId, { job: answer, userErrors });
    },
    async resetGl(_root, { input: { propertyId, idempotencyKey } }, context) {
      const path = restPath`/api/integration/property/${uuid(propertyId)}/glreset`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(path, glReset, { idempotencyKey }),
      );
      const { accounts = null, transactions = null, rules = null, stillToReset = null } = answer ?? {};
      return withProperty(context, propertyId, { accounts, transactions, rules, stillToReset, userErrors });
    },
  },
} satisfies Resolvers;
