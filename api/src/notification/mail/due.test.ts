import { lastMonthlyMorning, lastWeeklyMorning } from './due';

const LA = 'America/Los_Angeles';

test.each([
  ['a Wednesday', '2026-11-18T17:00:00Z', LA, '2026-11-16T16:00:00Z'],
  ['a Monday before eight', '2026-11-23T15:59:59Z', LA, '2026-11-16T16:00:00Z'],
  ['a Monday at eight', '2026-11-23T16:00:00Z', LA, '2026-11-23T16:00:00Z'],
  ['the Monday after summer time ends', '2026-11-02T18:00:00Z', LA, '2026-11-02T16:00:00Z'],
  ['the Monday after summer time begins', '2027-03-15T18:00:00Z', LA, '2027-03-15T15:00:00Z'],
  ['a Sunday elsewhere', '2026-11-22T23:30:00Z', 'Pacific/Auckland', '2026-11-22T19:00:00Z'],
  ['a zone of half hours', '2026-11-23T02:30:00Z', 'Asia/Kolkata', '2026-11-23T02:30:00Z'],
])('finds the last Monday at eight, asked on %s', (_what, now, zone, morning) => {
  expect(lastWeeklyMorning(new Date(now), zone)).toEqual(new Date(morning));
});

test.each([
  ['the middle', '2026-11-18T17:00:00Z', '2026-11-01T16:00:00Z'],
  ['the first before eight', '2026-12-01T15:00:00Z', '2026-11-01T16:00:00Z'],
  ['the first at eight', '2026-12-01T16:00:00Z', '2026-12-01T16:00:00Z'],
  ['the first of January, early', '2027-01-01T12:00:00Z', '2026-12-01T16:00:00Z'],
])('finds the last first of a month at eight, asked on %s', (_what, now, morning) => {
  expect(lastMonthlyMorning(new Date(now), LA)).toEqual(new Date(morning));
});
