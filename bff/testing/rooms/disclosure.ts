import { id } from '@roofline/schema/fixtures/id';
import { aDisclosure, aFactSheet } from '@roofline/schema/fixtures/report';
import { I, P, type RoomExamples } from '../room';

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    recordSentDisclosure: { input: { planId: I, sentOn: '2026-11-20', idempotencyKey: 's1' }, call: `POST /api/plan/${I}/disclosure/sent`, body: { sentOn: '2026-11-20' }, key: 's1' },
    removeSentDisclosure: { input: { planId: I, sentDisclosureId: P }, call: `DELETE /api/plan/disclosure/sent/${P}` },
    stateDisclosureFacts: { input: { propertyId: P, fiscalYear: 2026, version: 0, facts: { preparedBy: 'A', hasLoans: null } }, call: `PUT /api/plan/disclosurefacts/${P}/2026`, body: { preparedBy: 'A', hasLoans: null }, version: 0 },
  },
  serve: (upstream) =>
    upstream
      .data('GET', `/api/plan/${id(1)}/disclosure`, aDisclosure())
      .data('GET', `/api/plan/disclosurefacts/${id(1)}/2026`, aFactSheet()),
};
