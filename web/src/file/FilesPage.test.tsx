import { screen, waitFor, within } from '@testing-library/react';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage } from '../app/storage';
import { renderScreen } from '../testing/schema-link';
import { FilesPage } from './FilesPage';
import {
  aWorld,
  BIDS,
  BYLAWS,
  CONTRACTS,
  file,
  fileService,
  folder,
  ROOF_CONTRACT,
  YEAR_2026,
} from './testing/file-service';
import { inContracts, names, nodeOf, openFiles, rowOf, shows } from './testing/open-files';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

describe('the page', () => {
  it('lists folders first, says how much there is, and passes axe', async () => {
    const { container } = openFiles();
    await shows(['Contracts', 'Insurance', 'Bylaws.pdf']);
    expect(screen.getByText('3 files in 3 folders, 1.8 GB')).toBeTruthy();
    expect(within(rowOf('Bylaws.pdf')).getByText('Not assigned')).toBeTruthy();
    expect(within(rowOf('Contracts')).getByText('2 files')).toBeTruthy();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
  });

  it('opens a folder from the tree, names it in the drop zone, and keeps the tree open for the next visit', async () => {
    const { user, router, unmount } = openFiles();
    await user.click(await nodeOf('Contracts'));
    await shows(['2026', 'Bids.xlsx', 'Roof contract.pdf']);
    expect(router.state.location.search).toBe(`?folder=${CONTRACTS}`);
    expect(screen.getByText('Drop files here to upload to Contracts')).toBeTruthy();
    (await nodeOf('Contracts')).focus();
    await user.keyboard('{ArrowRight}');
    expect(await nodeOf('2026')).toBeTruthy();
    unmount();
    openFiles();
    expect(await nodeOf('2026')).toBeTruthy();
  });

  it('finds files in all folders, marks the hit, and shows HTML in it as plain text', async () => {
    const { user } = openFiles(inContracts);
    await names();
    await user.type(screen.getByRole('searchbox', { name: 'Search all files' }), 'bylaws');
    await shows(['Bylaws.pdf']);
    expect(within(rowOf('Bylaws.pdf')).getByText('TPO').tagName).toBe('MARK');
    expect(rowOf('Bylaws.pdf').textContent).toContain('the TPO <b>membrane</b> roof');
    expect(within(rowOf('Bylaws.pdf')).getByRole('link', { name: 'Contracts / 2026' })).toBeTruthy();
    expect((await nodeOf('Contracts')).getAttribute('aria-selected')).toBe('false');
  });

  it('begins each search with the best hit, also after the user sorted the one before', async () => {
    const { user } = openFiles('/?q=pdf', {
      lists: { pdf: { files: [BYLAWS, BIDS] }, roof: { files: [ROOF_CONTRACT, BIDS] } },
    });
    await shows(['Bylaws.pdf', 'Bids.xlsx']);
    const head = screen.getByRole('columnheader', { name: /^Name/ });
    await user.click(within(head).getByRole('button'));
    await shows(['Bids.xlsx', 'Bylaws.pdf']);
    const search = screen.getByRole('searchbox', { name: 'Search all files' });
    await user.clear(search);
    await user.type(search, 'roof');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Roof contract.pdf' })).toBeTruthy());
    await shows(['Roof contract.pdf', 'Bids.xlsx']);
  });

  it('saves the columns and the order for the user, with folders first in either order', async () => {
    const { user, service } = openFiles(inContracts);
    // Folders come first in either direction.
    const [folder, ...files] = await names();
    const head = screen.getByRole('columnheader', { name: /^Name/ });
    await user.click(within(head).getByRole('button'));
    await shows([folder!, ...files.toReversed()]);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'By' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /^By/ })).toBeNull());
    await waitFor(() =>
      expect(service.settings.of('files view')).toMatchObject({
        sort: { column: 'name', descending: true },
        hidden: ['by'],
      }),
    );
  });

  it('says that a folder no longer exists', async () => {
    const service = fileService();
    const gone = () => {
      throw Object.assign(new Error('gone'), { extensions: { code: 'NOT_FOUND' } });
    };
    const graph = {
      ...service.graph,
      property: () => ({ ...(service.graph.property as () => object)(), files: gone }),
    };
    renderScreen(<FilesPage />, { graph, at: `/?folder=${id(99)}` });
    expect(await screen.findByText('This folder no longer exists')).toBeTruthy();
  });

  it('offers the standard folders while there are no folders, and lists documents that end soon', async () => {
    const soon = file(BYLAWS, 'Insurance.pdf', {
      documentKind: 'insurance',
      validUntil: '2020-01-31',
    });
    const { user, service } = openFiles('/', {
      folders: [],
      files: [soon],
      endingSoon: [soon],
      lists: { top: { files: [BYLAWS] } },
    });
    expect(await screen.findByText(/^Insurance, ended [\d,]+ days ago, Jan 31, 2020$/)).toBeTruthy();
    service.after('addStandardFolders', { folders: [folder(id(580), 'Minutes')] });
    await user.click(screen.getByRole('button', { name: 'Add standard folders' }));
    expect(await nodeOf('Minutes')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add standard folders' })).toBeNull();
    expect(service.last('addStandardFolders')).toMatchObject({ propertyId: PROPERTY_ID });
  });
});

