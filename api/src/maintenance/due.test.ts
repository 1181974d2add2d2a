import { dueUntil, nextDue, type Schedule } from './due';

const yearly: Schedule = { month: 3, everyYears: 1, firstYear: 2026, doneOn: null };

test.each<[string, Partial<Schedule>, string]>([
  ['is due on the last day of its month', {}, '2026-03-31'],
  ['ends February by the calendar', { month: 2, firstYear: 2028 }, '2028-02-29'],
  ['is due a year after it was done in its month', { doneOn: '2026-03-02' }, '2027-03-31'],
  ['was done a little early', { doneOn: '2025-12-20' }, '2027-03-31'],
  ['was done too early to count', { doneOn: '2025-11-20' }, '2026-03-31'],
  ['was done late, in the same year', { doneOn: '2026-09-01' }, '2027-03-31'],
  ['was done so late that it counts for the next time', { doneOn: '2027-01-10' }, '2028-03-31'],
  ['comes back every three years', { everyYears: 3, doneOn: '2026-03-15' }, '2029-03-31'],
  ['keeps its rhythm after a time that was missed', { everyYears: 3, doneOn: '2030-06-01' }, '2032-03-31'],
  ['is not due before its first year', { firstYear: 2040, doneOn: '2026-03-15' }, '2040-03-31'],
])('a task %s', (_name, change, due) => {
  expect(nextDue({ ...yearly, ...change })).toBe(due);
});

test('counts missed times as one, and lists later ones up to the requested day', () => {
  const missed = { ...yearly, firstYear: 2022 };
  expect(dueUntil(missed, { today: '2026-01-15', to: '2028-01-01' })).toEqual([
    '2022-03-31',
    '2026-03-31',
    '2027-03-31',
  ]);
  expect(dueUntil(yearly, { today: '2026-01-15', to: '2026-03-30' })).toEqual([]);
});
