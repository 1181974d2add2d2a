import {
  aCalendarFeed,
  aCalendarItem,
  aDutyExemption,
  aDutyExemptionInput,
} from '@roofline/schema/fixtures/calendar';
import { C, P, type RoomExamples } from '../room';

const exemption = aDutyExemptionInput();
const at = `/api/property/${P}/calendarfeed`;

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    stateDutyExemption: { input: { propertyId: P, values: exemption, idempotencyKey: 'k4' }, call: `POST /api/calendar/property/${P}/exemption`, body: exemption, key: 'k4' },
    withdrawDutyExemption: { input: { propertyId: P, dutyExemptionId: C }, call: `DELETE /api/calendar/exemption/${C}` },
    createCalendarFeed: { input: { propertyId: P }, call: `POST ${at}` },
    revokeCalendarFeed: { input: { propertyId: P }, call: `DELETE ${at}` },
  },
  serve: (upstream) => {
    upstream.batch('/api/calendar/property', (propertyId) => [aCalendarItem({ propertyId })]);
    upstream.batch('/api/calendar/exemption', (propertyId) => [aDutyExemption({ propertyId })]);
    upstream.batch('/api/calendar/feed', (propertyId) => aCalendarFeed({ propertyId }));
  },
};
