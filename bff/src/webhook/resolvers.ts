import type { Resolvers } from '../generated/resolver-types';

/** Names of the graph for words of REST, and what is read. */
export const webhookResolvers = {
  WebhookEvent: {
    PROPERTY_CREATED: 'property.created',
    PROPERTY_UPDATED: 'property.updated',
    PROPERTY_DELETED: 'property.deleted',
    COMPONENT_CREATED: 'component.created',
    COMPONENT_UPDATED: 'component.updated',
    COMPONENT_DELETED: 'component.deleted',
    PLAN_ADOPTED: 'plan.adopted',
    FISCAL_YEAR_SET_UP: 'fiscalYear.setUp',
    FILE_CREATED: 'file.created',
    FILE_UPDATED: 'file.updated',
    FILE_DELETED: 'file.deleted',
    PROJECT_CREATED: 'project.created',
    PROJECT_UPDATED: 'project.updated',
    PROJECT_DELETED: 'project.deleted',
    WEBHOOK_TEST: 'webhook.test',
  },
  WebhookDeliveryStatus: { WAITING: 'waiting', DELIVERED: 'delivered', FAILED: 'failed' },
  Query: {
    webhooks: async (_root, { workspaceId }, { loaders }) => loaders.webhooks(workspaceId),
    webhookDeliveries: async (_root, asked, { loaders }) => loaders.webhookDeliveries(asked),
  },
} satisfies Resolvers;
