import { expect, it } from 'vitest';
import { smallImage } from './small-image';

it('asks for the small size, beside the version that an address names', () => {
  expect(smallImage('/download/profile-photo')).toBe('/download/profile-photo?size=small');
  expect(smallImage('/download/profile-photo?v=5')).toBe('/download/profile-photo?v=5&size=small');
});
