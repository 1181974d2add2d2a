import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { cutTo, isoDate, optionalDate, optionalText, requiredText } from './text';

const STORED = ': Name has characters that cannot be stored';

describe('text', () => {
  const name = () => requiredText('Name', 5, 2);
  it.each<[unknown, string[]]>([
    ['ab', []],
    [' abcde ', []],
    ['😀😀', []],
    [undefined, [': Name is required']],
    [null, [': Name is required']],
    [5, [': Name is required']],
    ['', [': Name is required']],
    ['  ', [': Name is required']],
    ['a', [': Name should have at least 2 characters']],
    ['abcdef', [': Name should have at most 5 characters']],
    ['a\u0000b', [STORED]],
    ['a\ud800b', [STORED]],
    ['a\udc00b', [STORED]],
    ['a\nb', []],
  ])('that is required: %j lists %j', (text, failures) => expect(failuresOf(name(), text)).toEqual(failures));

  const note = () => optionalText('Name', 5);
  it.each<[unknown, string[]]>([
    [' abcde ', []],
    [5, [': Name should be text']],
    ['abcdef', [': Name should have at most 5 characters']],
    ['a\u007fb', [STORED]],
    ['a\ud800b', [STORED]],
  ])('that may be left out: %j lists %j', (text, failures) =>
    expect(failuresOf(note(), text)).toEqual(failures),
  );

  it('is trimmed and composed; blank text that may be left out is null', () => {
    expect(name().parse(' e\u0301e ')).toBe('\u00e9e');
    expect(note().parse(' e\u0301 ')).toBe('\u00e9');
    expect([undefined, null, '', '  '].map((text) => note().parse(text))).toEqual([null, null, null, null]);
  });

  it('is cut between characters, and not after a space', () => {
    expect([cutTo('abc', 5), cutTo('abcdef', 3), cutTo('ab cd', 3)]).toEqual(['abc', 'abc', 'ab']);
    expect(cutTo('a😀b', 2)).toBe('a');
    expect(cutTo('a😀b', 3)).toBe('a😀');
  });
});

describe('a day', () => {
  it.each<[unknown, string[]]>([
    ['2024-02-29', []],
    [undefined, [': Date is required']],
    [null, [': Date is required']],
    ['', [': Date is required']],
    ['2026-02-29', [': Date should be a valid date']],
    ['1/2/2026', [': Date should be a valid date']],
  ])('that is required: %j lists %j', (day, failures) =>
    expect(failuresOf(isoDate('Date'), day)).toEqual(failures),
  );

  it('may be left out', () => {
    expect([undefined, null].map((day) => optionalDate('Date').parse(day))).toEqual([null, null]);
    expect(failuresOf(optionalDate('Date'), '')).toEqual([': Date should be a valid date']);
  });
});
