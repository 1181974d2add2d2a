import { lastMorningDay, zoneOr } from './wall';

test.each([
  ['before seven in Los Angeles', '2026-11-18T14:59:59Z', 'America/Los_Angeles', '2026-11-17'],
  ['at seven in Los Angeles', '2026-11-18T15:00:00Z', 'America/Los_Angeles', '2026-11-18'],
  [
    'at seven in Auckland, where it is already the next day',
    '2026-11-18T18:00:00Z',
    'Pacific/Auckland',
    '2026-11-19',
  ],
  ['at seven on the first of a year', '2027-01-01T12:00:00Z', 'America/New_York', '2027-01-01'],
  ['on the day when summer time begins', '2027-03-14T14:00:00Z', 'America/Los_Angeles', '2027-03-14'],
  ['a second earlier on that day', '2027-03-14T13:59:59Z', 'America/Los_Angeles', '2027-03-13'],
  ['on the day when it ends', '2026-11-01T14:59:59Z', 'America/Los_Angeles', '2026-10-31'],
])('finds the day of the last morning of reminders, %s', (_when, now, zone, day) => {
  expect(lastMorningDay(new Date(now), zone)).toBe(day);
});

test('replaces a zone that this machine does not know with that of the service', () => {
  expect(['Europe/Paris', 'Mars/Olympus', '+05:30', '', null].map((zone) => zoneOr(zone, 'UTC'))).toEqual([
    'Europe/Paris',
    'UTC',
    'UTC',
    'UTC',
    'UTC',
  ]);
});
