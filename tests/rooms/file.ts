import type { Cast } from '@roofline/api/property/fixtures/cast';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf } from '@roofline/api/platform/database';
import { sql } from 'drizzle-orm';
import { minutes, type UploadFile } from '../register/examples';
import { eraserOnly, runners, signedIn, withMember } from '../register/rights';
import { by, type NestedField, type Place, type Room } from '../register/room';

const document: UploadFile = { ...minutes, field: 'files' };

let made = 0;
/** A name that nothing has yet. */
const newName = (what: string) => `${what} ${(made += 1)}`;

/** Files of one property, for the requests that each take one away. */
const COPIES = 30;

/** Ids of copies of a file, which a request can take away; in the trash or outside. */
async function copiesOf({ database }: Cast, fileId: string, workspaceId: string, isDeleted: boolean) {
  const rows = await database.tenant(workActor([workspaceId]), (tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`with copies as (
          insert into property_file (workspace_id, property_file_id, property_id, file_name, name_key, created_at,
            deleted_at, deletion_id)
          select workspace_id, c.id, property_id, c.id::text, c.id::text, created_at,
            case when ${isDeleted} then created_at end, case when ${isDeleted} then c.id end
          from property_file, (select gen_random_uuid() as id from generate_series(1, ${COPIES})) c
          where property_file_id = ${fileId}::uuid
          returning workspace_id, property_file_id)
        insert into file_version (workspace_id, property_file_id, version_number, blob_id, content_type, file_size,
          uploaded_at, uploaded_by, upload_by_full_name)
        select v.workspace_id, c.property_file_id, 1, blob_id, content_type, file_size, uploaded_at, uploaded_by,
          upload_by_full_name
        from copies c, file_version v where v.property_file_id = ${fileId}::uuid
        returning property_file_id as id`,
    ),
  );
  return rows.map(({ id }) => id).join(',');
}

const taken = new Map<string, number>();
/** The next of these ids: what one request has taken away is not there for another. */
function next(ids = ''): string {
  const n = taken.get(ids) ?? 0;
  taken.set(ids, n + 1);
  const list = ids.split(',');
  return list[n % list.length]!;
}
const one = (ids: string | undefined) => ({ propertyFileIds: [next(ids)], folderIds: [] });

const folderAt = '/api/file/folder/:folderId';
const fileAt = '/api/file/file/:propertyFileId';
/** What somebody sees of a file by the way of its property or its component. */
const seen: NestedField = { route: 'GET /api/file/:propertyId/folders', instead: { 403: 'none' } };

/** A file that somebody may not see is none to the graph. */
const unseen = { 403: 'none', 404: 'none' } as const;

const values = (at: Place) => ({
  documentKind: 'minutes',
  validUntil: '2027-01-31',
  retainUntil: null,
  propertyComponentIds: [at.propertyComponentId],
});

const reads: Room['routes'] = {
  'GET /api/file/files': { who: signedIn, query: (at) => `?ids=${at.propertyFileId}` },
  'GET /api/file/folders': { who: signedIn, query: (at) => `?propertyIds=${at.propertyId}` },
  'GET /api/file/usage': { who: signedIn, query: (at) => `?propertyIds=${at.propertyId}` },
  'GET /api/file/endingsoon': { who: signedIn, query: (at) => `?propertyIds=${at.propertyId}` },
  'GET /api/file/components': { who: signedIn, query: (at) => `?ids=${at.propertyComponentId}` },
  'GET /api/file/projects': { who: signedIn, query: (at) => `?ids=${at.projectId}` },
  'GET /api/file/:propertyId': { who: withMember },
  'GET /api/file/:propertyId/folders': { who: withMember },
  'GET /api/file/:propertyId/usage': { who: withMember },
  [`GET ${fileAt}`]: { who: withMember },
  [`GET ${fileAt}/versions`]: { who: withMember },
  [`GET ${fileAt}/download`]: { who: withMember },
  [`GET ${fileAt}/version/:versionNumber/download`]: { who: withMember },
  [`GET ${fileAt}/preview`]: { who: withMember },
  [`GET ${fileAt}/preview/content`]: { who: withMember },
  'POST /api/file/bulk/download': {
    who: withMember,
    token: 'read',
    body: (at) => ({ propertyFileIds: [at.propertyFileId], folderIds: [at.folderId] }),
  },
};

