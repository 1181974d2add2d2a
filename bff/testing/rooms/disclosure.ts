import { id } from '@roofline/schema/fixtures/id';
import { aDisclosure, aFactSheet } from '@roofline/schema/fixtures/report';
import { P, type RoomExamples } from '../room';

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    stateDisclosureFacts: { input: { propertyId: P, fiscalYear: 2026, version: 0, facts: { preparedBy: 'A', hasLoans: null } }, call: `PUT /api/plan/disclosurefacts/${P}/2026`, body: { preparedBy: 'A', hasLoans: null }, version: 0 },
  },
  serve: (upstream) =>
    upstream
      .data('GET', `/api/plan/${id(1)}/disclosure`, aDisclosure())
      .data('GET', `/api/plan/disclosurefacts/${id(1)}/2026`, aFactSheet()),
};
