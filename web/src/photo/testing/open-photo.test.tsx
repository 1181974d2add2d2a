import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { openMenu, pickFromMenu } from '../../testing/pick-from-menu';
import { renderScreen } from '../../testing/schema-link';
import { PhotosPage } from '../PhotosPage';
import { components, manyPhotos, photoId, photoNo, photoService, whole } from './photo-service';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

async function open(n: number, photos = manyPhotos(3)) {
  const service = photoService(photos);
  const at = `${paths.photos()}?photo=${photoId(n)}`;
  const view = renderScreen(<PhotosPage />, { graph: service.graph, at });
  const pane = await screen.findByRole('complementary');
  await within(pane).findByRole('button', { name: 'View on the whole screen' });
  return { ...view, service, element: pane, pane: within(pane) };
}
const heading = (text: string) => screen.findByText(text, { selector: 'h2' });

it('is opened by its address, takes the focus, and leads to its neighbors by j and k', async () => {
  const { user, pane, element, router } = await open(2);
  await waitFor(() => expect(document.activeElement).toBe(element));
  expect(element.getAttribute('aria-label')).toBe('Photo, 2 of 3');
  expect(pane.getByRole('heading', { name: '2 of 3' })).toBeTruthy();
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  await user.keyboard('j');
  await waitFor(() => expect(router.state.location.search).toBe(`?photo=${photoId(3)}`));
  expect((pane.getByRole('button', { name: 'Next' }) as HTMLButtonElement).disabled).toBe(true);
  await user.keyboard('kk');
  await waitFor(() => expect(router.state.location.search).toBe(`?photo=${photoId(1)}`));
});

