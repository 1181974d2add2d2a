import { describe, expect, it } from 'vitest';
import { closest } from './matching';

const NAMES = [
  'Garage roof – membrane',
  'Asphalt shingle roofs',
  'Roof drains',
  'Waterproofing',
  'Pool pump',
];
const found = (text: string, most = 9) => closest(NAMES, { text, nameOf: (name) => name, most });

describe('the search by name', () => {
  it('puts names that begin with the text first, then names with such a word, then names that contain it', () => {
    expect(found('ROOF')).toEqual([
      'Roof drains',
      'Garage roof – membrane',
      'Asphalt shingle roofs',
      'Waterproofing',
    ]);
  });

  it('requires every word, in any order', () => {
    expect(found('roofs asph')).toEqual(['Asphalt shingle roofs']);
    expect(found('roof pool')).toEqual([]);
  });

  it('returns the list in its order without words, and no more items than requested', () => {
    expect(found('  ', 2)).toEqual(NAMES.slice(0, 2));
  });
});
