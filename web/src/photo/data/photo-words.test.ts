import { expect, it, vi } from 'vitest';
import { formatMoment } from '../../ui/format/day';
import { photoNo } from '../testing/photo-service';
import { tileDay } from './photo-words';

const byUpload = { sortBy: 'uploadDate', sortDesc: true } as const;
const byTaking = { sortBy: 'takenDate', sortDesc: true } as const;

it('dates an upload in the zone of the browser, as beside the open photo', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const uploadDate = '2026-10-28T02:30:00.000Z';
  expect(formatMoment(uploadDate)).toBe('Oct 27, 2026 at 7:30 PM');
  expect(tileDay(photoNo(1, { uploadDate }), byUpload)).toBe('Oct 27');
});

it('adds the year where the day is of another month than the head above it', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(tileDay(photoNo(1, { uploadDate: '2027-01-01T02:30:00.000Z' }), byUpload)).toBe('Dec 31, 2026');
});

it('keeps the day by the clock where the photo was taken', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(tileDay(photoNo(1, { takenDate: '2026-10-28T00:14:00' }), byTaking)).toBe('Oct 28');
  expect(tileDay(photoNo(1, { takenDate: null }), byTaking)).toBe('Date not known');
});
