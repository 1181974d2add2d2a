import { bySecret, readers, signedIn } from '../register/rights';
import { by, type Room } from '../register/room';

const PERIOD = { from: '2026-01-01', to: '2026-12-31' };
const asked = () => `?${new URLSearchParams(PERIOD).toString()}`;
const FEED = '/api/property/:propertyId/calendarfeed';

export const room: Room = {
  routes: {
    'GET /api/calendar/property': {
      who: signedIn,
      query: ({ propertyId }) => `${asked()}&propertyIds=${propertyId}`,
    },
    'GET /api/calendar/property/:propertyId': { who: readers, query: asked },
    'GET /api/calendar/feed': { who: signedIn, token: 'never' },
    [`POST ${FEED}`]: { who: readers, token: 'never', isUnkeyed: true },
    [`DELETE ${FEED}`]: { who: readers, token: 'never' },
    // The secret of the scene opens nothing.
    'GET /api/calendar/:secret': { who: bySecret(404), past: ['notFound'] },
  },
  pool: () => ({ from: [PERIOD.from], to: [PERIOD.to] }),
  mutations: {
    createCalendarFeed: by(`POST ${FEED}`),
    revokeCalendarFeed: by(`DELETE ${FEED}`),
  },
  nested: {
    'Property.calendar': {
      route: 'GET /api/calendar/property/:propertyId',
      args: `(from: "${PERIOD.from}", to: "${PERIOD.to}")`,
      // Nothing with a day is the Vendor's.
      emptyFor: ['vendor'],
    },
    'Property.calendarFeed': { route: 'GET /api/calendar/property/:propertyId', isEmpty: true },
  },
  shipped: {
    PropertyCalendar: { variables: ({ propertyId }) => ({ propertyId, ...PERIOD }), atMost: 2 },
    CalendarFeed: { variables: ({ propertyId }) => ({ propertyId }), atMost: 2 },
  },
};
