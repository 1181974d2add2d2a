import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import {
  photoAssignInput,
  photoBulkInput,
  photoInput,
  photoListInput,
  photoProjectInput,
  photoUploadInput,
} from './photo';

const id = (n: number) => `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`;
const ids = (count: number) => Array.from({ length: count }, (_, n) => id(n));

describe('an edited photo', () => {
  const refused = (change: object) => failuresOf(photoInput, change);

  it('is emptied of what is left out', () =>
    expect(photoInput.parse({})).toEqual({
      description: null,
      takenDate: null,
      latitude: null,
      longitude: null,
      includeInPhotosReport: false,
      propertyComponentIds: [],
    }));

  it.each([
    ['2026-10-28T09:14', '2026-10-28T09:14:00'],
    [' 2026-10-28T09:14:59 ', '2026-10-28T09:14:59'],
    ['2024-02-29T00:00', '2024-02-29T00:00:00'],
    ['1900-01-01T23:59', '1900-01-01T23:59:00'],
    ['2199-12-31T19:00', '2199-12-31T19:00:00'],
    ['  ', null],
    [null, null],
  ])('was taken at %j', (takenDate, stored) =>
    expect(photoInput.parse({ takenDate }).takenDate).toBe(stored),
  );

  it.each([
    '2026-02-29T09:14',
    '2026-13-01T09:14',
    '2026-00-10T09:14',
    '2026-04-31T09:14',
    '2026-02-00T09:14',
    '2026-10-28T24:00',
    '2026-10-28T09:60',
    '2026-10-28T09:14:60',
    '2026-10-28',
    '2026-10-28T09:14Z',
    'x2026-10-28T09:14',
    '1899-12-31T09:14',
    '2200-01-01T09:14',
    20261028,
  ])('was not taken at %j', (takenDate) =>
    expect(refused({ takenDate })).toEqual([
      'takenDate: Taken Date should be a date and time between 1900 and 2199, like 2026-10-28T09:14',
    ]),
  );

  it('stands on the map by both of its degrees', () => {
    expect(refused({ latitude: -90, longitude: 180 })).toEqual([]);
    expect(refused({ latitude: 0, longitude: 0 })).toEqual([]);
    expect(refused({ latitude: 0 })).toEqual(['longitude: Give the longitude beside the latitude']);
    expect(refused({ longitude: 0 })).toEqual(['latitude: Give the latitude beside the longitude']);
  });

  it.each([
    ['latitude: Latitude should be between -90 and 90', { latitude: 90.1, longitude: 0 }],
    ['latitude: Latitude should be between -90 and 90', { latitude: -90.1, longitude: 0 }],
    ['longitude: Longitude should be between -180 and 180', { latitude: 0, longitude: 180.1 }],
    ['longitude: Longitude should be between -180 and 180', { latitude: 0, longitude: 'west' }],
    ['description: Description should have at most 4000 characters', { description: 'x'.repeat(4001) }],
    ['propertyComponentIds.0: Choose components from the list', { propertyComponentIds: ['roof'] }],
    ['propertyComponentIds: Choose at most 100 components', { propertyComponentIds: ids(101) }],
  ])('is refused: %s', (failure, change) => expect(refused(change)).toEqual([failure]));
});

describe('an uploaded photo', () => {
  it('names its components in one text', () => {
    const named = (propertyComponentIds?: string) =>
      photoUploadInput.parse({ propertyComponentIds }).propertyComponentIds;
    expect([named(), named('')]).toEqual([[], []]);
    expect(named(`${id(1)},${id(2)}`)).toEqual([id(1), id(2)]);
    expect(failuresOf(photoUploadInput, { propertyComponentIds: `${id(1)},roof` })).toEqual([
      'propertyComponentIds.1: Choose components from the list',
    ]);
  });
});

it('a list is asked for by texts', () => {
  expect(photoListInput.parse({ sortDesc: 'false', includeInPhotosReport: 'true', page: '2' })).toEqual({
    sortBy: 'uploadDate',
    sortDesc: false,
    page: 2,
    pageSize: 200,
    includeInPhotosReport: true,
    isDeleted: false,
  });
  expect(photoListInput.parse({})).toMatchObject({ sortDesc: true, page: 1, isDeleted: false });
});

describe('photos that are chosen together', () => {
  it.each([
    ['propertyPhotoIds: Choose at least one photo', []],
    ['propertyPhotoIds: Choose at most 1,000 photos', ids(1001)],
    ['propertyPhotoIds.0: Choose photos from the list', ['first']],
  ])('are refused: %s', (failure, propertyPhotoIds) =>
    expect(failuresOf(photoBulkInput, { propertyPhotoIds })).toEqual([failure]),
  );

  it('go to a project of the list', () =>
    expect(failuresOf(photoProjectInput, { propertyPhotoIds: ids(1), projectId: 'roof' })).toEqual([
      'projectId: Choose a project from the list',
    ]));
});

describe('photos that are hung on components', () => {
  const refused = (photos: unknown, components?: unknown, unassign?: unknown) =>
    failuresOf(photoAssignInput, { propertyPhotoIds: photos, propertyComponentIds: components, unassign });
  const CHOOSE = 'propertyComponentIds: Choose a component, or take the photos off their components';
  const FEWER = 'propertyComponentIds: Choose fewer photos or fewer components at once';

  it('need a component, unless they are taken off all of them', () => {
    expect(refused(ids(1), ids(1))).toEqual([]);
    expect([refused(ids(1), []), refused(ids(1))]).toEqual([[CHOOSE], [CHOOSE]]);
    expect(refused(ids(1), [], true)).toEqual([]);
    expect(refused(ids(1), ids(1), true)).toEqual([]);
  });

  it('make at most 10,000 links', () => {
    expect(refused(ids(100), ids(100))).toEqual([]);
    expect(refused(ids(101), ids(100))).toEqual([FEWER]);
    expect(refused(ids(101), ids(100), true)).toEqual([FEWER]);
  });

  it('are not counted when they are no lists', () => {
    expect(refused('all', ids(1))).toHaveLength(1);
    expect(refused(ids(1), 'all')).toHaveLength(1);
    expect(refused('x'.repeat(500), 'x'.repeat(500))).not.toContain(FEWER);
  });
});