const changes: Room['routes'] = {
  'POST /api/file/:propertyId/folder': {
    who: withMember,
    body: () => ({ folderName: newName('Folder'), parentId: null }),
  },
  'POST /api/file/:propertyId/standardfolders': { who: withMember },
  'POST /api/file/:propertyId/upload': {
    who: withMember,
    query: () => '?onSameName=keepBoth',
    file: document,
  },
  [`PUT ${folderAt}/rename`]: { who: withMember, body: () => ({ folderName: newName('Renamed') }) },
  [`PUT ${folderAt}/move`]: {
    who: withMember,
    body: (at) => ({ targetFolderId: at.otherFolder }),
  },
  [`DELETE ${folderAt}`]: { who: runners },
  [`PUT ${fileAt}/rename`]: { who: withMember, body: () => ({ fileName: newName('renamed.pdf') }) },
  [`PUT ${fileAt}/move`]: {
    who: withMember,
    body: (at) => ({ targetFolderId: at.otherFolder }),
  },
  [`PUT ${fileAt}`]: { who: withMember, body: values },
  [`DELETE ${fileAt}`]: { who: runners },
  [`POST ${fileAt}/project/:projectId`]: { who: withMember, isUnkeyed: true },
  [`DELETE ${fileAt}/project/:projectId`]: {
    who: withMember,
    // What is at home is deleted by other rows.
    recorded: async ({ away, ask }) => {
      const { propertyId, propertyFileId } = away;
      const payload = { name: 'Roof with a contract' };
      const { projectId } = await ask('POST', `/api/project/property/${propertyId}`, { payload });
      await ask('POST', `/api/file/file/${propertyFileId}/project/${projectId}`);
      return [{ at: { ...away, projectId } }];
    },
  },
  'PUT /api/file/bulk/assign': {
    who: runners,
    body: (at) => ({
      propertyFileIds: [at.propertyFileId],
      propertyComponentIds: [at.propertyComponentId],
      unassign: false,
    }),
  },
  'POST /api/file/bulk/move': {
    who: withMember,
    isUnkeyed: true,
    body: (at) => ({ ...one(at.movableFiles), targetFolderId: at.otherFolder }),
  },
  'POST /api/file/bulk/delete': { who: runners, isUnkeyed: true, body: (at) => one(at.deletableFiles) },
  'POST /api/file/bulk/restore': { who: runners, isUnkeyed: true, body: (at) => one(at.restorableFiles) },
  'POST /api/file/bulk/erase': { who: eraserOnly, isUnkeyed: true, body: (at) => one(at.erasableFiles) },
};

