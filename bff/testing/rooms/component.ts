import { id } from '@roofline/schema/fixtures/id';
import { aComponent, aComponentList } from '@roofline/schema/fixtures/component';
import { C, P, type RoomExamples } from '../room';

const component = {
  name: 'Roof',
  category: 'Roofing',
  quantity: 1.5,
  unitCost: 10,
  usefulLife: 20,
  remainingUsefulLife: 3,
};
const componentSent = { ...component, unitOfMeasure: 'EA', isOneTime: false, percentReplaced: 100 };
const componentOf = (n: number) => aComponent({ propertyComponentId: id(n) });

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    addComponent: { input: { propertyId: P, fiscalYear: 2026, values: component, idempotencyKey: 'k3' }, call: `POST /api/component/property/${P}?fiscalYear=2026`, body: componentSent, key: 'k3' },
    saveComponents: { input: { propertyId: P, fiscalYear: 2026, items: [{ values: component }, { propertyComponentId: C, version: 4, values: component }], idempotencyKey: 'k9' }, call: `POST /api/component/property/${P}/save?fiscalYear=2026`, body: { items: [{ values: componentSent }, { propertyComponentId: C, version: 4, values: componentSent }] }, key: 'k9' },
    updateComponent: { input: { propertyComponentId: C, version: 4, values: component }, call: `PUT /api/component/${C}`, body: componentSent, version: 4 },
    duplicateComponent: { input: { propertyComponentId: C, idempotencyKey: 'k4' }, call: `POST /api/component/${C}/duplicate`, key: 'k4' },
    deleteComponent: { input: { propertyComponentId: C, version: 4 }, call: `DELETE /api/component/${C}`, version: 4 },
    changeComponents: { input: { items: [{ propertyComponentId: C, version: 4 }], category: 'Roofing' }, call: 'PUT /api/component/bulk', body: { items: [{ propertyComponentId: C, version: 4 }], change: { kind: 'category', category: 'Roofing' } } },
  },
  serve: (upstream) =>
    upstream
      .batch('/api/component/inventories', () => null)
      .data('GET', `/api/component/property/${id(1)}`, aComponentList([componentOf(1), componentOf(2)]))
      .data('GET', `/api/component/${id(1)}`, componentOf(1))
      .data('GET', `/api/component/${id(1)}/history`, []),
};
