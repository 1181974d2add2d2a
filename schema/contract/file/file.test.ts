import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { fileAssignInput, fileInput, filesChosenInput, filesMoveInput } from './file';

const id = (n: number) => `0198c0de-0000-7000-8000-${String(n).padStart(11, '0')}a`;
const ids = (count: number) => Array.from({ length: count }, (_, n) => id(n));

describe('files that are chosen together', () => {
  const NOTHING = 'propertyFileIds: Choose at least one file or folder';

  it('are files, folders or both, each once whatever the case of its id', () => {
    const chosen = { propertyFileIds: [id(1), id(1).toUpperCase(), id(2)] };
    expect(filesChosenInput.parse(chosen)).toEqual({ propertyFileIds: [id(1), id(2)], folderIds: [] });
    expect(failuresOf(filesChosenInput, { folderIds: ids(1) })).toEqual([]);
    expect(failuresOf(filesChosenInput, {})).toEqual([NOTHING]);
    expect(failuresOf(filesMoveInput, { targetFolderId: null })).toEqual([NOTHING]);
    expect(failuresOf(filesMoveInput, { targetFolderId: null, folderIds: ids(1) })).toEqual([]);
  });

  it.each([
    ['propertyFileIds', 'files'],
    ['folderIds', 'folders'],
  ])('are at most 1,000 of %s', (field, words) =>
    expect(failuresOf(filesChosenInput, { [field]: ids(1001) })).toContain(
      `${field}: Choose at most 1,000 ${words}`,
    ),
  );
});

describe('files of components', () => {
  const refused = (change: object) =>
    failuresOf(fileAssignInput, { propertyFileIds: ids(1), propertyComponentIds: ids(1), ...change });

  it('have a component, unless they are taken off all of them', () => {
    expect(refused({})).toEqual([]);
    expect(refused({ propertyComponentIds: [] })).toEqual([
      'propertyComponentIds: Choose at least one component, or unassign',
    ]);
    expect(refused({ propertyComponentIds: [], unassign: true })).toEqual([]);
    expect(refused({ propertyFileIds: [] })).toEqual(['propertyFileIds: Choose at least one file']);
    expect(refused({ propertyComponentIds: ids(101) })).toEqual([
      'propertyComponentIds: Choose at most 100 components',
    ]);
  });

  it('say only what is known of them', () =>
    expect(fileInput.parse({})).toEqual({
      documentKind: null,
      validUntil: null,
      retainUntil: null,
      propertyComponentIds: [],
    }));
});
