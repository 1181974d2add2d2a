import { id } from '@roofline/schema/fixtures/id';
import { aHealth } from '@roofline/schema/fixtures/report';
import type { RoomExamples } from '../room';

export const room: RoomExamples = {
  serve: (upstream) => upstream.data('GET', `/api/reports/financialhealth/${id(1)}/2026`, aHealth()),
};
