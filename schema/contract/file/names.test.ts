import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import {
  fileName,
  fileRenameInput,
  folderInput,
  folderRenameInput,
  moveInput,
  nameKey,
  numberedName,
} from './names';

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const refused = (text: unknown) => failuresOf(fileRenameInput, { fileName: text });

describe('a name', () => {
  it('is trimmed and composed', () => expect(fileName.parse(' Re\u0301serve.pdf ')).toBe('R\u00e9serve.pdf'));

  it.each(['a', '...', '.env', 'a.', 'Bids 2026 (final).pdf', 'x'.repeat(255), 'é'.repeat(127)])(
    'may be %s',
    (text) => expect(refused(text)).toEqual([]),
  );

  it.each([
    ['fileName: File Name is required', undefined],
    ['fileName: File Name is required', '  '],
    ['fileName: File Name should have at most 255 bytes', 'x'.repeat(256)],
    ['fileName: File Name should have at most 255 bytes', 'é'.repeat(128)],
    ['fileName: File Name should have more than dots', '.'],
    ['fileName: File Name should have more than dots', '..'],
  ])('is refused: %s', (failure, text) => expect(refused(text)).toEqual([failure]));

  it.each(['a/b', 'a\\b', 'a\u0000b', 'a\nb', 'a\u200bb', 'a\u2028b', 'a\u2029b', 'a\ud800b'])(
    'has no character that misleads: %j',
    (text) =>
      expect(refused(text)).toEqual([
        'fileName: File Name should have no slash, backslash or invisible character',
      ]),
  );

  it('of a folder is called so in messages', () => {
    expect(failuresOf(folderInput, {})).toEqual(['folderName: Folder Name is required']);
    expect(failuresOf(folderRenameInput, { folderName: '..' })).toEqual([
      'folderName: Folder Name should have more than dots',
    ]);
    expect(folderInput.parse({ folderName: 'Bids' })).toEqual({ folderName: 'Bids', parentId: null });
    expect(moveInput.parse({ targetFolderId: null })).toEqual({ targetFolderId: null });
  });

  it('is one whatever its case and composition', () => {
    expect(nameKey('BIDS')).toBe(nameKey('bids'));
    expect(nameKey('R\u00e9serve')).toBe(nameKey('RE\u0301SERVE'));
    expect(nameKey('bids')).not.toBe(nameKey('bid'));
    // Small, this letter has a dot of its own, which is composed again.
    expect(nameKey('\u0130')).toBe(nameKey('\u0130').normalize('NFC'));
  });
});

describe('a numbered name', () => {
  it.each([
    ['minutes.pdf', 'minutes (2).pdf'],
    ['minutes', 'minutes (2)'],
    ['archive.tar.gz', 'archive.tar (2).gz'],
    ['.env', '.env (2)'],
    ['minutes .pdf', 'minutes (2).pdf'],
    ['a.elevenchars', 'a (2).elevenchars'],
    ['a.twelve-chars', 'a.twelve-chars (2)'],
  ])('of %s is %s', (text, numbered) => expect(numberedName(text, 2)).toBe(numbered));

  it('is cut to a name between characters, never before its extension', () => {
    expect(numberedName(`${'x'.repeat(251)}.pdf`, 2)).toBe(`${'x'.repeat(247)} (2).pdf`);
    expect(numberedName(`${'é'.repeat(125)}.pdf`, 2)).toBe(`${'é'.repeat(123)} (2).pdf`);
    expect(numberedName(`${'x'.repeat(246)}é.pdf`, 2)).toBe(`${'x'.repeat(246)} (2).pdf`);
  });

  it('stays a name, and ends as before', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.integer({ min: 2, max: 5000 }),
        (text, n) => {
          const numbered = numberedName(`${text}.pdf`, n);
          expect(bytesOf(numbered)).toBeLessThanOrEqual(255);
          expect(numbered.endsWith(text === '' ? `.pdf (${n})` : ` (${n}).pdf`)).toBe(true);
        },
      ),
    );
  });
});
