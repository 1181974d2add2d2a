import { expect, it } from 'vitest';
import { dayNumber, daysFrom } from './days';

it.each([
  ['2025-01-01', '2026-01-01', 365],
  ['2024-01-01', '2025-01-01', 366],
  ['2024-02-28', '2024-03-01', 2],
  ['2100-02-28', '2100-03-01', 1],
  ['2000-02-28', '2000-03-01', 2],
  ['2026-12-31', '2026-01-01', -364],
  ['1970-01-01', '2026-11-23', 20_780],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysFrom(from, to)).toBe(days);
});

it('refuses what is no ISO day', () => {
  expect(() => dayNumber('11/23/2026')).toThrow('ISO day');
});
