import { anAdminCache, anAdminHealth } from '@roofline/schema/fixtures/admin-health';
import type { RoomExamples } from '../room';

export const room: RoomExamples = {
  mutations: {
    clearCache: { input: { key: 'FUNDING_OUTLOOKS' }, call: 'DELETE /api/admin/cache?key=fundingOutlooks' },
  },
  serve: (upstream) =>
    upstream
      .data('GET', '/api/admin/health', anAdminHealth())
      .data('GET', '/api/admin/cache', [anAdminCache()]),
};
