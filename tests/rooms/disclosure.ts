import { by, type NestedField, type Room } from '../register/room';
import { runners, withMember } from '../register/rights';

const plans: NestedField = { route: 'GET /api/plan/:planId' };

export const room: Room = {
  routes: {
    'GET /api/plan/disclosurefacts/:propertyId/:fiscalYear': { who: withMember, past: ['noDisclosure'] },
    'PUT /api/plan/disclosurefacts/:propertyId/:fiscalYear': {
      who: runners,
      body: () => ({}),
      past: ['noDisclosure'],
      startsAtNothing: true,
    },
    'GET /api/plan/:planId/disclosure': { who: withMember, past: ['noDisclosure'] },
    'GET /api/plan/:planId/disclosure/pdf': { who: withMember, past: ['noDisclosure'] },
  },
  pool: () => ({ studyDate: ['2025-03-01'], retirementDate: ['2031-01-31'] }),
  mutations: {
    stateDisclosureFacts: by('PUT /api/plan/disclosurefacts/:propertyId/:fiscalYear', {
      over: () => ({ facts: {} }),
    }),
  },
  nested: {
    // The scene's properties are in a state without a disclosure.
    'Plan.disclosure': { ...plans, isEmpty: true },
    'Plan.disclosureFacts': { ...plans, isEmpty: true },
  },
  shipped: {
    // The plan; its property, and the disclosure that follows from it.
    DisclosurePage: { variables: (at) => ({ planId: at.disclosurePlanId }), atMost: 3 },
  },
  demo: async (manager) => {
    // The default plan of an association in California.
    const { properties } = await manager.ask<{ properties: { items: { propertyId: string }[] } }>(
      '{ properties(filter: { text: "Alder Creek" }) { items { propertyId } } }',
    );
    const { plans: found } = await manager.ask<{ plans: { items: { planId: string }[] } }>(
      'query Chosen($id: ID!) { plans(propertyId: $id, fiscalYear: 2026) { items { planId } } }',
      { id: properties.items[0]!.propertyId },
    );
    const disclosurePlanId = found.items[0]!.planId;
    await manager.ask(
      'mutation Choose($input: ChooseDisclosurePlanInput!) { chooseDisclosurePlan(input: $input) { userErrors { code } } }',
      { input: { planId: disclosurePlanId, isDisclosure: true } },
    );
    return { disclosurePlanId };
  },
};
