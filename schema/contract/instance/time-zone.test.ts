import { expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { isTimeZone, timeZoneName } from './time-zone';

it.each(['America/Los_Angeles', 'UTC', 'Etc/GMT+5', 'America/Port-au-Prince'])('%s is a time zone', (name) =>
  expect(isTimeZone(name)).toBe(true),
);

it.each(['', '+05:30', 'Mars/Olympus', ' UTC', 'UTC ', 'America/Los Angeles', `A${'a'.repeat(64)}`])(
  '%j is none',
  (name) => expect(isTimeZone(name)).toBe(false),
);

it('is asked for by an example', () => {
  const LIKE = [': Time zone should be a name like America/Los_Angeles'];
  expect([
    failuresOf(timeZoneName, 'UTC'),
    failuresOf(timeZoneName, '+05:30'),
    failuresOf(timeZoneName, null),
  ]).toEqual([[], LIKE, LIKE]);
});
