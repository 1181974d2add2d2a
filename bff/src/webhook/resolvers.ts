import type { Resolvers } from '../generated/resolver-types';

export const webhookResolvers = {
  Query: {
    webhooks: async (_root, { workspaceId }, { loaders }) => loaders.webhooks(workspaceId),
    webhookDeliveries: async (_root, asked, { loaders }) => loaders.webhookDeliveries(asked),
  },
} satisfies Resolvers;
