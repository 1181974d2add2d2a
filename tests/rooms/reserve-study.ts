import { study } from '../register/examples';
import { by, type Room } from '../register/room';
import { runners, signedIn, withMember } from '../register/rights';

export const room: Room = {
  routes: {
    'GET /api/property/reservestudies': { who: signedIn },
    'GET /api/property/:propertyId/reservestudy': { who: withMember },
    'POST /api/property/:propertyId/reservestudy': { who: runners, body: () => study },
    'PUT /api/property/:propertyId/reservestudy/:studyId': {
      who: runners,
      body: () => study,
      recorded: ({ home }) => [{ at: home, payload: { ...study, providerName: 'Sage Reserves' } }],
    },
    'DELETE /api/property/:propertyId/reservestudy/:studyId': { who: runners },
  },
  furnish: async ({ ask, propertyId }) => {
    const past = await ask('POST', `/api/property/${propertyId}/reservestudy`, { payload: study });
    return { studyId: past.propertyReserveStudyId };
  },
  pool: () => ({ date: ['2024-05-01', '2019-12-31'], reserveStudyTypeId: [1, 2, 3] }),
  plant: async ({ rest, propertyId }) => {
    const past = await rest.ask('POST', `/api/property/${propertyId}/reservestudy`, { body: study });
    return { studyId: [past.propertyReserveStudyId] };
  },
  mutations: {
    addReserveStudy: by('POST /api/property/:propertyId/reservestudy'),
    updateReserveStudy: by('PUT /api/property/:propertyId/reservestudy/:studyId'),
    removeReserveStudy: by('DELETE /api/property/:propertyId/reservestudy/:studyId'),
  },
  shipped: {
    ReserveStudies: { variables: (at) => ({ propertyId: at.propertyId }), atMost: 2 },
  },
};
