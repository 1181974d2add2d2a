import { by, type Room } from '../register/room';
import { administrators, runners } from '../register/rights';

const ofWorkspace = '/api/workspace/:workspaceId/full-archive';
const ofProperty = '/api/property/:propertyId/full-archive';
const session = { token: 'never' } as const;
const ofOne = { over: () => ({ workspaceId: undefined }) };

export const room: Room = {
  routes: {
    [`GET ${ofWorkspace}`]: { who: administrators, ...session },
    [`POST ${ofWorkspace}`]: { who: administrators, ...session },
    [`GET ${ofProperty}`]: { who: runners, ...session },
    [`POST ${ofProperty}`]: { who: runners, ...session },
  },
  // Nobody has requested one.
  queries: { fullArchive: { ...by(`GET ${ofProperty}`, ofOne), isEmpty: true } },
  mutations: { requestFullArchive: by(`POST ${ofProperty}`, ofOne) },
  shipped: {
    FullArchive: { variables: (at) => ({ propertyId: at.propertyId }), atMost: 1 },
  },
};
