import { expect, test } from 'vitest';
import { addDays, daysBetween } from './day';

test('days are counted over the ends of months and years, and over a leap day', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect([daysBetween('2026-12-31', '2027-01-01'), daysBetween('2028-03-01', '2028-02-28')]).toEqual([1, -2]);
  // Clocks change in between, where there are clocks.
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
});
