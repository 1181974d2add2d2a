import { screen, waitFor, within } from '@testing-library/react';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { beforeEach, expect, it } from 'vitest';
import { storage } from '../../app/storage';
import { openMenu, pickFromMenu } from '../../testing/pick-from-menu';
import {
  BIDS,
  BYLAWS,
  CONTRACTS,
  folder,
  INSURANCE,
  ROOF_CONTRACT,
  YEAR_2026,
} from '../testing/file-service';
import { inContracts, names, nodeOf, openFiles, rowOf, select, shows } from '../testing/open-files';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

it('renames with F2: a file in the table up to its ending, a folder in the tree', async () => {
  const { user, service } = openFiles(inContracts);
  await names();
  rowOf('Roof contract.pdf').focus();
  await user.keyboard('{F2}');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'New name of Roof contract.pdf' });
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 13]);
  await user.keyboard('TPO roof{Enter}');
  await shows(['2026', 'Bids.xlsx', 'TPO roof.pdf']);
  expect(service.last('renameFile')).toMatchObject({ propertyFileId: ROOF_CONTRACT, version: 1 });
  service.refuse('renameFolder', { detail: 'Insurance is taken.' });
  (await nodeOf('Insurance')).focus();
  await user.keyboard('{F2}Contracts{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Insurance is taken.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'New name of Insurance' })).toBeNull();
  expect(service.last('renameFolder')).toMatchObject({ folderId: INSURANCE, folderName: 'Contracts' });
});

it('adds a folder to the one that is open', async () => {
  const { user, service } = openFiles(inContracts);
  await names();
  await user.click(screen.getByRole('button', { name: 'New folder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New folder in Contracts' }));
  await user.type(dialog.getByLabelText('Name'), '2025');
  const { folders, lists } = service.world;
  service.after('createFolder', {
    folders: [...folders, folder(id(590), '2025', { parentId: CONTRACTS })],
    lists: { ...lists, [CONTRACTS]: { ...lists[CONTRACTS], folders: [id(590), YEAR_2026] } },
  });
  await user.click(dialog.getByRole('button', { name: 'Add folder' }));
  await shows(['2025', '2026', 'Bids.xlsx', 'Roof contract.pdf']);
  expect(service.last('createFolder')).toMatchObject({ folderName: '2025', parentId: CONTRACTS });
});

