import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

type Options = Parameters<typeof photoService>[1];

function open(photos = manyPhotos(5), { at = paths.photos(), ...options }: Options & { at?: string } = {}) {
  const service = photoService(photos, options);
  return { service, ...renderScreen(<PhotosPage />, { graph: service.graph, at }) };
}
const tile = (n: number) => screen.findByLabelText(new RegExp(`^(In report, )?Photo ${n},`));
const box = (n: number) => screen.getByLabelText(`Select Photo ${n}`);
const pane = () => screen.findByRole('complementary');
const bar = () => within(screen.getByRole('toolbar', { name: 'Actions for the selected rows' }));
const pick = async (user: UserEvent, button: string | RegExp, item: string) =>
  pickFromMenu(user, await openMenu(user, screen.getByRole('button', { name: button })), item);
const cells = () => [...document.querySelectorAll('[role=gridcell]')];
const selected = () =>
  cells()
    .filter((cell) => cell.getAttribute('aria-selected') === 'true')
    .map((cell) => cell.getAttribute('aria-label')!.split(',')[0]);

describe('the photos of a property', () => {
  it('are counted and grouped by month, with their name, their day, and a mark if they are in the report', async () => {
    const long = 'Alligator cracking '.repeat(8);
    const shown = [
      photoNo(1, { description: long, includeInPhotosReport: true }),
      photoNo(2, {
        description: null,
        propertyComponents: [components[0]!],
        uploadDate: '2026-09-02T12:00:00.000Z',
      }),
    ];
    const { container } = open(shown, {
      months: [
        { month: '2026-10', count: 1 },
        { month: '2026-09', count: 1 },
      ],
    });
    expect(await screen.findByText(whole('2 photos, 1 in the photos report'))).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual([
      'October 2026',
      'September 2026',
    ]);
    const names = screen.getAllByRole('gridcell').map((cell) => cell.getAttribute('aria-label'));
    expect(names).toEqual([`In report, ${long.slice(0, 100).trimEnd()}…, Oct 28`, 'Main drive, Sep 2']);
    const picture = screen.getByRole('img', { name: 'Photo of Main drive' });
    expect(picture.getAttribute('srcset')).toBe(
      `/download/photo/${photoId(2)}/small 320w, /download/photo/${photoId(2)}/medium 1280w`,
    );
    expect(picture.getAttribute('loading')).toBe('lazy');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });

  it('are laid out before they are read: of 5,000, only lines in sight are drawn, and only their pages are read', async () => {
    const { sentNamed, user } = open(manyPhotos(5000));
    (await tile(1)).focus();
    expect(cells().length).toBeLessThan(120);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('1668');
    expect(sentNamed('Photos').map(({ variables }) => variables.page)).toEqual([1]);
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(await tile(5));
  });

  it('are opened by a click, and toggled by it once any is selected; with Shift it selects all between', async () => {
    const { user } = open();
    await user.click(await tile(2));
    expect(within(await pane()).getByText('2 of 5')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Photo 2,/));
    await user.click(box(1));
    await user.keyboard('{Shift>}');
    await user.click(await tile(3));
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(selected()).toEqual(['Photo 1', 'Photo 2', 'Photo 3']));
    await user.click(await tile(2));
    expect(selected()).toEqual(['Photo 1', 'Photo 3']);
    expect(screen.queryByRole('complementary')).toBeNull();
    (await tile(5)).focus();
    await user.keyboard('x');
    expect(bar().getByText('3 selected')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(selected()).toEqual([]);
  });

  it('have their order saved for the next visit, and another order clears the selection', async () => {
    const { user, service, sentNamed } = open();
    await tile(1);
    await user.click(box(2));
    await pick(user, /^Sort by/, 'Date taken, oldest first');
    await waitFor(() => expect(service.kept()).toEqual({ 'sort-by': 'takenDate', 'sort-desc': false }));
    expect(selected()).toEqual([]);
    expect(sentNamed('Photos').at(-1)!.variables).toMatchObject({ sortBy: 'takenDate', sortDesc: false });
  });

  it('come in the saved order, and never before that in another', async () => {
    const { sentNamed } = open(manyPhotos(3), {
      kept: { 'sort-by': 'uploadDate', 'sort-desc': false },
      oldestFirst: manyPhotos(3).toReversed(),
    });
    await tile(3);
    expect(cells()[0]!.getAttribute('aria-label')).toMatch(/^Photo 3,/);
    expect(sentNamed('Photos').at(-1)!.variables).toMatchObject({ sortBy: 'uploadDate', sortDesc: false });
  });

  it('are narrowed by the filters in the address', async () => {
    const marked = photoNo(1, { includeInPhotosReport: true });
    const { user, router, service, sentNamed } = open([marked], {
      at: `${paths.photos()}?report=in`,
    });
    await tile(1);
    expect(sentNamed('Photos')[0]!.variables).toMatchObject({ includeInPhotosReport: true, search: null });
    service.set({ photos: [marked, photoNo(2)] });
    await user.click(screen.getByRole('button', { name: /^Remove filter Report/ }));
    await tile(2);
    expect(sentNamed('Photos').at(-1)!.variables).toMatchObject({ includeInPhotosReport: null });
    service.set({ photos: [] });
    await user.type(screen.getByRole('searchbox', { name: 'Search photos' }), 'nothing of it');
    const clear = await screen.findByRole('button', { name: 'Clear filters' });
    expect(sentNamed('Photos').at(-1)!.variables).toMatchObject({ search: 'nothing of it' });
    service.set({ photos: [marked, photoNo(2)] });
    await user.click(clear);
    await tile(2);
    expect(router.state.location.search).toBe('');
    // No components are read until the user is about to choose one.
    expect(sentNamed('AttachableComponents')).toEqual([]);
    await pick(user, 'Component', 'Main drive');
    await waitFor(() =>
      expect(sentNamed('Photos').at(-1)!.variables).toMatchObject({
        propertyComponentId: components[0]!.propertyComponentId,
      }),
    );
  });
});

