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

describe('what is found by a name', () => {
  it('puts first what begins so, then words that do, then what has it within', () => {
    expect(found('ROOF')).toEqual([
      'Roof drains',
      'Garage roof – membrane',
      'Asphalt shingle roofs',
      'Waterproofing',
    ]);
  });

  it('needs every word, in any order', () => {
    expect(found('roofs asph')).toEqual(['Asphalt shingle roofs']);
    expect(found('roof pool')).toEqual([]);
  });

  it('keeps the order of the list without words, and gives no more than asked', () => {
    expect(found('  ', 2)).toEqual(NAMES.slice(0, 2));
  });
});
