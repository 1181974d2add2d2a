import { dayAnywhere } from '../clock';

const at = (moment: string) => dayAnywhere({ now: () => new Date(moment) });

test('the day of today is that of the easternmost zone, which is ahead by 14 hours', () => {
  expect(at('2026-11-23T01:00:00.000Z')).toBe('2026-11-23');
  expect(at('2026-11-23T09:59:59.999Z')).toBe('2026-11-23');
  expect(at('2026-11-23T10:00:00.000Z')).toBe('2026-11-24');
  expect(at('2026-12-31T23:00:00.000Z')).toBe('2027-01-01');
});