describe('the selected photos', () => {
  it('are assigned once a component is chosen or unassign is ticked', async () => {
    const { user, service } = open();
    await tile(1);
    await user.click(box(1));
    await user.click(box(2));
    await user.click(bar().getByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign' }));
    const assign = dialog.getByRole('button', { name: 'Assign' }) as HTMLButtonElement;
    expect(assign.disabled).toBe(true);
    await user.click(dialog.getByRole('checkbox', { name: 'Unassign' }));
    expect((dialog.getByRole('button', { name: 'Unassign' }) as HTMLButtonElement).disabled).toBe(false);
    await user.click(dialog.getByRole('checkbox', { name: 'Unassign' }));
    await user.type(dialog.getByRole('searchbox', { name: 'Search components' }), 'stair');
    expect(dialog.queryByRole('checkbox', { name: /Main drive/ })).toBeNull();
    await user.click(await dialog.findByRole('checkbox', { name: /East stair/ }));
    await user.click(assign);
    expect(await screen.findByText('2 photos assigned')).toBeTruthy();
    expect(service.last('assignPhotos')).toMatchObject({
      propertyPhotoIds: [photoId(1), photoId(2)],
      propertyComponentIds: [components[1]!.propertyComponentId],
      unassign: false,
    });
    expect(selected()).toEqual([]);
  });

  it('are deleted, and come back by Undo', async () => {
    const { user, service } = open();
    await tile(1);
    await user.click(box(1));
    await user.click(box(2));
    service.after('deletePhotos', { photos: manyPhotos(5).slice(2) });
    service.after('restorePhotos', { photos: manyPhotos(5) });
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 photos deleted')).toBeTruthy();
    await screen.findByText(whole('3 photos, 0 in the photos report'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(whole('5 photos, 0 in the photos report'))).toBeTruthy();
    const both = { propertyPhotoIds: [photoId(1), photoId(2)] };
    expect(service.last('deletePhotos')).toEqual(both);
    expect(service.last('restorePhotos')).toEqual(both);
  });

  it('open an ERROR modal with the literal words when a call fails, and stay selected', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    const { user, service } = open(manyPhotos(2));
    service.refuse('deletePhotos', { detail: 'Choose photos of one property.' });
    await tile(1);
    await user.click(box(1));
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    const error = within(await screen.findByRole('alertdialog', { name: 'ERROR' }));
    expect(error.getByText('Uh oh. An error occured while deleting the selected photos.')).toBeTruthy();
    expect(error.getByText('Choose photos of one property.')).toBeTruthy();
    await user.click(error.getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(bar().getByRole('button', { name: 'Download' }));
    expect(
      await screen.findByText('Uh oh. An error occured while downloading the selected photos.'),
    ).toBeTruthy();
    expect(selected()).toEqual(['Photo 1']);
  });

  it('cannot be deleted, assigned or put into the report by those who may not change them', async () => {
    const none = { addPhotos: true, editPhotos: false, deletePhotos: false, editProjects: false };
    const { user } = open(manyPhotos(2), { can: none });
    await tile(1);
    await user.click(box(1));
    expect(
      bar()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Download', 'Clear']);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });
});
