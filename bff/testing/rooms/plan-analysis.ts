import { exampleOf } from '@roofline/schema/fixtures/example';
import { id } from '@roofline/schema/fixtures/id';
import {
  lenderReadiness,
  planSensitivity,
  planSimulation,
} from '@roofline/schema/plan-analysis/plan-analysis';
import { planWorking } from '@roofline/schema/plan-analysis/plan-working';
import { whoPays } from '@roofline/schema/plan-analysis/who-pays';
import type { RoomExamples } from '../room';

const of = { planId: id(1) };

export const room: RoomExamples = {
  serve: (upstream) => {
    upstream.data('GET', `/api/plan/${id(1)}/lenderreadiness`, exampleOf(lenderReadiness, of));
    upstream.data('GET', `/api/plan/${id(1)}/sensitivity`, exampleOf(planSensitivity, of));
    upstream.data('GET', `/api/plan/${id(1)}/simulation`, exampleOf(planSimulation, of));
    upstream.data('GET', `/api/plan/${id(1)}/whopays`, exampleOf(whoPays, of));
    upstream.data('GET', `/api/plan/${id(1)}/working`, exampleOf(planWorking, of));
  },
};
