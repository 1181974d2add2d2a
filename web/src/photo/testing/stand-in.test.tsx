import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { PICTURE_FAILED, PICTURE_GIVEN_UP, type Photo } from '@roofline/schema/photo/photo';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { PhotosPage } from '../PhotosPage';
import { photoId, photoNo, photoService } from './photo-service';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

const beingMade = { imageState: 'beingMade', placeholder: null } as const;
const failed = { imageState: 'failed', imageProblem: PICTURE_FAILED, placeholder: null } as const;
const cannot = { edit: true, delete: true, changeReport: true, retryPicture: false, download: false };

function show(photos: Photo[], at = paths.photos()) {
  const service = photoService(photos);
  return { ...renderScreen(<PhotosPage />, { graph: service.graph, at }), service };
}

it('keeps the place of a picture that is being made, and shows it by itself once it is ready', async () => {
  const { service, sentNamed } = show([photoNo(1, beingMade), photoNo(2)]);
  const standIn = await screen.findByRole('img', { name: 'Photo 1: Preparing picture' });
  // A picture that does not exist yet is not requested.
  const tile = standIn.closest('[role=gridcell]')!;
  expect(tile.querySelector('img')).toBeNull();
  const asked = sentNamed('Photos').length;
  service.set({ photos: [photoNo(1, { version: 2 }), photoNo(2)] });
  const picture = await screen.findByRole('img', { name: 'Photo 1' }, { timeout: 5000 });
  expect(picture.getAttribute('src')).toContain(photoId(1));
  expect(sentNamed('Photos').length).toBeGreaterThan(asked);
});

it('reads nothing again where every picture is ready or has failed', async () => {
  const { sentNamed } = show([photoNo(1, failed), photoNo(2)]);
  await screen.findByRole('img', { name: 'Photo 1: Can’t be read' });
  const asked = sentNamed('Photos').length;
  await new Promise((over) => setTimeout(over, 2500));
  expect(sentNamed('Photos').length).toBe(asked);
});

it('says how to mend a file that cannot be read, and lets its uploader download it', async () => {
  show(
    [photoNo(1, { ...failed, viewerCan: { ...cannot, download: true } })],
    `${paths.photos()}?photo=${photoId(1)}`,
  );
  const pane = within(await screen.findByRole('complementary'));
  expect(await pane.findByText(PICTURE_FAILED)).toBeTruthy();
  expect(pane.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(pane.queryByRole('button', { name: 'View on the whole screen' })).toBeNull();
  const link = pane.getByRole('link', { name: 'Download file' });
  expect(link.getAttribute('href')).toBe(`/download/photo/${photoId(1)}/original?download`);
});

it('tries a picture again that was given up, and shows it by itself once it is ready', async () => {
  const givenUp = { ...failed, imageProblem: PICTURE_GIVEN_UP, viewerCan: { ...cannot, retryPicture: true } };
  const { user, service } = show([photoNo(1, givenUp)], `${paths.photos()}?photo=${photoId(1)}`);
  const pane = within(await screen.findByRole('complementary'));
  service.after('retryPhotoPicture', {
    photos: [photoNo(1, { ...beingMade, viewerCan: cannot, version: 2 })],
  });
  await user.click(await pane.findByRole('button', { name: 'Try again' }));
  expect(await pane.findByRole('img', { name: 'Photo 1: Preparing picture' })).toBeTruthy();
  expect(pane.queryByText(PICTURE_GIVEN_UP)).toBeNull();
  expect(service.last('retryPhotoPicture')).toMatchObject({ propertyPhotoId: photoId(1) });
  service.set({ photos: [photoNo(1, { version: 3 })] });
  expect(await pane.findByRole('img', { name: 'Photo 1' }, { timeout: 5000 })).toBeTruthy();
});

it('offers no download of a picture that is being made, and keeps the viewer open when it comes to one', async () => {
  const { user } = show(
    [photoNo(1), photoNo(2, { ...beingMade, viewerCan: cannot })],
    `${paths.photos()}?photo=${photoId(1)}`,
  );
  const pane = within(await screen.findByRole('complementary'));
  await user.click(await pane.findByRole('button', { name: 'View on the whole screen' }));
  const viewer = within(await screen.findByRole('dialog'));
  await user.click(viewer.getByRole('button', { name: 'Next' }));
  expect(await viewer.findByRole('img', { name: 'Photo 2: Preparing picture' })).toBeTruthy();
  await user.click(viewer.getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect((pane.getByRole('button', { name: 'Download' }) as HTMLButtonElement).disabled).toBe(true),
  );
});
