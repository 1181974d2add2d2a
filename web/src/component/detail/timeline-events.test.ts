import { expect, it } from 'vitest';
import { aFile } from '@roofline/schema/fixtures/file';
import { aPhoto } from '@roofline/schema/fixtures/photo';
import { timelineOf } from './timeline-events';

const change = {
  activityId: 'c',
  description: 'Added the component',
  userName: 'Ana',
  date: '2026-02-01T00:00:00.000Z',
  projectId: null,
};

it('the timeline is one list, newest first, in a stable order at the same moment', () => {
  const photo = aPhoto({ uploadDate: '2026-03-01T00:00:00.000Z' });
  const file = aFile({ uploadDate: '2026-01-01T00:00:00.000Z' });
  const same = { ...change, activityId: 'd', description: 'Changed its name' };
  const events = timelineOf([change, same], { photos: [photo], files: [file] } as never);
  expect(events.map(({ kind, key }) => [kind, key])).toEqual([
    ['photo', photo.propertyPhotoId],
    ['change', 'd'],
    ['change', 'c'],
    ['file', file.propertyFileId],
  ]);
});
