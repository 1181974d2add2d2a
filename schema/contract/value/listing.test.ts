import { expect, it } from 'vitest';
import { inSentence } from './listing';

it.each([
  [[], ''],
  [['Roof'], 'Roof'],
  [['Roof', 'Pool'], 'Roof and Pool'],
  [['Roof', 'Pool', 'Gate'], 'Roof, Pool and Gate'],
])('names %j as %s', (names, text) => expect(inSentence(names)).toBe(text));
