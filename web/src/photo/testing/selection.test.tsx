import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { limits } from '@roofline/schema/value/limits';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { openMenu, pickFromMenu } from '../../testing/pick-from-menu';
import { renderScreen, testClient } from '../../testing/schema-link';
import { toast } from '../../ui/feedback/toast';
import type { ListVariables, PhotoItem, PhotoList } from '../data/use-photo-list';
import { usePhotoSelection } from '../grid/use-photo-selection';
import { PhotosPage } from '../PhotosPage';
import { manyPhotos, photoId, photoService } from './photo-service';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

const variables = (sortDesc: boolean): ListVariables => ({
  propertyId: PROPERTY_ID,
  isDeleted: false,
  sortBy: 'uploadDate',
  sortDesc,
});
const NEWEST = variables(true);
const OLDEST = variables(false);

/** Returns a list of photos; those that are undefined are on a page that is not read yet. */
const listOf = (photos: readonly (PhotoItem | undefined)[], of = NEWEST): PhotoList => ({
  variables: of,
  total: photos.length,
  inReport: 0,
  trashDays: 14,
  months: [],
  at: (index) => photos[index],
  indexOf: (id) => photos.findIndex((photo) => photo?.propertyPhotoId === id),
});

/** Selects in a list as the grid does, in strict mode: there React calls what must be pure twice. */
function selectIn(list: PhotoList, { client } = testClient({})) {
  const view = renderHook((shown: PhotoList) => usePhotoSelection(shown, shown.variables), {
    initialProps: list,
    reactStrictMode: true,
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={client}>{children}</ApolloProvider>
    ),
  });
  const toggle = async (index: number, isRange = false) =>
    act(async () => view.result.current.toggle(index, isRange));
  return { ...view, toggle, ids: () => [...view.result.current.ids] };
}

async function openPhotos() {
  const photos = manyPhotos(5);
  const { graph } = photoService(photos, { oldestFirst: photos.toReversed() });
  const { user } = renderScreen(<PhotosPage />, { graph, at: paths.photos() });
  await screen.findByLabelText('Select Photo 2');
  const sort = async (order: string) =>
    pickFromMenu(user, await openMenu(user, screen.getByRole('button', { name: /^Sort by/ })), order);
  return { user, sort };
}

it('begins a new range in another order', async () => {
  const { user, sort } = await openPhotos();
  await user.click(screen.getByLabelText('Select Photo 2'));
  await sort('Date uploaded, oldest first');
  await waitFor(() => expect(screen.getAllByRole('gridcell')[0]!.textContent).toContain('Photo 5'));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('gridcell', { name: /^Photo 1,/ }));
  await user.keyboard('{/Shift}');
  expect(await screen.findByText('1 selected')).toBeTruthy();
});

it('takes the bar off the screen with another order', async () => {
  const { user, sort } = await openPhotos();
  await user.click(screen.getByRole('button', { name: 'Select' }));
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
  await sort('Date uploaded, oldest first');
  expect(await screen.findByRole('button', { name: 'Select' })).toBeTruthy();
});

it('selects from the photo that was toggled last, also after new photos moved it', async () => {
  const photos = manyPhotos(4);
  const { toggle, ids, rerender } = selectIn(listOf(photos.slice(1)));
  await toggle(0);
  rerender(listOf(photos));
  await toggle(3, true);
  expect(ids()).toEqual([photoId(2), photoId(3), photoId(4)]);
});

it('says once that too many photos are selected, and keeps those before', async () => {
  const failure = vi.spyOn(toast, 'failure');
  const { toggle, ids } = selectIn(listOf(manyPhotos(limits.mediaBulk + 1)));
  await toggle(0);
  await toggle(limits.mediaBulk, true);
  expect(failure.mock.calls).toEqual([['Select at most 1,000 photos at once.']]);
  expect(ids()).toEqual([photoId(1)]);
});

it('does not select in another list what arrives of the one before', async () => {
  const photos = manyPhotos(3);
  const service = photoService(photos);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const property = service.graph.property as (of: object) => object;
  const made = testClient({ ...service.graph, property: (of) => held.then(() => property(of)) });
  const queries = vi.spyOn(made.client, 'query');
  const { toggle, ids, rerender } = selectIn(listOf([photos[0], undefined, photos[2]]), made);
  await toggle(0);
  await toggle(2, true);
  rerender(listOf(photos, OLDEST));
  await act(async () => {
    release();
    await Promise.all(queries.mock.results.map(({ value }) => value));
  });
  expect(queries).toHaveBeenCalledTimes(1);
  expect(ids()).toEqual([]);
});
