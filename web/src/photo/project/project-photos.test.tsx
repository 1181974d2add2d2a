import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { PhotosPage } from '../PhotosPage';
import { inRoof, manyPhotos, photoId, photoNo, photoService, ROOF } from '../testing/photo-service';
import { ProjectPhotos } from './ProjectPhotos';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

const bar = () => within(screen.getByRole('toolbar', { name: 'Actions for the selected rows' }));

async function addSelected(service = photoService(manyPhotos(3))) {
  const view = renderScreen(<PhotosPage />, { graph: service.graph, at: paths.photos() });
  await view.user.click(await screen.findByLabelText('Select Photo 2'));
  await view.user.click(bar().getByRole('button', { name: 'Add to project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to project' }));
  await view.user.click(await dialog.findByRole('radio', { name: /Roof of building A/ }));
  await view.user.click(dialog.getByRole('button', { name: 'Add to project' }));
  return { ...view, service };
}

it('adds the selected photos to a project', async () => {
  const { service } = await addSelected();
  expect(await screen.findByText('1 photo added to Roof of building A')).toBeTruthy();
  expect(service.last('addPhotosToProject')).toEqual({
    projectId: ROOF.projectId,
    propertyPhotoIds: [photoId(2)],
  });
});

it('says in a dialog why photos could not be added to a project', async () => {
  const detail = 'The project was deleted.';
  const service = photoService(manyPhotos(3));
  service.refuse('addPhotosToProject', { detail });
  await addSelected(service);
  const error = within(await screen.findByRole('alertdialog', { name: 'ERROR' }));
  expect(error.getByText(detail)).toBeTruthy();
});

it('names the projects of an open photo, takes it out of one and adds it again', async () => {
  const service = photoService([photoNo(1, inRoof)]);
  const at = `${paths.photos()}?photo=${photoId(1)}`;
  const { user } = renderScreen(<PhotosPage />, { graph: service.graph, at });
  const link = await screen.findByRole('link', { name: ROOF.name });
  expect(link.getAttribute('href')).toBe(paths.project(ROOF.projectId));
  service.after('removePhotoFromProject', { photos: [photoNo(1)] });
  service.after('addPhotosToProject', { photos: [photoNo(1, inRoof)] });
  await user.click(screen.getByRole('button', { name: `Remove from ${ROOF.name}` }));
  expect(await screen.findByText(`Photo removed from ${ROOF.name}`)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: ROOF.name })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add to project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to project' }));
  await user.click(await dialog.findByRole('radio', { name: /Roof of building A/ }));
  await user.click(dialog.getByRole('button', { name: 'Add to project' }));
  expect(await screen.findByRole('link', { name: ROOF.name })).toBeTruthy();
});

it('shows on the page of a project only its photos, and Upload photos only to those who may add some', async () => {
  const service = photoService([photoNo(2, inRoof)]);
  const { unmount, sentNamed } = renderScreen(<ProjectPhotos projectId={ROOF.projectId} canEdit />, {
    graph: service.graph,
  });
  expect(await screen.findByText('1 photo')).toBeTruthy();
  expect(screen.getByLabelText(/^Photo 2,/)).toBeTruthy();
  expect(sentNamed('Photos')[0]!.variables).toMatchObject({ projectId: ROOF.projectId });
  expect(screen.getByRole('button', { name: 'Upload photos' })).toBeTruthy();
  unmount();
  renderScreen(<ProjectPhotos projectId={ROOF.projectId} canEdit={false} />, { graph: service.graph });
  await screen.findByText('1 photo');
  expect(screen.queryByRole('button', { name: 'Upload photos' })).toBeNull();
});
