import { anAdminPortfolio, anAdminPortfolioInput } from '@roofline/schema/fixtures/admin-portfolio';
import { id } from '@roofline/schema/fixtures/id';
import { C, paged, type RoomExamples } from '../room';

const at = `/api/admin/portfolio/${C}`;
const fields = anAdminPortfolioInput({ city: 'Mobile', isPrivateLabel: true });
const switches = { featureToggleLoanAnalysis: false, featureTogglePreventativeMaintenance: false };
const sent = { ...fields, ...switches };

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    addPortfolio: { input: { values: fields, idempotencyKey: 'p1' }, call: 'POST /api/admin/portfolio', body: sent, key: 'p1' },
    updatePortfolio: { input: { workspaceId: C, version: 3, values: fields }, call: `PUT ${at}`, body: sent, version: 3 },
    setPortfolioActive: { input: { workspaceId: C, version: 3, isActive: false }, call: `PUT ${at}/active`, body: { isActive: false }, version: 3 },
  },
  serve: (upstream, numbers) => {
    const rows = numbers.map((n) => anAdminPortfolio({ workspaceId: id(n) }));
    upstream.data('GET', '/api/admin/portfolio', paged(rows));
    for (const row of rows) upstream.data('GET', `/api/admin/portfolio/${row.workspaceId}`, row);
  },
};
