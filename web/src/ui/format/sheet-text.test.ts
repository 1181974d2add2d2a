import { describe, expect, it } from 'vitest';
import { sheetText } from './sheet-text';

describe('text for a spreadsheet', () => {
  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '﹦1',
    '﹢1',
    '﹣1',
    '﹫x',
    '  =1+1',
    '\t=1',
    '\tx',
    '\r=1',
    '\rx',
    '\n=1',
    '\u00a0=1',
    '\u3000＝1',
    '\ufeff=1',
    '\u200b＠x',
    '\u0000=1',
    '-',
  ])('%j is marked as text', (text) => {
    expect(sheetText(text)).toBe(`'${text}`);
  });

  it.each(['Roof', '', ' ', "'=1+1", '"=1+1"', '1=1', 'a＝b', '%0A=1', '(＝)', '–', '~=1', '#REF!'])(
    '%j stays unchanged',
    (text) => {
      expect(sheetText(text)).toBe(text);
    },
  );
});
