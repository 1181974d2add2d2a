import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { ComponentPhotos } from '../detail/ComponentPhotos';
import { PhotosPage } from '../PhotosPage';
import { components, photoId, photoNo, photoService } from './photo-service';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

const deletedAt = '2026-11-20T00:00:00.000Z';
const trash = `${paths.photos()}?trash=1`;

it('restores deleted photos, and erases them at once for those who may', async () => {
  const service = photoService([], {
    trash: [photoNo(1, { deletedAt }), photoNo(2, { deletedAt })],
  });
  const { user, sentNamed } = renderScreen(<PhotosPage />, { graph: service.graph, at: trash });
  await user.click(await screen.findByRole('gridcell', { name: /^Photo 1,/ }));
  service.after('restorePhotos', { trash: [photoNo(2, { deletedAt })] });
  service.after('erasePhotos', { trash: [] });
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('1 photo restored')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('gridcell')).toHaveLength(1));
  await user.click(screen.getByRole('gridcell', { name: /^Photo 2,/ }));
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Erase 1 photo' }));
  await user.click(question.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText('No deleted photos')).toBeTruthy();
  expect(service.last('restorePhotos')).toEqual({ propertyPhotoIds: [photoId(1)] });
  expect(service.last('erasePhotos')).toEqual({ propertyPhotoIds: [photoId(2)] });
  expect(sentNamed('Photos').every(({ variables }) => variables.isDeleted)).toBe(true);
});

it('offers no Erase to those who may only restore', async () => {
  const service = photoService([], {
    trash: [photoNo(1, { deletedAt })],
    can: { eraseMedia: false },
  });
  renderScreen(<PhotosPage />, { graph: service.graph, at: trash });
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeTruthy();
  expect(screen.getByText(/erased for good, 14 days after they were deleted\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
});

it('shows the photos of a component on its page, the primary one first, each leading to the page of photos', async () => {
  const { propertyComponentId } = components[0]!;
  const graph = {
    ...photoService([]).graph,
    component: () => ({
      ...components[0],
      files: [],
      photos: [photoNo(1), photoNo(2)],
      primaryPhoto: photoNo(2),
    }),
  };
  renderScreen(<ComponentPhotos propertyId={PROPERTY_ID} propertyComponentId={propertyComponentId} />, {
    graph,
  });
  const links = within(await screen.findByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [2, 1].map((n) => `${paths.photos(propertyComponentId)}&photo=${photoId(n)}`),
  );
  expect(screen.getByText('Primary')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All photos' }).getAttribute('href')).toBe(
    paths.photos(propertyComponentId),
  );
});
