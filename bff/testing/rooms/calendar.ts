import { aCalendarFeed, aCalendarItem } from '@roofline/schema/fixtures/calendar';
import { P, type RoomExamples } from '../room';

const at = `/api/property/${P}/calendarfeed`;

export const room: RoomExamples = {
  mutations: {
    createCalendarFeed: { input: { propertyId: P }, call: `POST ${at}` },
    revokeCalendarFeed: { input: { propertyId: P }, call: `DELETE ${at}` },
  },
  serve: (upstream) => {
    upstream.batch('/api/calendar/property', (propertyId) => [aCalendarItem({ propertyId })]);
    upstream.batch('/api/calendar/feed', (propertyId) => aCalendarFeed({ propertyId }));
  },
};
