import { expect, it } from 'vitest';
import { daysOfMonth, monthFrom, monthName, shiftMonth, weekdayOf, weeksOf } from './months';

it('reads a month from the address, and takes the current one where it names no valid month', () => {
  const read = (text: string) => monthFrom(text, '2026-11-20');
  expect(read('2027-02')).toBe('2027-02');
  expect(['', '2026-13', '2026-00', '26-1', '2026-1', '1899-12', '2200-01', '2026-11-20'].map(read)).toEqual(
    Array.from({ length: 8 }, () => '2026-11'),
  );
});

it('shifts a month across the turn of the year', () => {
  expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1), shiftMonth('2026-11', -12)]).toEqual([
    '2027-01',
    '2025-12',
    '2025-11',
  ]);
  expect(monthName('2027-01')).toBe('January 2027');
});

it('returns the last day of a month, also of February', () => {
  expect(['2026-02', '2028-02', '2026-11', '2026-12'].map((month) => daysOfMonth(month).to)).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2026-11-30',
    '2026-12-31',
  ]);
});

it('arranges the days in weeks that begin on Sunday', () => {
  const weeks = weeksOf('2026-11');
  expect([weeks.length, weeks[0]![0], weeks[4]![1], weeks[4]![2]]).toEqual([
    5,
    '2026-11-01',
    '2026-11-30',
    null,
  ]);
  expect(weeksOf('2026-08').map((week) => week.filter(Boolean).length)).toEqual([1, 7, 7, 7, 7, 2]);
  expect(weeksOf('2026-02')).toHaveLength(4);
  expect([weekdayOf('2026-11-01'), weekdayOf('2026-11-30')]).toEqual(['Sunday', 'Monday']);
});
