import { id } from '@roofline/schema/fixtures/id';
import { aLiveReport } from '@roofline/schema/fixtures/live-dashboard';
import type { RoomExamples } from '../room';

export const room: RoomExamples = {
  serve: (upstream) =>
    upstream.data('GET', `/api/reports/realtimefinancialhealth/${id(1)}/2026`, aLiveReport()),
};
