import { id } from '@roofline/schema/fixtures/id';
import {
  anExpendituresReport,
  anInventoryReport,
  aPercentFundedReport,
  someRatingBands,
} from '@roofline/schema/fixtures/report';
import { P, type RoomExamples } from '../room';

const report = (kind: string) => `/api/reports/${kind}/${id(1)}/2026`;

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    updateRatingBands: { input: { workspaceId: P, version: 4, weakBelow: 25, strongFrom: 75, overfundedAbove: 120 }, call: `PUT /api/reports/ratingbands/${P}`, body: { weakBelow: 25, strongFrom: 75, overfundedAbove: 120 }, version: 4 },
  },
  serve: (upstream) =>
    upstream
      .data('GET', report('percentfunded'), aPercentFundedReport())
      .data('GET', report('anticipatedexpenditures'), anExpendituresReport())
      .data('GET', report('componentinventory'), anInventoryReport())
      .data('GET', `/api/reports/ratingbands/${id(1)}`, someRatingBands()),
};
