import { reserveStudy, reserveStudyInput } from '@roofline/schema/reserve-study/reserve-study';
import { routes } from '../platform/route/declare';
import { recordRoutes } from '../property/records/record-routes';
import { studies } from './service';

/** The routes of a property's reserve studies. */
export const reserveStudyRoutes = routes(
  'reserve study',
  ...recordRoutes({
    many: '/api/property/reservestudies',
    path: '/api/property/:propertyId/reservestudy',
    id: 'studyId',
    shape: reserveStudy,
    input: reserveStudyInput,
    records: studies,
    summary: {
      many: 'Studies of many properties, newest first, in the requested order of the properties',
      list: 'Studies of a property, newest first',
      add: 'Add a study',
      update: 'Change a study',
      remove: 'Remove a study',
    },
  }),
);
