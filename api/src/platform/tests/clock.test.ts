import { clockIn, dayAnywhere } from '../clock';

const at = (moment: string) => dayAnywhere({ now: () => new Date(moment) });

test('the day anywhere on Earth is that of the easternmost zone, which is ahead by 14 hours', () => {
  expect(at('2026-11-23T01:00:00.000Z')).toBe('2026-11-23');
  expect(at('2026-11-23T09:59:59.999Z')).toBe('2026-11-23');
  expect(at('2026-11-23T10:00:00.000Z')).toBe('2026-11-24');
  expect(at('2026-12-31T23:00:00.000Z')).toBe('2027-01-01');
});

test('a day begins at midnight in the zone of the clock, also for a time in the past', () => {
  const clock = clockIn('America/Los_Angeles', () => new Date('2026-11-21T07:59:59.999Z'));
  expect(clock.today()).toBe('2026-11-20');
  expect(clock.dayOf(new Date('2026-11-21T08:00:00.000Z'))).toBe('2026-11-21');
  // In summer midnight is an hour earlier in UTC.
  expect(clock.dayOf(new Date('2026-07-01T06:59:59.999Z'))).toBe('2026-06-30');
  expect(clock.dayOf(new Date('2026-07-01T07:00:00.000Z'))).toBe('2026-07-01');
});
