import { aMaintenanceTaskInput } from '@roofline/schema/fixtures/maintenance';
import { by, type Room } from '../register/room';
import { runners, signedIn } from '../register/rights';
import { newKey } from '../stack/people';

/** A new name and cost each time: then a change changes something. */
let cost = 1000;
const body = () =>
  aMaintenanceTaskInput({ name: `Clean the gutters ${newKey()}`, estimatedCost: (cost += 1) });
const at = '/api/component/:propertyComponentId/maintenancetask';

export const room: Room = {
  routes: {
    'GET /api/component/maintenancetasks': {
      who: signedIn,
      query: (place) => `?propertyComponentIds=${place.propertyComponentId}`,
    },
    'GET /api/property/maintenance': {
      who: signedIn,
      query: (place) => `?propertyIds=${place.propertyId}`,
    },
    [`POST ${at}`]: { who: runners, body },
    [`PUT ${at}/:maintenanceTaskId`]: { who: runners, body },
    [`PUT ${at}/:maintenanceTaskId/done`]: { who: runners, body: () => ({ doneOn: '2026-01-10' }) },
    [`DELETE ${at}/:maintenanceTaskId`]: { who: runners },
  },
  furnish: async ({ ask, propertyId }) => {
    const { items } = await ask('GET', `/api/component/property/${propertyId}`);
    const path = `/api/component/${items[0].propertyComponentId}/maintenancetask`;
    return { maintenanceTaskId: (await ask('POST', path, { payload: body() })).maintenanceTaskId };
  },
  pool: () => ({ month: [1, 10, 12], everyYears: [1, 3], firstYear: [2026], doneOn: ['2026-01-10'] }),
  plant: async ({ rest, pool }) => {
    const path = `/api/component/${String(pool.propertyComponentId![0])}/maintenancetask`;
    const { maintenanceTaskId } = await rest.ask('POST', path, { body: body() });
    return { maintenanceTaskId: [maintenanceTaskId] };
  },
  mutations: {
    addMaintenanceTask: by(`POST ${at}`),
    updateMaintenanceTask: by(`PUT ${at}/:maintenanceTaskId`),
    finishMaintenanceTask: by(`PUT ${at}/:maintenanceTaskId/done`),
    removeMaintenanceTask: by(`DELETE ${at}/:maintenanceTaskId`),
  },
  nested: {
    'Property.maintenance': { route: 'GET /api/property/:propertyId' },
    'Component.maintenance': { route: 'GET /api/component/:propertyComponentId' },
  },
  shipped: {
    PropertyMaintenance: { variables: (place) => ({ propertyId: place.propertyId }), atMost: 2 },
    ComponentMaintenance: {
      variables: (place) => ({ propertyComponentId: place.propertyComponentId }),
      atMost: 2,
    },
  },
};
