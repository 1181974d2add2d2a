import { maintenanceTask } from '@roofline/schema/maintenance/maintenance';
import { z } from 'zod';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

export const maintenanceResolvers = {
  Property: {
    maintenance: (row, _args, { loaders }) => loaders.propertyMaintenance.load(row.propertyId),
  },
  Component: {
    maintenance: (row, _args, { loaders }) => loaders.componentMaintenance.load(row.propertyComponentId),
  },
} satisfies Resolvers;

/** One change, and the component after it; nothing after a refusal. */
async function payload(context: GraphContext, propertyComponentId: string, send: () => Promise<unknown>) {
  const { userErrors } = await change(context, send);
  return {
    get component() {
      return userErrors.length === 0 ? context.loaders.component(propertyComponentId) : null;
    },
    userErrors,
  };
}

const at = (propertyComponentId: string) =>
  restPath`/api/component/${uuid(propertyComponentId)}/maintenancetask`;
const one = (propertyComponentId: string, maintenanceTaskId: string) =>
  restPath`/api/component/${uuid(propertyComponentId)}/maintenancetask/${uuid(maintenanceTaskId)}`;
const doneAt = (propertyComponentId: string, maintenanceTaskId: string) =>
  restPath`/api/component/${uuid(propertyComponentId)}/maintenancetask/${uuid(maintenanceTaskId)}/done`;

export const maintenanceMutations = {
  Mutation: {
    addMaintenanceTask: (_root, { input: { propertyComponentId: id, values, idempotencyKey } }, context) =>
      payload(context, id, () =>
        context.rest.post(at(id), maintenanceTask, { body: values, idempotencyKey }),
      ),
    updateMaintenanceTask: (_root, { input }, context) => {
      const { propertyComponentId: id, maintenanceTaskId, version, values } = input;
      return payload(context, id, () =>
        context.rest.put(one(id, maintenanceTaskId), maintenanceTask, { body: values, version }),
      );
    },
    finishMaintenanceTask: (_root, { input }, context) => {
      const { propertyComponentId: id, maintenanceTaskId, version, doneOn } = input;
      return payload(context, id, () =>
        context.rest.put(doneAt(id, maintenanceTaskId), maintenanceTask, { body: { doneOn }, version }),
      );
    },
    removeMaintenanceTask: (_root, { input }, context) => {
      const { propertyComponentId: id, maintenanceTaskId, version } = input;
      return payload(context, id, () =>
        context.rest.delete(one(id, maintenanceTaskId), z.unknown(), { version }),
      );
    },
  },
} satisfies Resolvers;