it('moves the selected files to a chosen folder, but not to the folder that they are in', async () => {
  const { user, service } = openFiles(inContracts);
  await names();
  const bar = within(screen.getByRole('toolbar', { name: 'Actions for the selected rows' }));
  const actions = bar.getAllByRole<HTMLButtonElement>('button');
  expect(actions.map((each) => [each.textContent, each.disabled])).toEqual(
    ['Assign', 'Move', 'Download', 'Delete'].map((name) => [name, true]),
  );
  await select(user, 'Bids.xlsx');
  await select(user, 'Roof contract.pdf');
  await user.click(bar.getByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 files' }));
  const move = dialog.getByRole<HTMLButtonElement>('button', { name: 'Move' });
  await user.click(dialog.getByRole('treeitem', { name: 'Contracts' }));
  expect(move.disabled).toBe(true);
  await user.click(dialog.getByRole('treeitem', { name: 'Insurance' }));
  const { lists } = service.world;
  service.after('moveFiles', { lists: { ...lists, [CONTRACTS]: { folders: [YEAR_2026] } } });
  await user.click(move);
  await shows(['2026']);
  expect(await screen.findByText('2 files moved to Insurance')).toBeTruthy();
  expect(service.last('moveFiles')).toMatchObject({
    targetFolderId: INSURANCE,
    propertyFileIds: [BIDS, ROOF_CONTRACT],
    folderIds: [],
  });
});

it('moves files that a search found in several folders into one of them, where some are already', async () => {
  const { user, service } = openFiles('/?q=roof', { lists: { roof: { files: [ROOF_CONTRACT, BYLAWS] } } });
  await shows(['Roof contract.pdf', 'Bylaws.pdf']);
  await select(user, 'Roof contract.pdf');
  await select(user, 'Bylaws.pdf');
  const bar = within(screen.getByRole('toolbar', { name: 'Actions for the selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 files' }));
  await user.click(dialog.getByRole('treeitem', { name: 'Contracts' }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Bylaws.pdf moved to Contracts')).toBeTruthy();
  // The service refuses to move a file to where it is.
  expect(service.last('moveFiles')).toMatchObject({
    targetFolderId: CONTRACTS,
    propertyFileIds: [BYLAWS],
    folderIds: [],
  });
});

it('does not move a folder to itself, to a folder in it, or to where it is', async () => {
  const { user } = openFiles();
  await names();
  await pickFromMenu(
    user,
    await openMenu(user, screen.getByRole('button', { name: 'Actions for Contracts' })),
    'Move',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Contracts' }));
  const closed = dialog
    .getAllByRole('treeitem')
    .filter((each) => each.getAttribute('aria-disabled') === 'true');
  expect(closed.map((each) => each.getAttribute('aria-label'))).toEqual(['All files', 'Contracts', '2026']);
});

it('says what a deletion takes along, undoes it, and opens an ERROR dialog when it fails', async () => {
  const { user, service } = openFiles();
  await names();
  const remove = async () =>
    pickFromMenu(
      user,
      await openMenu(user, screen.getByRole('button', { name: 'Actions for Contracts' })),
      'Delete',
    );
  service.refuse('deleteFiles', { detail: 'Someone is restoring it.' });
  await remove();
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Contracts' }));
  expect(question.getByText('Contracts holds 2 files in 1 folder, which go with it.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  const error = within(await screen.findByRole('alertdialog', { name: 'ERROR' }));
  expect(error.getByText('Uh oh. An error occured while deleting the selected files.')).toBeTruthy();
  service.refuse('deleteFiles');
  const { folders, lists } = service.world;
  service.after('deleteFiles', {
    folders: folders.filter(({ folderName }) => folderName === 'Insurance'),
    lists: { top: { folders: [INSURANCE], files: [BYLAWS] } },
  });
  await user.click(error.getByRole('button', { name: 'Ok' }));
  await user.click(await question.findByRole('button', { name: 'Delete' }));
  await shows(['Insurance', 'Bylaws.pdf']);
  expect(service.last('deleteFiles')).toMatchObject({ propertyFileIds: [], folderIds: [CONTRACTS] });
  service.after('restoreFiles', { folders, lists });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await shows(['Contracts', 'Insurance', 'Bylaws.pdf']);
  expect(service.last('restoreFiles')).toMatchObject({ propertyFileIds: [], folderIds: [CONTRACTS] });
});

it.each([
  [{}, 'Insurance is empty.'],
  [{ folderCount: 1 }, 'Insurance holds 1 empty folder, which goes with it.'],
  [{ fileCount: 1, folderCount: 2 }, 'Insurance holds 1 file in 2 folders, which goes with it.'],
])('says of a folder with %o: %s', async (content, sentence) => {
  const { user } = openFiles('/', {
    folders: [folder(INSURANCE, 'Insurance', content)],
    lists: { top: { folders: [INSURANCE] } },
  });
  await names();
  const menu = await openMenu(user, screen.getByRole('button', { name: 'Actions for Insurance' }));
  await pickFromMenu(user, menu, 'Delete');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Insurance' }));
  expect(question.getByText(sentence)).toBeTruthy();
});

it('assigns the selected files only once a component is chosen', async () => {
  const { user, service } = openFiles();
  await names();
  await select(user, 'Bylaws.pdf');
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign' }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Assign' }).disabled).toBe(true);
  await user.type(dialog.getByRole('searchbox'), 'roof');
  expect((await dialog.findAllByRole('listitem')).length).toBe(1);
  await user.click(dialog.getByRole('checkbox', { name: /Asphalt shingle roof/ }));
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  await waitFor(() =>
    expect(service.last('assignFiles')).toEqual({
      propertyFileIds: [BYLAWS],
      propertyComponentIds: [id(61)],
      unassign: false,
    }),
  );
  // Nothing stays selected.
  expect(await screen.findByText('None selected')).toBeTruthy();
});

it('clears the selection when another folder opens', async () => {
  const { user } = openFiles(inContracts);
  await names();
  await select(user, 'Bids.xlsx');
  expect(screen.getByText('1 selected')).toBeTruthy();
  await user.click(await nodeOf('All files'));
  expect(screen.getByText('None selected')).toBeTruthy();
  await user.click(await nodeOf('Contracts'));
  await shows(['2026', 'Bids.xlsx', 'Roof contract.pdf']);
  expect(screen.getByText('None selected')).toBeTruthy();
});

it('offers no more than the role allows', async () => {
  openFiles('/', { can: { editFiles: false, deleteFiles: false } });
  await names();
  expect(screen.queryByRole('button', { name: /Upload files|New folder|Move|Assign|Delete/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
  expect(screen.queryByText(/^Drop files/)).toBeNull();
});