export const room: Room = {
  routes: { ...reads, ...changes },
  furnish: async ({ cast, ask, upload, workspaceId, propertyId }) => {
    const add = async (folderName: string) =>
      (await ask('POST', `/api/file/${propertyId}/folder`, { payload: { folderName } })).folderId as string;
    const [{ propertyFileId }] = await upload(`/api/file/${propertyId}/upload`, document);
    const copies = (isDeleted: boolean) => copiesOf(cast, propertyFileId, workspaceId, isDeleted);
    return {
      propertyFileId,
      folderId: await add('Board'),
      otherFolder: await add('Other'),
      versionNumber: '1',
      movableFiles: await copies(false),
      deletableFiles: await copies(false),
      restorableFiles: await copies(true),
      erasableFiles: await copies(true),
    };
  },
  pool: () => ({
    folderName: ['Board', 'Bids'],
    fileName: ['minutes.pdf'],
    documentKind: ['minutes', 'bid'],
    validUntil: ['2027-01-31'],
    onSameName: ['keepBoth', 'newVersion', 'refuse'],
    versionNumber: ['1'],
  }),
  plant: async ({ rest, upload, propertyId }) => {
    const [file] = (await upload(`/api/file/${propertyId}/upload`, document)) as unknown as {
      propertyFileId: string;
    }[];
    const folders: string[] = [];
    for (const folderName of ['Board', 'Bids', 'Other'])
      folders.push(
        (
          await rest.ask<{ folderId: string }>('POST', `/api/file/${propertyId}/folder`, {
            body: { folderName },
          })
        ).folderId,
      );
    const { propertyFileId } = file!;
    return {
      propertyFileId: [propertyFileId],
      propertyFileIds: [[propertyFileId]],
      folderId: folders,
      folderIds: [[folders[0]]],
      parentId: [...folders, null],
      targetFolderId: [...folders, null],
    };
  },
  queries: { file: by(`GET ${fileAt}`, { instead: unseen }) },
  mutations: {
    createFolder: by('POST /api/file/:propertyId/folder'),
    renameFolder: by(`PUT ${folderAt}/rename`),
    moveFolder: by(`PUT ${folderAt}/move`),
    deleteFolder: by(`DELETE ${folderAt}`),
    addStandardFolders: by('POST /api/file/:propertyId/standardfolders'),
    renameFile: by(`PUT ${fileAt}/rename`),
    moveFile: by(`PUT ${fileAt}/move`),
    updateFile: by(`PUT ${fileAt}`),
    deleteFile: by(`DELETE ${fileAt}`),
    addFileToProject: by(`POST ${fileAt}/project/:projectId`),
    removeFileFromProject: by(`DELETE ${fileAt}/project/:projectId`),
    assignFiles: by('PUT /api/file/bulk/assign'),
    moveFiles: by('POST /api/file/bulk/move'),
    deleteFiles: by('POST /api/file/bulk/delete'),
    restoreFiles: by('POST /api/file/bulk/restore'),
    eraseFiles: by('POST /api/file/bulk/erase'),
  },
  nested: {
    'Property.folders': seen,
    'Property.files': { route: 'GET /api/file/:propertyId' },
    'Property.fileUsage': { route: 'GET /api/file/:propertyId/usage', instead: { 403: 'NOT_FOUND' } },
    'Property.filesEndingSoon': { ...seen, isEmpty: true },
    'Component.files': { ...seen, isEmpty: true },
    'Project.files': {
      route: 'GET /api/project/:projectId',
      isEmpty: true,
      instead: { 403: 'none', 404: 'none' },
    },
    'File.versions': { route: `GET ${fileAt}/versions`, instead: unseen },
    'File.preview': { route: `GET ${fileAt}/preview`, isEmpty: true, instead: unseen },
  },
  parents: {
    File: (s) => `query($propertyFileId:ID!){parent:file(propertyFileId:$propertyFileId){${s}}}`,
  },
  shipped: {
    Files: { variables: ({ propertyId }) => ({ propertyId, isTop: true }), atMost: 5 },
    FileListSettings: { atMost: 1 },
    DeletedFiles: { variables: ({ propertyId }) => ({ propertyId }), atMost: 2 },
    FileDetail: { variables: ({ propertyFileId }) => ({ propertyFileId }), atMost: 2 },
    FilePreview: { variables: ({ propertyFileId }) => ({ propertyFileId }), atMost: 2 },
    ComponentMedia: { variables: ({ propertyComponentId }) => ({ propertyComponentId }), atMost: 3 },
  },
  demo: async (manager, { propertyId }) => {
    const at = `/upload/file/${propertyId}`;
    const { body } = await manager.upload<{ propertyFileId: string }[]>(
      at,
      'Rules.txt',
      'Quiet after ten.',
      'text/plain',
      'files',
    );
    return { propertyFileId: body.data![0]!.propertyFileId };
  },
};
