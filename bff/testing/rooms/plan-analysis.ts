import { exampleOf } from '@roofline/schema/fixtures/example';
import { id } from '@roofline/schema/fixtures/id';
import {
  lenderReadiness,
  planSensitivity,
  planSimulation,
} from '@roofline/schema/plan-analysis/plan-analysis';
import type { RoomExamples } from '../room';

const of = { planId: id(1) };

export const room: RoomExamples = {
  serve: (upstream) => {
    upstream.data('GET', `/api/plan/${id(1)}/lenderreadiness`, exampleOf(lenderReadiness, of));
    upstream.data('GET', `/api/plan/${id(1)}/sensitivity`, exampleOf(planSensitivity, of));
    upstream.data('GET', `/api/plan/${id(1)}/simulation`, exampleOf(planSimulation, of));
  },
};
