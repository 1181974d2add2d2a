import { actionsOfRole } from '../property/policy';
import { canSeePhoto, photoActions, seesAllPhotos, type PhotoSubject } from './policy';

const NOTHING = { ...actionsOfRole('Vendor', { isIntegrated: false }), addPhotos: false };
const vendor = actionsOfRole('Vendor', { isIntegrated: false });
const member = actionsOfRole('Member', { isIntegrated: false });
const manager = actionsOfRole('Manager', { isIntegrated: false });
const photo = (change: Partial<PhotoSubject> = {}): PhotoSubject => ({
  isOwn: false,
  imageState: 'ready',
  pictureGivenUp: false,
  ...change,
});

it('shows Vendors only the photos that they uploaded', () => {
  expect([vendor, member, manager].map(seesAllPhotos)).toEqual([false, true, true]);
  expect([vendor, member].map((actions) => canSeePhoto(actions, { isOwn: false }))).toEqual([false, true]);
  expect([vendor, member].map((actions) => canSeePhoto(actions, { isOwn: true }))).toEqual([true, true]);
  expect(canSeePhoto(NOTHING, { isOwn: true })).toBe(false);
});

it.each([
  ['a Vendor, of theirs', vendor, photo({ isOwn: true }), ['edit', 'download']],
  ['a Vendor, of others', vendor, photo(), ['download']],
  ['somebody without rights, of theirs', NOTHING, photo({ isOwn: true }), ['download']],
  ['a Member', member, photo(), ['edit', 'changeReport', 'download']],
  ['a Manager', manager, photo(), ['edit', 'delete', 'changeReport', 'download']],
])('lets %s do what they may', (_name, actions, subject, allowed) =>
  expect(
    Object.entries(photoActions(actions, subject))
      .flatMap(([action, may]) => (may ? [action] : []))
      .toSorted(),
  ).toEqual(allowed.toSorted()),
);

it('lets only its uploader download a file without a picture', () => {
  const download = (change: Partial<PhotoSubject>) => photoActions(manager, photo(change)).download;
  expect(download({ imageState: 'failed' })).toBe(false);
  expect(download({ imageState: 'failed', isOwn: true })).toBe(true);
  expect(download({ imageState: 'beingMade', isOwn: true })).toBe(false);
});

it('lets those who may edit a photo retry a picture that was given up', () => {
  const given = photo({ imageState: 'failed', pictureGivenUp: true });
  expect(photoActions(member, given).retryPicture).toBe(true);
  expect(photoActions(vendor, given).retryPicture).toBe(false);
  expect(photoActions(member, photo()).retryPicture).toBe(false);
});
