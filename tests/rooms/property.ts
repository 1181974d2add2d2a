import { image } from '../register/examples';
import { asPool, by, type NestedField, type Room } from '../register/room';
import { adding, readers, runners, signedIn } from '../register/rights';
import { newProperty } from '@roofline/api/property/fixtures/cast';
import { validDetails } from '@roofline/schema/fixtures/rule-cases';

const YEAR = '(fiscalYear:2026)';
const hidden = { 403: 'none' } as const;
const reading: NestedField = { route: 'GET /api/property/:propertyId' };
const studies: NestedField = { route: 'GET /api/property/:propertyId/reservestudy', instead: hidden };
const money: NestedField = {
  route: 'GET /api/propertyfinancial/:propertyId/:fiscalYear',
  instead: hidden,
};
const outlook: NestedField = {
  route: 'GET /api/reports/financialhealth/:propertyId/:fiscalYear',
  instead: hidden,
};

export const room: Room = {
  routes: {
    'POST /api/property/search': { who: signedIn, token: 'read', body: () => ({}) },
    'GET /api/property/all': { who: signedIn },
    'GET /api/propertytype': { who: signedIn },
    'GET /api/property/newpropertyworkspaces': { who: signedIn },
    'GET /api/property': { who: signedIn, query: (at) => `?ids=${at.propertyId}` },
    'POST /api/property': {
      who: adding,
      body: (at) => newProperty('New Court', { workspaceId: at.workspaceId }),
    },
    'GET /api/property/:propertyId': { who: readers },
    'PUT /api/property/:propertyId': { who: runners, body: () => validDetails },
    'DELETE /api/property/:propertyId': { who: runners, recorded: ({ away }) => [{ at: away }] },
    'GET /api/property/:propertyId/load': { who: readers },
    'GET /api/property/:propertyId/profileimage': { who: readers },
    'POST /api/property/:propertyId/profileimage': { who: runners, file: image },
    'DELETE /api/property/:propertyId/profileimage': { who: runners },
  },
  furnish: async ({ upload, propertyId }) => {
    await upload(`/api/property/${propertyId}/profileimage`, image);
    return { propertyId };
  },
  pool: () => asPool(validDetails),
  plant: async ({ upload, propertyId }) => {
    await upload(`/api/property/${propertyId}/profileimage`, image);
    return { propertyId: [propertyId] };
  },
  queries: {
    property: by('GET /api/property/:propertyId'),
    properties: by('POST /api/property/search'),
    propertyChoices: by('GET /api/property/all'),
    propertyTypes: by('GET /api/propertytype'),
  },
  mutations: {
    addProperty: by('POST /api/property'),
    updateProperty: by('PUT /api/property/:propertyId'),
    archiveProperty: by('DELETE /api/property/:propertyId'),
    removePropertyImage: by('DELETE /api/property/:propertyId/profileimage'),
  },
  nested: {
    'Property.fiscalYears': reading,
    'Property.propertyFinancial': { ...money, args: YEAR },
    'Property.reserveStudies': studies,
    'Property.reserveStudy': studies,
    'Property.components': { route: 'GET /api/component/property/:propertyId', args: YEAR },
    'Property.defaultRecommendedPlan': { ...outlook, args: YEAR },
    'Property.financialHealth': { ...outlook, args: YEAR },
    'PropertyListRow.property': reading,
    'PropertyListRow.outlook': outlook,
    'PropertyListRow.fiscalYears': reading,
    'PropertyListRow.propertyFinancial': money,
    'PropertyListRow.reserveStudies': studies,
    'PropertyChoice.outlook': outlook,
  },
  parents: {
    Property: (s) => `query($propertyId:ID!){parent:property(propertyId:$propertyId){${s}}}`,
    PropertyListRow: (s) => `query{parent:properties(page:1,pageSize:100){items{propertyId ${s}}}}`,
    PropertyChoice: (s) => `query{parent:propertyChoices{propertyId ${s}}}`,
  },
  listed: ['PropertyListRow', 'PropertyChoice'],
  shipped: {
    SelectedProperty: { variables: (at) => ({ propertyId: at.propertyId }), atMost: 2 },
    PaletteThings: {
      variables: (at) => ({
        propertyId: at.propertyId,
        fiscalYear: 2026,
        withComponents: true,
        withPlans: true,
        withProjects: true,
      }),
      atMost: 4,
    },
    PaletteMedia: {
      variables: ({ propertyId }) => ({
        propertyId,
        text: 'roof',
        atMost: 4,
        withPhotos: true,
        withFiles: true,
      }),
      atMost: 3,
    },
    PropertySearch: { variables: () => ({ text: '', pageSize: 40 }), atMost: 2 },
    AddPropertyChoices: { atMost: 2 },
    PropertyList: { variables: () => ({ filter: {}, page: 1, pageSize: 20 }), atMost: 2 },
    PropertyListOutlooks: { variables: () => ({ filter: {}, page: 1, pageSize: 20 }), atMost: 2 },
    PropertyListSettings: { atMost: 3 },
    PropertyDetails: { variables: (at) => ({ propertyId: at.propertyId }), atMost: 2 },
  },
};
