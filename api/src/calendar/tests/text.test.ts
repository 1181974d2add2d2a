import { addDays } from '@roofline/schema/value/day';
import type { CalendarItem } from '@roofline/schema/calendar/calendar';
import { addYears } from '../days';
import { escapeText, feedText, foldLine } from '../feed/text';
import { FeedPace } from '../feed/pace';
import { readCalendarText, readLines } from '../fixtures/read-ics';

const item: CalendarItem = {
  calendarItemId: 'disclosure-1',
  propertyId: '01980000-0000-7000-8000-000000000001',
  date: '2026-12-31',
  kind: 'disclosure',
  title: 'Disclosure of 2026',
  detail: null,
  source: null,
  status: 'due',
  link: null,
};
const textOf = (...items: Partial<CalendarItem>[]) =>
  feedText({
    name: 'Elm; Court, North',
    propertyId: item.propertyId,
    publicUrl: 'https://roofline.test',
    stamp: '2026-11-20T15:00:00.000Z',
    items: items.map((change) => ({ ...item, ...change })),
  });

test('a calendar has what RFC 5545 requires, and its name and refresh interval', () => {
  const { own, events } = readCalendarText(textOf({}));
  expect(own).toEqual({
    VERSION: '2.0',
    PRODID: '-//Roofline//Calendar//EN',
    CALSCALE: 'GREGORIAN',
    METHOD: 'PUBLISH',
    NAME: 'Elm; Court, North',
    'X-WR-CALNAME': 'Elm; Court, North',
    'REFRESH-INTERVAL': 'PT12H',
    'X-PUBLISHED-TTL': 'PT12H',
  });
  expect(events).toEqual([
    {
      UID: 'disclosure-1@calendar.roofline',
      DTSTAMP: '20261120T150000Z',
      DTSTART: '20261231',
      DTEND: '20270101',
      SUMMARY: 'Disclosure of 2026',
      STATUS: 'CONFIRMED',
      TRANSP: 'TRANSPARENT',
    },
  ]);
});

test('an event has its status, what to do, the law and the page', () => {
  const told = {
    status: 'mayApply',
    detail: 'Check it',
    source: 'Civil Code',
    link: '/useraccount/files?file=7',
  } as const;
  const { events } = readCalendarText(
    textOf(told, { status: 'done' }, { status: 'overdue', link: '/useraccount/plans' }),
  );
  expect(events[0]).toMatchObject({
    SUMMARY: 'May apply: Disclosure of 2026',
    DESCRIPTION: 'Check it\n\nCivil Code',
    STATUS: 'TENTATIVE',
    URL: `https://roofline.test/useraccount/files?file=7&sp_ref=email&propertyId=${item.propertyId}`,
  });
  expect(events[1]!.SUMMARY).toBe('Done: Disclosure of 2026');
  expect(events[2]).toMatchObject({
    SUMMARY: 'Overdue: Disclosure of 2026',
    URL: `https://roofline.test/useraccount/plans?sp_ref=email&propertyId=${item.propertyId}`,
  });
});

test.each([
  ['a\\b;c,d', 'a\\\\b\\;c\\,d'],
  ['one\r\ntwo\rthree\nfour', 'one\\ntwo\\nthree\\nfour'],
  ['bell\u0007 and\u0000 nothing\u007f', 'bell and nothing'],
  ['tab\there', 'tab\there'],
])('%j is written as %j', (text, written) => expect(escapeText(text)).toBe(written));

test('a title that tries to end the event stays a title', () => {
  const title = 'Roof\r\nEND:VEVENT\r\nBEGIN:VALARM\nATTACH:https://evil.test';
  const { events } = readCalendarText(textOf({ title }));
  expect(events).toHaveLength(1);
  expect(events[0]!.SUMMARY).toBe(title.replaceAll('\r\n', '\n'));
});

test.each(['x'.repeat(76), 'é'.repeat(80), '🏠'.repeat(60), `${'x'.repeat(74)}🏠`, '👩‍👩‍👧'.repeat(30)])(
  'a line is folded at 75 octets and no character is cut: %s',
  (text) => {
    const folded = foldLine(`SUMMARY:${text}`);
    expect(folded).toContain('\r\n ');
    expect(readLines(`${folded}\r\n`)).toEqual([{ name: 'SUMMARY', parameters: {}, value: text }]);
  },
);

test('a line of 75 octets is not folded', () => {
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});

test('days move across months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addYears('2028-02-29', 3)).toBe('2031-02-28');
  expect(addYears('2028-02-29', 4)).toBe('2032-02-29');
});

test('a pace allows only its number of reads within its time, for each key', () => {
  const pace = new FeedPace({ reads: 2, inMs: 1000 });
  expect([pace.waitOf('a', 0), pace.waitOf('a', 1), pace.waitOf('a', 400)]).toEqual([0, 0, 600]);
  expect(pace.waitOf('b', 400)).toBe(0);
  expect(pace.waitOf('a', 1000)).toBe(0);
});
