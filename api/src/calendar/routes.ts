import {
  calendarFeed,
  calendarInput,
  calendarItem,
  calendarsInput,
  createdCalendarFeed,
} from '@roofline/schema/calendar/calendar';
import {
  dutyExemption,
  dutyExemptionInput,
  dutyExemptionsInput,
} from '@roofline/schema/calendar/duty-exemption';
import { idList } from '@roofline/schema/value/page';
import { z } from 'zod';
import { created, data, made, nothing } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, unkeyed } from '../platform/route/write';
import { propertyGuard } from '../property/access';
import { listExemptions, listExemptionsOf, stateExemption, withdrawExemption } from './exemptions';
import { feedsOf, makeFeed, revokeFeed } from './feed/address';
import { ICS, readFeed } from './feed/reading';
import { readCalendar, readCalendars } from './service';

const text = made(ICS);
/** Text with a header that keeps it out of search engines, since its address is secret. */
const unlisted: typeof text = {
  ...text,
  send: (reply, deps, document) =>
    text.send(reply.header('x-robots-tag', 'noindex, nofollow'), deps, document),
};

const OWN = { none: "the address is the caller's own and says nothing of the property" };

/** The routes of the calendar, its exemptions and its private feeds. */
export const calendarRoutes = routes(
  'calendar',
  get('/api/calendar/property', {
    summary: 'Calendars of many properties, by day, in the requested order of the properties',
    query: calendarsInput,
    answer: data(z.array(z.array(calendarItem).nullable())),
    work: (tx, { actor, query: { propertyIds, from, to }, deps }) =>
      readCalendars(tx, { actor, from, to, today: deps.clock.today() }, propertyIds),
  }),
  get('/api/calendar/property/:propertyId', {
    summary: 'What a property owes by law and by its own dates, by day; at most 800 days at once',
    description: 'A Vendor sees their own projects and the components of those.',
    query: calendarInput,
    answer: data(z.array(calendarItem)),
    work: (tx, { actor, params, query, deps }) =>
      readCalendar(tx, { actor, ...query, today: deps.clock.today() }, params.propertyId),
  }),
  get('/api/calendar/exemption', {
    summary:
      'Duties that someone stated do not apply to many properties, in the requested order of the properties',
    query: dutyExemptionsInput,
    answer: data(z.array(z.array(dutyExemption).nullable())),
    work: (tx, { actor, query }) => listExemptionsOf(tx, actor, query.propertyIds),
  }),
  get('/api/calendar/property/:propertyId/exemption', {
    summary: 'Duties that someone stated do not apply to the property, the latest statement first',
    answer: data(z.array(dutyExemption)),
    work: (tx, { actor, params }) => listExemptions(tx, actor, params.propertyId),
  }),
  post('/api/calendar/property/:propertyId/exemption', {
    summary: 'State that a duty that may apply does not: calendar, feed and reminders leave it out',
    activity: 'reserve study',
    body: dutyExemptionInput,
    answer: created(dutyExemption),
    guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'editReserveStudies'),
    work: (tx, { actor, params, body, deps: { clock } }) =>
      stateExemption(tx, { actor, clock }, params.propertyId, body),
  }),
  unkeyed('DELETE', '/api/calendar/exemption/:dutyExemptionId', {
    summary: 'Take back that a duty does not apply',
    activity: 'reserve study',
    neither: 'a statement never changes, and a repeat finds none (404)',
    answer: nothing,
    work: (tx, { actor, params, deps: { clock } }) =>
      withdrawExemption(tx, { actor, clock }, params.dutyExemptionId),
  }),
  get('/api/calendar/feed', {
    summary: "The caller's own feeds of many properties, in the requested order; null where there is none",
    right: 'never',
    query: z.object({ propertyIds: idList }),
    answer: data(z.array(calendarFeed.nullable())),
    work: (tx, { actor, query }) => feedsOf(tx, actor, query.propertyIds),
  }),
  unkeyed('POST', '/api/property/:propertyId/calendarfeed', {
    summary:
      "Make the caller's private feed of a property, or give it another address. It is not shown again",
    right: 'never',
    activity: OWN,
    neither: 'a repeat replaces the address, which only its answer has',
    answer: created(createdCalendarFeed),
    work: (tx, { actor, params: { propertyId }, deps: { config, clock } }) =>
      makeFeed(tx, { actor, propertyId, config, now: clock.now() }),
  }),
  unkeyed('DELETE', '/api/property/:propertyId/calendarfeed', {
    summary: "Revoke the caller's private feed of a property. Repeating it is harmless",
    right: 'never',
    activity: OWN,
    neither: 'what is revoked stays so',
    answer: nothing,
    work: (tx, { actor, params }) => revokeFeed(tx, { actor, propertyId: params.propertyId }),
  }),
  // The whole last part of the path is a parameter, so that a malformed secret is never logged as an unknown path.
  unkeyed('GET', '/api/calendar/:secret', {
    summary: 'A private feed, as iCalendar text (RFC 5545): {secret}.ics, 13 months back and 3 years on',
    description:
      'What its owner may see at this moment. 404 once it is revoked or its owner no longer reaches the property.',
    right: 'public',
    activity: { none: 'it notes when the feed was last read and changes nothing else' },
    neither: 'a repeat notes the same hour',
    params: { secret: z.string().regex(/^[A-Za-z0-9_-]{43}\.ics$/) },
    answer: unlisted,
    steps: ({ deps, params, signal }) => readFeed(deps, params.secret.slice(0, -'.ics'.length), signal),
  }),
);
