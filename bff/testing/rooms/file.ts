import {
  aFile,
  aFileInput,
  aFileListing,
  aFileUsage,
  aFileVersion,
  aFolder,
} from '@roofline/schema/fixtures/file';
import { id } from '@roofline/schema/fixtures/id';
import { C, I, P, type RoomExamples } from '../room';

const FILE_ID = aFile().propertyFileId;
const chosen = { propertyFileIds: [I], folderIds: [C] };
const values = aFileInput({ propertyComponentIds: [C] });
const assigned = { propertyFileIds: [I], propertyComponentIds: [C], unassign: false };
const renamed = { fileName: 'Bid.pdf' };
const bids = { folderName: 'Bids' };
const to = { targetFolderId: P };

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    createFolder: { input: { propertyId: P, ...bids, parentId: C, idempotencyKey: 'f1' }, call: `POST /api/file/${P}/folder`, body: { ...bids, parentId: C }, key: 'f1' },
    renameFolder: { input: { folderId: C, version: 2, ...bids }, call: `PUT /api/file/folder/${C}/rename`, body: bids, version: 2 },
    moveFolder: { input: { folderId: C, version: 2, ...to }, call: `PUT /api/file/folder/${C}/move`, body: to, version: 2 },
    deleteFolder: { input: { folderId: C, version: 2 }, call: `DELETE /api/file/folder/${C}`, version: 2 },
    addStandardFolders: { input: { propertyId: P, idempotencyKey: 'f2' }, call: `POST /api/file/${P}/standardfolders`, key: 'f2' },
    renameFile: { input: { propertyFileId: I, version: 3, ...renamed }, call: `PUT /api/file/file/${I}/rename`, body: renamed, version: 3 },
    moveFile: { input: { propertyFileId: I, version: 3 }, call: `PUT /api/file/file/${I}/move`, body: { targetFolderId: null }, version: 3 },
    updateFile: { input: { propertyFileId: I, version: 3, values }, call: `PUT /api/file/file/${I}`, body: values, version: 3 },
    deleteFile: { input: { propertyFileId: I, version: 3 }, call: `DELETE /api/file/file/${I}`, version: 3 },
    assignFiles: { input: assigned, call: 'PUT /api/file/bulk/assign', body: assigned },
    moveFiles: { input: { ...chosen, ...to }, call: 'POST /api/file/bulk/move', body: { ...chosen, ...to } },
    addFileToProject: { input: { propertyFileId: I, projectId: P }, call: `POST /api/file/file/${I}/project/${P}` },
    removeFileFromProject: { input: { propertyFileId: I, projectId: P }, call: `DELETE /api/file/file/${I}/project/${P}` },
    deleteFiles: { input: chosen, call: 'POST /api/file/bulk/delete', body: chosen },
    restoreFiles: { input: chosen, call: 'POST /api/file/bulk/restore', body: chosen },
    eraseFiles: { input: chosen, call: 'POST /api/file/bulk/erase', body: chosen },
  },
  serve: (upstream, numbers) => {
    for (const propertyId of [P, ...numbers.map((n) => id(n))])
      upstream.data('GET', `/api/file/${propertyId}`, aFileListing());
    for (const fileId of [FILE_ID, id(1)])
      upstream
        .data('GET', `/api/file/file/${fileId}/versions`, [aFileVersion()])
        .data('GET', `/api/file/file/${fileId}/preview`, { text: 'Roof', table: null, isCut: false });
    upstream
      .batch('/api/file/folders', (propertyId) => [aFolder({ propertyId })])
      .batch('/api/file/usage', (propertyId) => aFileUsage({ propertyId }))
      .batch('/api/file/endingsoon', (propertyId) => [aFile({ propertyId })])
      .batch('/api/file/files', (propertyFileId) => aFile({ propertyFileId }), 'ids')
      .batch('/api/file/projects', (projectId) => ({ projectId, files: [aFile()] }), 'ids')
      .batch(
        '/api/file/components',
        (propertyComponentId) => ({ propertyComponentId, files: [aFile()] }),
        'ids',
      );
  },
};
