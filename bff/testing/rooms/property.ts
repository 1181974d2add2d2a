import { propertyOf, rowOf } from '../examples';
import { P, paged, type RoomExamples } from '../room';
import { financials } from './financials';

const details = {
  isTest: false, name: 'A', addressLine1: 'B', city: 'C', state: 'AL', zipCode: '36602', yearBuilt: 1990, propertyTypeId: 1,
  isCondoConverted: false, numberOfUnits: 4, yearOfConversion: 0,
}; // prettier-ignore

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    addProperty: { input: { ...details, propertyFinancial: financials, idempotencyKey: 'k1', workspaceId: null }, call: 'POST /api/property', body: { ...details, propertyFinancial: financials }, key: 'k1' },
    updateProperty: { input: { ...details, propertyId: P, version: 7, allowPlanning: null, isFeatureToggleOn: null }, call: `PUT /api/property/${P}`, body: details, version: 7 },
    archiveProperty: { input: { propertyId: P, version: 7 }, call: `DELETE /api/property/${P}`, version: 7 },
    removePropertyImage: { input: { propertyId: P, version: 7 }, call: `DELETE /api/property/${P}/profileimage`, version: 7 },
  },
  serve: (upstream, numbers) =>
    upstream
      .batch('/api/property', (each) => propertyOf(Number(each.slice(-6))), 'ids')
      .data('GET', '/api/property/all', numbers.map(rowOf))
      .data('POST', '/api/property/search', { ...paged(numbers.map(rowOf)), totalCount: 500, pageSize: 20 })
      .data('GET', '/api/propertytype', [{ id: 1, name: 'Condominium' }])
      .data('GET', '/api/property/newpropertyworkspaces', []),
};
