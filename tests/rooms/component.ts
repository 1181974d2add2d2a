import { asPool, by, type Room } from '../register/room';
import { readers, runners, signedIn } from '../register/rights';
import { newComponent, thisYear } from '../stack/people';

interface Inventory {
  property: { components: { items: { propertyComponentId: string }[] } };
}

export const room: Room = {
  routes: {
    'GET /api/component/property/:propertyId': { who: readers },
    'POST /api/component/property/:propertyId': { who: runners, body: () => newComponent('Fence') },
    'POST /api/component/property/:propertyId/save': {
      who: runners,
      body: () => ({ items: [{ values: newComponent('Fence') }] }),
    },
    'GET /api/component/property/:propertyId/export': { who: runners },
    'GET /api/component/inventories': { who: signedIn },
    'GET /api/component/categories': { who: readers, query: (at) => `?propertyId=${at.propertyId}` },
    'GET /api/component/:propertyComponentId': { who: readers },
    'PUT /api/component/:propertyComponentId': {
      who: runners,
      body: () => newComponent('Fence'),
      recorded: ({ home }) => [{ at: home, payload: newComponent('Fence', { unitCost: 1_500 }) }],
    },
    'DELETE /api/component/:propertyComponentId': { who: runners, recorded: ({ away }) => [{ at: away }] },
    'GET /api/component/:propertyComponentId/history': { who: readers },
    'POST /api/component/:propertyComponentId/duplicate': { who: runners },
    'PUT /api/component/bulk': {
      who: runners,
      body: (at) => ({
        items: [{ propertyComponentId: at.propertyComponentId, version: 999 }],
        change: { kind: 'delete' },
      }),
      recorded: async ({ away, ask }) => {
        const { propertyComponentId } = away;
        const { version } = await ask('GET', `/api/component/${propertyComponentId}`);
        const change = { kind: 'category', category: 'Recreation' };
        return [{ at: away, payload: { items: [{ propertyComponentId, version }], change } }];
      },
    },
  },
  furnish: async ({ ask, propertyId }) => {
    const payload = newComponent('Roof');
    const { propertyComponentId } = await ask('POST', `/api/component/property/${propertyId}`, { payload });
    return { propertyComponentId };
  },
  pool: () => ({ ...asPool(newComponent('Roof')), kind: ['category', 'remainingUsefulLife', 'delete'] }),
  plant: async ({ rest, propertyId }) => {
    const body = newComponent('Roof', { remainingUsefulLife: 0 });
    const path = `/api/component/property/${propertyId}?fiscalYear=${thisYear()}`;
    const { propertyComponentId } = await rest.ask('POST', path, { body });
    return {
      propertyComponentId: [propertyComponentId],
      propertyComponentIds: [[propertyComponentId]],
      // To add, and of a version to change.
      items: [
        [{ values: newComponent('Fence') }],
        ...[1, 2].map((version) => [{ propertyComponentId, version, values: newComponent('Fence') }]),
      ],
    };
  },
  queries: {
    component: by('GET /api/component/:propertyComponentId'),
  },
  mutations: {
    addComponent: by('POST /api/component/property/:propertyId'),
    saveComponents: by('POST /api/component/property/:propertyId/save'),
    updateComponent: by('PUT /api/component/:propertyComponentId'),
    duplicateComponent: by('POST /api/component/:propertyComponentId/duplicate'),
    deleteComponent: by('DELETE /api/component/:propertyComponentId'),
    changeComponents: by('PUT /api/component/bulk', { over: () => ({ delete: true }) }),
  },
  nested: {
    'Component.history': { route: 'GET /api/component/:propertyComponentId/history' },
  },
  parents: {
    Component: (s) =>
      `query($propertyComponentId:ID!){parent:component(propertyComponentId:$propertyComponentId){${s}}}`,
  },
  shipped: {
    ComponentList: { variables: (at) => ({ propertyId: at.propertyId, fiscalYear: 2026 }), atMost: 2 },
    ComponentDetail: { variables: (at) => ({ propertyComponentId: at.propertyComponentId }), atMost: 2 },
    ComponentListSettings: { atMost: 1 },
  },
  demo: async (manager, { propertyId }) => {
    const { property } = await manager.ask<Inventory>(
      'query Held($id: ID!) { property(propertyId: $id) { components(fiscalYear: 2026) { items { propertyComponentId } } } }',
      { id: propertyId },
    );
    return property.components.items[0]!;
  },
};
