import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { toast } from '../../ui/feedback/toast';
import { PhotosPage } from '../PhotosPage';
import { manyPhotos, photoService } from './photo-service';

const cells = () => [...document.querySelectorAll('[role=gridcell]')];
const words = () => document.body.textContent.replace(/\s+/g, ' ');
const HOW = 'Not all photos are printed · Press Ctrl P or ⌘ P on the page to print all';
/** Tiles and words of the page when the browser was asked to print it. */
const printed: { tiles: number; loading: number; text: string }[] = [];
const read = new WeakSet<HTMLImageElement>();

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    return read.has(this);
  });
  HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
    read.add(this);
  };
  vi.stubGlobal('print', () => {
    const loading = cells().filter((cell) => cell.getAttribute('aria-label') === 'Loading').length;
    printed.push({ tiles: cells().length, loading, text: words() });
  });
});
afterEach(() => {
  fireEvent(window, new Event('afterprint'));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  printed.length = 0;
  act(() => toast.closeAll());
});

async function open(count: number) {
  const page = (
    <main>
      <PhotosPage />
    </main>
  );
  const view = renderScreen(page, { graph: photoService(manyPhotos(count)).graph, at: paths.photos() });
  await screen.findByLabelText(/Photo 1,/);
  return view;
}

it('prints all photos by the button above them, each with its picture', async () => {
  const { user } = await open(450);
  await user.click(screen.getByRole('button', { name: 'Print all 450' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toMatchObject({ tiles: 450, loading: 0 });
  expect(printed[0]!.text).not.toContain('Press Ctrl P');
});

it('says on the sheet that photos are missing when the browser prints by itself', async () => {
  await open(450);
  fireEvent(window, new Event('beforeprint'));
  expect(words()).toContain(`${HOW} 450`);
  fireEvent(window, new Event('afterprint'));
  expect(words()).not.toContain(HOW);
});

it('says so, too, when pictures have not loaded because they were never in sight', async () => {
  await open(13);
  fireEvent(window, new Event('beforeprint'));
  expect(words()).toContain(`${HOW} 13`);
});

it('has no button for photos that are all in sight', async () => {
  await open(12);
  expect(screen.queryByRole('button', { name: /Print all/ })).toBeNull();
});