describe('uploads', () => {
  const sent: string[] = [];
  beforeEach(() => {
    sent.length = 0;
    vi.stubGlobal(
      'fetch',
      vi.fn((path: string) => {
        sent.push(path.split('?')[1]!);
        return Promise.resolve(Response.json({ data: [] }, { status: 201 }));
      }),
    );
  });

  it('ask what to do with taken names, and go to the open folder', async () => {
    const { user } = openFiles(inContracts);
    await names();
    const upload = screen.getByLabelText<HTMLInputElement>('Files to upload');
    const files = ['minutes.pdf', 'BIDS.xlsx', 'Roof contract.pdf'].map((name) => new File(['x'], name));
    await user.upload(upload, files);
    await waitFor(() => expect(sent).toEqual([`folderId=${CONTRACTS}&onSameName=refuse`]));
    const dialog = within(await screen.findByRole('dialog', { name: 'This name is taken' }));
    expect(dialog.getByText('BIDS.xlsx')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'Do the same for the other 1 file' }));
    await user.click(dialog.getByRole('button', { name: 'New version' }));
    await waitFor(() =>
      expect(sent.slice(1)).toEqual(Array(2).fill(`folderId=${CONTRACTS}&onSameName=newVersion`)),
    );
    expect(await screen.findByText('2 files uploaded to Contracts')).toBeTruthy();
  });

  it('take a name that a search found in another folder for free', async () => {
    const { user } = openFiles(`${inContracts}&q=bylaws`);
    await shows(['Bylaws.pdf']);
    const upload = screen.getByLabelText<HTMLInputElement>('Files to upload');
    await user.upload(upload, new File(['x'], 'Bylaws.pdf'));
    expect(await screen.findByText('1 file uploaded to Contracts')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'This name is taken' })).toBeNull();
    expect(sent).toEqual([`folderId=${CONTRACTS}&onSameName=refuse`]);
  });
});

describe('a file', () => {
  it('opens beside the list with its preview and versions, is edited in place, and leads to the next file', async () => {
    const { user, service, router } = openFiles(inContracts);
    await names();
    await user.click(screen.getByRole('link', { name: 'Bids.xlsx' }));
    const pane = within(await screen.findByRole('complementary', { name: /1 of 2/ }));
    expect(await pane.findByRole('cell', { name: '279,900' })).toBeTruthy();
    expect(pane.getByText('Version 2, current')).toBeTruthy();
    expect(pane.getByRole('link', { name: 'Download version 1' }).getAttribute('href')).toBe(
      `/download/file/${BIDS}/version/1`,
    );
    await user.selectOptions(pane.getByLabelText(/Document kind/), 'Bid');
    await user.click(pane.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(service.last('updateFile')).toMatchObject({ version: 1, values: { documentKind: 'bid' } }),
    );
    await waitFor(() => expect(pane.queryByRole('button', { name: 'Save Changes' })).toBeNull());
    await user.click(pane.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(router.state.location.search).toContain(id(553)));
  });
});

describe('deleted files', () => {
  it('are restored, or erased at once by those who may', async () => {
    const service = fileService(aWorld({ lists: { deleted: { folders: [YEAR_2026], files: [BYLAWS] } } }));
    const { user } = renderScreen(<FilesPage />, { graph: service.graph, at: '/?deleted=1' });
    await user.click(await screen.findByRole('button', { name: 'Erase 2026' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Erase 2026' })).getByRole('button', {
        name: 'Erase',
      }),
    );
    await waitFor(() => expect(service.last('eraseFiles')).toMatchObject({ folderIds: [YEAR_2026] }));
    service.after('restoreFiles', { lists: { deleted: { folders: [YEAR_2026] } } });
    await user.click(screen.getByRole('button', { name: 'Restore Bylaws.pdf' }));
    expect(await screen.findByText('Bylaws.pdf restored')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore Bylaws.pdf' })).toBeNull());
    expect(service.last('restoreFiles')).toMatchObject({ propertyFileIds: [BYLAWS], folderIds: [] });
  });
});
