import {
  fileAssignInput,
  fileInput,
  filesChanged,
  filesChosenInput,
  filesMoveInput,
  fileUploadInput,
  folder,
  propertyFile,
} from '@roofline/schema/file/file';
import { fileRenameInput, folderInput, folderRenameInput, moveInput } from '@roofline/schema/file/names';
import { z } from 'zod';
import type { Actor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import { created, data, nothing, uploaded } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { post, put, remove, unkeyed } from '../../platform/route/write';
import { propertyGuard, requireProperty } from '../../property/access';
import { requireTarget, treeOf, type FileChange } from '../access';
import { deleteChosen, deleteFile, deleteFolder, moveChosen } from '../write/bulk';
import { assignFiles, changeValues, moveFile, renameFile } from '../write/files';
import { addFolder, addStandardFolders, moveFolder, renameFolder } from '../write/folders';
import { addToProject, removeFromProject } from '../write/projects';
import { eraseChosen, restoreChosen } from '../write/restore';
import { filesUpload, uploadFiles } from '../write/upload';

const by = ({ actor, deps }: { actor: Actor; deps: Pick<Deps, 'clock'> }): FileChange => ({
  actor,
  now: deps.clock.now(),
  today: deps.clock.today(),
});
const deletedBy = (call: { actor: Actor; deps: Pick<Deps, 'clock' | 'fileHolders'> }) => ({
  ...by(call),
  holdersOf: call.deps.fileHolders,
});
const guard = ({ actor, params }: { actor: Actor; params: { propertyId: string } }) =>
  propertyGuard(actor, params.propertyId, 'editFiles');

const folderAt = '/api/file/folder/:folderId';
const fileAt = '/api/file/file/:propertyFileId';

const additions = routes(
  'file',
  post('/api/file/:propertyId/folder', {
    summary: 'Add a folder',
    activity: 'file',
    body: folderInput,
    answer: created(folder),
    guard,
    work: (tx, call) => addFolder(tx, by(call), call.params.propertyId, call.body),
  }),
  post('/api/file/:propertyId/standardfolders', {
    summary: 'Add those of the standard folders that are not there yet; answers the folders at the top',
    activity: 'file',
    answer: created(z.array(folder)),
    guard,
    work: (tx, call) => addStandardFolders(tx, by(call), call.params.propertyId),
  }),
  post('/api/file/:propertyId/upload', {
    summary:
      'Upload 1 to 20 files of up to 200 MB each in the fields `files`. A refused file is listed at `files.N` (207) and keeps no other out',
    activity: 'file',
    query: fileUploadInput,
    file: filesUpload,
    answer: uploaded(propertyFile),
    // Checks rights and folder first, so that no one uploads 200 MB only to be refused.
    first: ({ actor, params, query, deps: { database } }) =>
      database.tenant(
        actor,
        async (tx) => {
          const access = await requireProperty(tx, actor, params.propertyId, { need: 'editFiles' });
          requireTarget(await treeOf(tx, access), query.folderId);
          return access.property;
        },
        { readOnly: true },
      ),
    guard,
    steps: ({ first: { workspaceId, propertyId }, query, file, deps, ...call }, once) =>
      uploadFiles(deps, by({ ...call, deps }), { workspaceId, propertyId, ...query }, file, once),
  }),
);

const folderChanges = routes(
  'file',
  put(`${folderAt}/rename`, {
    summary: 'Rename a folder',
    activity: 'file',
    body: folderRenameInput,
    answer: data(folder),
    work: (tx, call) => renameFolder(tx, by(call), { ...call.params, version: call.version }, call.body.folderName), // prettier-ignore
  }),
  put(`${folderAt}/move`, {
    summary: 'Move a folder with what is in it; null is the top',
    activity: 'file',
    body: moveInput,
    answer: data(folder),
    work: (tx, call) => moveFolder(tx, by(call), { ...call.params, version: call.version }, call.body.targetFolderId), // prettier-ignore
  }),
  remove(folderAt, {
    summary: 'Put a folder with what is in it into the trash',
    activity: 'file',
    work: (tx, call) => deleteFolder(tx, deletedBy(call), { ...call.params, version: call.version }),
  }),
);

const fileChanges = routes(
  'file',
  put(`${fileAt}/rename`, {
    summary: 'Rename a file',
    activity: 'file',
    body: fileRenameInput,
    answer: data(propertyFile),
    work: (tx, call) => renameFile(tx, by(call), { ...call.params, version: call.version }, call.body.fileName), // prettier-ignore
  }),
  put(`${fileAt}/move`, {
    summary: 'Move a file into another folder; null is the top',
    activity: 'file',
    body: moveInput,
    answer: data(propertyFile),
    work: (tx, call) => moveFile(tx, by(call), { ...call.params, version: call.version }, call.body.targetFolderId), // prettier-ignore
  }),
  put(fileAt, {
    summary: 'Change what is known of a file, and the components that it is about',
    activity: 'file',
    body: fileInput,
    answer: data(propertyFile),
    work: (tx, call) => changeValues(tx, by(call), { ...call.params, version: call.version }, call.body),
  }),
  remove(fileAt, {
    summary: 'Put a file into the trash',
    activity: 'file',
    work: (tx, call) => deleteFile(tx, deletedBy(call), { ...call.params, version: call.version }),
  }),
);

const projectChanges = routes(
  'file',
  unkeyed('POST', `${fileAt}/project/:projectId`, {
    summary: 'Add a file to a project of its property',
    activity: 'file',
    neither: 'a repeat finds the file in the project',
    answer: data(propertyFile),
    work: (tx, call) => addToProject(tx, by(call), call.params),
  }),
  unkeyed('DELETE', `${fileAt}/project/:projectId`, {
    summary: 'Remove a file from a project; it stays in the property',
    activity: 'file',
    neither: 'a repeat finds the file outside the project',
    answer: nothing,
    work: (tx, call) => removeFromProject(tx, by(call), call.params),
  }),
);

const bulkChanges = routes(
  'file',
  unkeyed('PUT', '/api/file/bulk/assign', {
    summary: 'Assign files to components, or take them off; all or none',
    activity: 'file',
    neither: 'a file hangs on a component or does not: a repeat changes nothing',
    body: fileAssignInput,
    answer: data(z.array(propertyFile)),
    work: (tx, call) => assignFiles(tx, by(call), call.body),
  }),
  unkeyed('POST', '/api/file/bulk/move', {
    summary: 'Move files and folders, all or none; null is the top',
    activity: 'file',
    neither: 'a repeat finds them there already',
    body: filesMoveInput,
    answer: data(filesChanged),
    work: (tx, call) => moveChosen(tx, by(call), call.body),
  }),
  unkeyed('POST', '/api/file/bulk/delete', {
    summary: 'Put files and folders into the trash, all or none',
    activity: 'file',
    neither: 'a repeat finds none of them',
    body: filesChosenInput,
    answer: data(filesChanged),
    work: (tx, call) => deleteChosen(tx, deletedBy(call), call.body),
  }),
  unkeyed('POST', '/api/file/bulk/restore', {
    summary: 'Take files and folders out of the trash, all or none',
    activity: 'file',
    neither: 'a repeat finds none of them in the trash',
    body: filesChosenInput,
    answer: data(filesChanged),
    work: (tx, call) => restoreChosen(tx, by(call), call.body),
  }),
  unkeyed('POST', '/api/file/bulk/erase', {
    summary: 'Erase files and folders that are in the trash for good, all or none',
    activity: 'file',
    neither: 'a repeat finds none of them',
    body: filesChosenInput,
    answer: data(filesChanged),
    work: (tx, call) => eraseChosen(tx, by(call), call.body),
  }),
);

export const fileChangeRoutes = [
  ...additions,
  ...folderChanges,
  ...fileChanges,
  ...projectChanges,
  ...bulkChanges,
];
