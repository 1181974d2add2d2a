import { screen, waitFor, within } from '@testing-library/react';
import { aFile } from '@roofline/schema/fixtures/file';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aPhoto, aPhotoPage, PHOTO_ID } from '@roofline/schema/fixtures/photo';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage } from '../../app/storage';
import { aProperty } from '../../testing/graph-fixtures';
import { renderScreen } from '../../testing/schema-link';
import { CommandPalette } from './CommandPalette';

const FILE = aFile({
  propertyFileId: id(551),
  folderId: id(501),
  fileName: 'Roof contract.pdf',
  folderPath: 'Contracts',
});
const shell = { openSwitcher: vi.fn(), openYears: vi.fn(), toggleNav: vi.fn(), openHelp: vi.fn() };

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

/** Opens the palette for a user with the rights of the fixture, except these. */
function openPalette(cannot: Record<string, false> = {}) {
  const asked: { search?: string; pageSize?: number; atMost?: number }[] = [];
  const property = () => ({
    ...aProperty,
    viewerCan: { ...aProperty.viewerCan, ...cannot },
    components: null,
    projects: { items: [] },
    photos: (photos: { search: string; pageSize: number }) => {
      asked.push(photos);
      return aPhotoPage([aPhoto({ description: 'Roof drain', propertyComponents: [] })]);
    },
    files: (files: { search: string; atMost: number }) => {
      asked.push(files);
      return { folder: null, path: [], folders: [], files: [FILE], trashDays: 30 };
    },
  });
  const onClose = vi.fn();
  const plans = () => ({ propertyId: PROPERTY_ID, fiscalYear: 2026, items: [] });
  const view = renderScreen(<CommandPalette open onClose={onClose} shell={shell} />, {
    graph: { property, plans },
  });
  return { ...view, asked, onClose };
}

const field = () => screen.findByRole('combobox', { name: 'Search or jump to' });
const group = (name: string) => screen.findByRole('group', { name });

describe('photos and files in the palette', () => {
  it('asks once the typing pauses, for a few of each kind, and has no axe violations', async () => {
    const { user, asked, sentNamed, baseElement } = openPalette();
    await user.type(await field(), ' roof ');
    expect(within(await group('Photos')).getByRole('option').textContent).toBe('Roof drain');
    expect(within(await group('Files')).getByRole('option').textContent).toBe('Roof contract.pdfContracts');
    expect(sentNamed('PaletteMedia').map(({ variables }) => variables.text)).toEqual(['roof']);
    expect(asked).toEqual([
      expect.objectContaining({ search: 'roof', pageSize: 4 }),
      expect.objectContaining({ search: 'roof', atMost: 4 }),
    ]);
    const { violations } = await axe.run(baseElement, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
  });

  it('opens a photo under its own address', async () => {
    const { user, router, onClose } = openPalette();
    await user.type(await field(), 'roof');
    await user.click(within(await group('Photos')).getByRole('option'));
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/useraccount/photos?photo=${PHOTO_ID}`,
    );
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('opens a file beside its folder', async () => {
    const { user, router } = openPalette();
    await user.type(await field(), 'roof');
    await user.click(within(await group('Files')).getByRole('option'));
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/useraccount/files?folder=${id(501)}&file=${id(551)}`,
    );
  });

  it('requests no files for users who may not see them, and nothing without text', async () => {
    const { user, asked, sentNamed } = openPalette({ viewFiles: false });
    await user.type(await field(), 'roof');
    await group('Photos');
    expect(screen.queryByRole('group', { name: 'Files' })).toBeNull();
    expect(asked.map(({ search }) => search)).toEqual(['roof']);
    await user.clear(await field());
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Photos' })).toBeNull());
    expect(sentNamed('PaletteMedia').length).toBe(1);
  });
});
