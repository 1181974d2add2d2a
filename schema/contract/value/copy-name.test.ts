import { expect, it } from 'vitest';
import { copyName } from './copy-name';

const named = (name: string, taken: string[] = [], max = 20) =>
  copyName(name, { max, isTaken: (one) => taken.includes(one) });

it('counts up when the name is taken', () => {
  expect(named('Steady')).toBe('Copy of Steady');
  expect(named('Steady', ['Copy of Steady'])).toBe('Copy of Steady (2)');
  expect(named('Steady', ['Copy of Steady', 'Copy of Steady (2)'])).toBe('Copy of Steady (3)');
  expect(named('Copy of Steady')).toBe('Copy of Copy of Stea');
});

it.each([
  ['Twelve chars', 'Copy of Twelve chars', 'Copy of Twelve c (2)'],
  ['Thirteen char', 'Copy of Thirteen cha', 'Copy of Thirteen (2)'],
  // A cut at a space removes the space as well.
  ['Eleven char more', 'Copy of Eleven char', 'Copy of Eleven c (2)'],
])('cuts %j to the greatest length', (name, first, second) => {
  expect(named(name)).toBe(first);
  expect(named(name, [first])).toBe(second);
});

it.each([
  ['whole where it just fits', 'Ten chars. 🏊', 21, 'Copy of Ten chars. 🏊'],
  ['left out where one unit is missing', 'Ten chars. 🏊', 20, 'Copy of Ten chars.'],
  ['whole before the number', '12345678901🏊🏊', 25, 'Copy of 12345678901🏊 (2)'],
  ['left out before the number', '12345678901🏊🏊', 24, 'Copy of 12345678901 (2)'],
])('a character of two units is %s', (_how, name, max, expected) => {
  const taken = expected.endsWith('(2)') ? [named(name, [], max)] : [];
  expect(named(name, taken, max)).toBe(expected);
});
