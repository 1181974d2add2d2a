import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { aWorld, BYLAWS, file, fileService, ROOF, ROOF_CONTRACT } from '../testing/file-service';
import { openFiles } from '../testing/open-files';
import { ProjectFiles } from './ProjectFiles';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

const inRoof = { projects: [{ projectId: ROOF.projectId, name: ROOF.name }] };

it('lists the files of a project with links, takes one out, and adds others from their folders', async () => {
  const { files, lists } = aWorld();
  const service = fileService(
    aWorld({
      files: [...files, file(id(560), 'Bid.pdf', inRoof)],
      lists: { ...lists, top: { ...lists.top, files: [BYLAWS, id(560)] } },
      ofProject: [id(560)],
    }),
  );
  const { user } = renderScreen(<ProjectFiles projectId={ROOF.projectId} canEdit />, {
    graph: service.graph,
  });
  const link = await screen.findByRole('link', { name: 'Bid.pdf' });
  expect(link.getAttribute('href')).toBe(paths.file({ propertyFileId: id(560), folderId: null }));
  await user.click(screen.getByRole('button', { name: 'Add files' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add files' }));
  expect(await dialog.findByRole('checkbox', { name: /Bid\.pdf/ })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('button', { name: 'Contracts' }));
  await user.click(await dialog.findByRole('checkbox', { name: /Roof contract\.pdf/ }));
  service.after('addFileToProject', { ofProject: [id(560), ROOF_CONTRACT] });
  await user.click(dialog.getByRole('button', { name: 'Add 1 file' }));
  expect(await screen.findByText('1 file added to the project')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Roof contract.pdf' })).toBeTruthy();
  expect(service.sent('addFileToProject')).toEqual([
    { projectId: ROOF.projectId, propertyFileId: ROOF_CONTRACT },
  ]);
  service.after('removeFileFromProject', { ofProject: [ROOF_CONTRACT] });
  await user.click(screen.getByRole('button', { name: 'Remove Bid.pdf from the project' }));
  expect(await screen.findByText('Bid.pdf removed from the project')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bid.pdf' })).toBeNull());
  expect(service.last('removeFileFromProject')).toMatchObject({ propertyFileId: id(560) });
});

it('says why a file was not added, and shows no Add files to those who may only read', async () => {
  const service = fileService();
  const { user, unmount } = renderScreen(<ProjectFiles projectId={ROOF.projectId} canEdit />, {
    graph: service.graph,
  });
  await user.click(await screen.findByRole('button', { name: 'Add files' }));
  service.refuse('addFileToProject', { detail: 'The file was deleted.' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add files' }));
  await user.click(await dialog.findByRole('checkbox', { name: /Bylaws\.pdf/ }));
  await user.click(dialog.getByRole('button', { name: 'Add 1 file' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('The file was deleted.');
  unmount();
  renderScreen(<ProjectFiles projectId={ROOF.projectId} canEdit={false} />, { graph: service.graph });
  expect(await screen.findByText('No files yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add files' })).toBeNull();
});

it('adds an open file to a project, links to it, and takes the file out again', async () => {
  const { user, service } = openFiles(`/?file=${BYLAWS}`);
  await user.click(await screen.findByRole('button', { name: 'Add to project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to project' }));
  await user.click(await dialog.findByRole('radio', { name: /Roof of building A/ }));
  service.after('addFileToProject', { files: [file(BYLAWS, 'Bylaws.pdf', inRoof)] });
  await user.click(dialog.getByRole('button', { name: 'Add to project' }));
  expect(await screen.findByText(`File added to ${ROOF.name}`)).toBeTruthy();
  expect((await screen.findByRole('link', { name: ROOF.name })).getAttribute('href')).toBe(
    paths.project(ROOF.projectId),
  );
  await user.click(screen.getByRole('button', { name: `Remove from ${ROOF.name}` }));
  await waitFor(() =>
    expect(service.last('removeFileFromProject')).toEqual({
      projectId: ROOF.projectId,
      propertyFileId: BYLAWS,
    }),
  );
});
