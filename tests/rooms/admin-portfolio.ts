import { anAdminPortfolioInput } from '@roofline/schema/fixtures/admin-portfolio';
import { by, type Room } from '../register/room';
import { staffOnly } from '../register/rights';

const staff = { who: staffOnly, token: 'never', isInNoWorkspace: true } as const;
/** The switches stay on: the other rooms go on in it. */
const body = () => anAdminPortfolioInput({ featureTogglePreventativeMaintenance: true });

export const room: Room = {
  routes: {
    'GET /api/admin/portfolio': staff,
    'GET /api/admin/portfolio/:workspaceId': staff,
    'POST /api/admin/portfolio': { ...staff, body },
    'PUT /api/admin/portfolio/:workspaceId': { ...staff, body },
    // It stays open: the other rooms go on in it.
    'PUT /api/admin/portfolio/:workspaceId/active': {
      ...staff,
      body: () => ({ isActive: true }),
      recorded: ({ home }) => [
        { at: home, payload: { isActive: false } },
        { at: home, payload: { isActive: true } },
      ],
    },
  },
  queries: {
    adminPortfolios: by('GET /api/admin/portfolio', { over: () => ({ search: '' }) }),
    adminPortfolio: by('GET /api/admin/portfolio/:workspaceId'),
  },
  mutations: {
    addPortfolio: by('POST /api/admin/portfolio'),
    updatePortfolio: by('PUT /api/admin/portfolio/:workspaceId'),
    setPortfolioActive: by('PUT /api/admin/portfolio/:workspaceId/active'),
  },
  shipped: {
    AdminPortfolios: { variables: () => ({ search: '', page: 1, pageSize: 10 }), atMost: 1, isStaff: true },
  },
};
