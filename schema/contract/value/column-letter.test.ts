import { expect, it } from 'vitest';
import { columnLetter } from './column-letter';

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %d is %s', (index, letter) => expect(columnLetter(index)).toBe(letter));
