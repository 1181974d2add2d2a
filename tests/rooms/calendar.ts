import { aDutyExemptionInput } from '@roofline/schema/fixtures/calendar';
import type { Cast } from '@roofline/api/property/fixtures/cast';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf } from '@roofline/api/platform/database';
import { sql } from 'drizzle-orm';
import { bySecret, readers, runners, signedIn, withMember } from '../register/rights';
import { by, type Room } from '../register/room';

const PERIOD = { from: '2026-01-01', to: '2026-12-31' };
const asked = () => `?${new URLSearchParams(PERIOD).toString()}`;
const EXEMPTION = '/api/calendar/property/:propertyId/exemption';
const exemption = () => aDutyExemptionInput({ kind: 'siteVisit' });

/** A statement that no request could make here: no duty may apply to the scene's properties. A second one takes its place. */
async function exemptionOf({ database }: Cast, workspaceId: string, propertyId: string): Promise<string> {
  const [row] = await database.tenant(workActor([workspaceId]), (tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`insert into duty_exemption (workspace_id, duty_exemption_id, property_id, kind, reason, stated_at, stated_by)
        values (${workspaceId}, gen_random_uuid(), ${propertyId}, 'balconyInspection', 'No balconies', '2026-01-14T12:00:00Z', 'Ann Admin')
        on conflict (workspace_id, property_id, kind) do update set reason = 'No decks'
        returning duty_exemption_id as id`,
    ),
  );
  return row!.id;
}
const FEED = '/api/property/:propertyId/calendarfeed';

export const room: Room = {
  routes: {
    'GET /api/calendar/property': {
      who: signedIn,
      query: ({ propertyId }) => `${asked()}&propertyIds=${propertyId}`,
    },
    'GET /api/calendar/property/:propertyId': { who: readers, query: asked },
    'GET /api/calendar/exemption': { who: signedIn },
    [`GET ${EXEMPTION}`]: { who: withMember },
    [`POST ${EXEMPTION}`]: {
      who: runners,
      body: exemption,
      // The scene's properties are in a state whose law Roofline does not know.
      past: ['notOpen'],
      recorded: ({ california }) => [{ at: california }],
    },
    'DELETE /api/calendar/exemption/:dutyExemptionId': { who: runners, isTaken: true },
    'GET /api/calendar/feed': { who: signedIn, token: 'never' },
    [`POST ${FEED}`]: { who: readers, token: 'never', isUnkeyed: true },
    [`DELETE ${FEED}`]: { who: readers, token: 'never' },
    // The secret of the scene opens nothing.
    'GET /api/calendar/:secret': { who: bySecret(404), past: ['notFound'] },
  },
  furnish: async ({ cast, workspaceId, propertyId }) => ({
    dutyExemptionId: await exemptionOf(cast, workspaceId, propertyId),
  }),
  pool: () => ({ from: [PERIOD.from], to: [PERIOD.to], reason: ['No balconies'] }),
  mutations: {
    stateDutyExemption: by(`POST ${EXEMPTION}`),
    withdrawDutyExemption: by('DELETE /api/calendar/exemption/:dutyExemptionId'),
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
    'Property.dutyExemptions': { route: `GET ${EXEMPTION}`, instead: { 403: 'none' } },
    'Property.calendarFeed': { route: 'GET /api/calendar/property/:propertyId', isEmpty: true },
  },
  shipped: {
    PropertyCalendar: { variables: ({ propertyId }) => ({ propertyId, ...PERIOD }), atMost: 3 },
    CalendarFeed: { variables: ({ propertyId }) => ({ propertyId }), atMost: 2 },
  },
};
