import { expect, it } from 'vitest';
import { smallImage } from './small-image';

it('requests the small size, and keeps the version in the address', () => {
  expect(smallImage('/download/profile-photo')).toBe('/download/profile-photo?size=small');
  expect(smallImage('/download/profile-photo?v=5')).toBe('/download/profile-photo?v=5&size=small');
});