it('is edited in place; a switch beside the form saves by itself, without the typed text', async () => {
  const { user, pane, service } = await open(1);
  const text = pane.getByLabelText(/^Description/);
  await user.type(text, ', north');
  await user.click(pane.getByRole('switch', { name: 'Include in photos report' }));
  await waitFor(() =>
    expect(service.last('updatePhoto')).toMatchObject({
      propertyPhotoId: photoId(1),
      version: 1,
      values: { description: 'Photo 1', includeInPhotosReport: true },
    }),
  );
  // The page behind it counts again.
  expect(await screen.findByText(whole('3 photos, 1 in the photos report'))).toBeTruthy();
  await user.click(pane.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Photo saved')).toBeTruthy();
  expect(service.last('updatePhoto')).toMatchObject({
    propertyPhotoId: photoId(1),
    version: 2,
    values: { description: 'Photo 1, north', includeInPhotosReport: true, takenDate: '2026-10-28T09:14:00' },
  });
});

it('saves the switch and the form one after the other when both are pressed at the same moment', async () => {
  const { user, pane, service } = await open(1);
  await user.type(pane.getByLabelText(/^Description/), ', north');
  // Pressed without a pause: the first save is still on its way.
  fireEvent.click(pane.getByRole('switch', { name: 'Include in photos report' }));
  fireEvent.click(pane.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Photo saved')).toBeTruthy();
  expect(service.calls).toMatchObject([
    {
      name: 'updatePhoto',
      input: { version: 1, values: { description: 'Photo 1', includeInPhotosReport: true } },
    },
    {
      name: 'updatePhoto',
      input: { version: 2, values: { description: 'Photo 1, north', includeInPhotosReport: true } },
    },
  ]);
});

it('keeps typed text when someone else saved first, asks before the user leaves it, and loads the newer values', async () => {
  const { user, pane, service } = await open(1);
  await user.type(pane.getByLabelText(/^Description/), '!');
  await user.keyboard('{Tab}');
  await user.click(pane.getByRole('button', { name: 'Next' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  service.set({ photos: [photoNo(1, { description: 'Theirs', version: 2 }), photoNo(2), photoNo(3)] });
  service.refuse('updatePhoto', { code: 'stale', detail: 'The photo was changed in the meantime.' });
  await user.click(pane.getByRole('button', { name: 'Save Changes' }));
  await user.click(await pane.findByRole('button', { name: 'Load the newer values' }));
  await waitFor(() => expect((pane.getByLabelText(/^Description/) as HTMLInputElement).value).toBe('Theirs'));
});

it('shows where and with which camera it was taken, becomes primary of a component, and is taken off another', async () => {
  const [drive, stair] = components as [(typeof components)[0], (typeof components)[0]];
  const { user, pane, service, sentNamed } = await open(1, [
    photoNo(1, {
      latitude: 47.5713,
      longitude: -122.1456,
      camera: 'Apple iPhone 15',
      propertyComponents: [drive, stair],
    }),
  ]);
  expect(pane.getByText('47.5713, −122.1456')).toBeTruthy();
  expect(pane.getByText('Apple iPhone 15')).toBeTruthy();
  expect(pane.getByText('Oct 28, 2026, 9:14 AM')).toBeTruthy();
  const primary = await openMenu(user, pane.getByRole('button', { name: 'Set as primary' }));
  await pickFromMenu(user, primary, 'Of East stair');
  await waitFor(() =>
    expect(sentNamed('SetPrimaryPhoto')[0]?.variables).toEqual({
      input: { propertyComponentId: stair.propertyComponentId, propertyPhotoId: photoId(1) },
    }),
  );
  service.after('updatePhoto', { photos: [photoNo(1, { propertyComponents: [stair] })] });
  await user.click(pane.getByRole('button', { name: 'Remove Main drive' }));
  await waitFor(() => expect(pane.queryByRole('button', { name: 'Remove Main drive' })).toBeNull());
  expect(service.last('updatePhoto')).toMatchObject({
    values: { propertyComponentIds: [stair.propertyComponentId] },
  });
});

it('is deleted, and the next one takes its place', async () => {
  const { user, pane, service } = await open(1);
  service.after('deletePhoto', { photos: [photoNo(2), photoNo(3)] });
  await user.click(pane.getByRole('button', { name: 'Delete photo' }));
  expect(await screen.findByText('Photo deleted')).toBeTruthy();
  expect(await heading('1 of 2')).toBeTruthy();
  expect(service.last('deletePhoto')).toMatchObject({ propertyPhotoId: photoId(1) });
});

it('fills the screen, with its neighbors by arrow and by swipe, and zooms by key', async () => {
  const { user, pane } = await open(1);
  await user.click(pane.getByRole('button', { name: 'View on the whole screen' }));
  const viewer = within(await screen.findByRole('dialog', { name: '1 of 3' }));
  const picture = () => viewer.getByRole('img');
  expect(picture().getAttribute('src')).toBe(`/download/photo/${photoId(1)}/large`);
  await user.keyboard('{ArrowRight}');
  await screen.findByRole('dialog', { name: '2 of 3' });
  const sweep = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientY: 100 };
  fireEvent.pointerDown(picture(), { ...sweep, clientX: 300 });
  fireEvent.pointerUp(picture(), { ...sweep, clientX: 120 });
  await screen.findByRole('dialog', { name: '3 of 3' });
  await user.keyboard('+');
  expect(picture().style.transform).toBe('translate(0px, 0px) scale(1.5)');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('complementary')).toBeTruthy();
});

it('uploads one file per request, and goes on when the user leaves the page', async () => {
  const answers: (() => void)[] = [];
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: FormData }) => {
    sent.push(`${path} ${body.getAll('files').map((file) => (file as File).name)}`);
    await new Promise<void>((done) => answers.push(done));
    return Response.json({ data: [{ propertyPhotoId: photoId(9) }] }, { status: 201 });
  });
  const { user, router } = await open(1);
  const files = ['a.jpg', 'b.heic'].map((name) => new File(['x'], name));
  await user.upload(screen.getByLabelText('Photos to upload'), files);
  const tray = within(await screen.findByRole('region', { name: 'Uploads' }));
  await router.navigate(paths.components);
  expect(tray.getByText('Uploading, 0 of 2 done')).toBeTruthy();
  await waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer();
  expect(await screen.findByText('2 photos uploaded')).toBeTruthy();
  const path = `/upload/photo/${PROPERTY_ID}`;
  expect(sent).toEqual([`${path} a.jpg`, `${path} b.heic`]);
});
