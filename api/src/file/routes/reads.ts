import {
  fileListing,
  fileListInput,
  filePreview,
  fileUsage,
  fileVersion,
  filesChosenInput,
  folder,
  folderTree,
  propertyFile,
} from '@roofline/schema/file/file';
import { idList } from '@roofline/schema/value/page';
import { z } from 'zod';
import type { Actor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import { data, download, either, made, zip, type FileToSend } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { ask, get } from '../../platform/route/read';
import { JPEG, PDF, PNG } from '../../platform/upload/file-kind';
import { CONTENT_TYPES } from '../content/types';
import { previewBytes, previewFile } from '../content/preview';
import { downloadChosen } from '../download';
import { listFiles, listFoldersOf, listFolderTree } from '../listing';
import {
  readContent,
  readEndingSoon,
  readFile,
  readFiles,
  readFilesOfComponents,
  readFilesOfProjects,
  readUsage,
  readUsageOf,
  readVersions,
} from '../reads';

type Reading = { actor: Actor; deps: Pick<Deps, 'clock' | 'config'> };
const by = ({ actor, deps }: Reading) => ({ actor, today: deps.clock.today() });
const quotaOf = ({ deps }: Reading) => deps.config.FILE_QUOTA_BYTES ?? null;

const ids = z.object({ ids: idList });
const propertyIds = z.object({ propertyIds: idList });
const inOrder = 'in the requested order; null where the caller may not see files';
const file = '/api/file/file/:propertyFileId';

/** The answer for the viewer: a PDF unchanged, or an image from our own encoder. */
const viewed = either(
  download(PDF.contentType),
  made(PNG.contentType, JPEG.contentType),
  (shown): shown is FileToSend => 'blob' in shown,
);

/** The routes by which the graph reads many objects at once. */
const batchReads = routes(
  'file',
  get('/api/file/files', {
    summary: 'Files by id, in the requested order; null for one that is not there or not to be seen',
    query: ids,
    answer: data(z.array(propertyFile.nullable())),
    work: (tx, call) => readFiles(tx, by(call), call.query.ids),
  }),
  get('/api/file/folders', {
    summary: `All folders of many properties, by name, ${inOrder}`,
    query: propertyIds,
    answer: data(z.array(z.array(folder).nullable())),
    work: (tx, { actor, query }) => listFoldersOf(tx, actor, query.propertyIds),
  }),
  get('/api/file/usage', {
    summary: `How much many properties store, ${inOrder}`,
    query: propertyIds,
    answer: data(z.array(fileUsage.nullable())),
    work: (tx, call) => readUsage(tx, call.actor, call.query.propertyIds, quotaOf(call)),
  }),
  get('/api/file/endingsoon', {
    summary: `Files of many properties whose valid-until day is past or within 60 days, soonest first, ${inOrder}`,
    query: propertyIds,
    answer: data(z.array(z.array(propertyFile).nullable())),
    work: (tx, call) => readEndingSoon(tx, by(call), call.query.propertyIds),
  }),
  get('/api/file/components', {
    summary: `Files of many components, newest first, ${inOrder}`,
    query: ids,
    answer: data(
      z.array(z.object({ propertyComponentId: z.uuid(), files: z.array(propertyFile) }).nullable()),
    ),
    work: (tx, call) => readFilesOfComponents(tx, by(call), call.query.ids),
  }),
  get('/api/file/projects', {
    summary: `Files that were added to many projects, by name, ${inOrder} or does not see the project`,
    query: ids,
    answer: data(z.array(z.object({ projectId: z.uuid(), files: z.array(propertyFile) }).nullable())),
    work: (tx, call) => readFilesOfProjects(tx, by(call), call.query.ids),
  }),
);

/** The routes that read folders and files of a property, and their bytes. */
const singleReads = routes(
  'file',
  get('/api/file/:propertyId', {
    summary:
      'A folder with what is in it; with `search` what is found in the property, with `isDeleted` its trash',
    query: fileListInput,
    answer: data(fileListing),
    work: async (tx, call) => ({
      ...(await listFiles(tx, by(call), call.params, call.query)),
      trashDays: call.deps.config.TRASH_DAYS,
    }),
  }),
  get('/api/file/:propertyId/folders', {
    summary: 'The folders of a property, each with those in it',
    answer: data(z.array(folderTree)),
    work: (tx, { actor, params }) => listFolderTree(tx, actor, params.propertyId),
  }),
  get('/api/file/:propertyId/usage', {
    summary: 'How much a property and its portfolio store',
    answer: data(fileUsage),
    work: (tx, call) => readUsageOf(tx, call.actor, call.params.propertyId, quotaOf(call)),
  }),
  get(file, {
    summary: 'A file',
    answer: data(propertyFile),
    work: (tx, call) => readFile(tx, by(call), call.params.propertyFileId),
  }),
  get(`${file}/versions`, {
    summary: 'Versions of a file, newest first',
    answer: data(z.array(fileVersion)),
    work: (tx, { actor, params }) => readVersions(tx, actor, params.propertyFileId),
  }),
  get(`${file}/download`, {
    summary: 'The bytes of a file, as a download',
    answer: download(...CONTENT_TYPES),
    work: (tx, { actor, params }) => readContent(tx, actor, { fileId: params.propertyFileId }),
  }),
  get(`${file}/version/:versionNumber/download`, {
    summary: 'The bytes of an earlier version of a file, as a download',
    params: { versionNumber: z.string().regex(/^[1-9]\d{0,5}$/) },
    answer: download(...CONTENT_TYPES),
    work: (tx, { actor, params }) =>
      readContent(tx, actor, { fileId: params.propertyFileId, versionNumber: Number(params.versionNumber) }),
  }),
  get(`${file}/preview`, {
    summary: 'The beginning of a file as text or table; null where there is no such preview of it',
    answer: data(filePreview.nullable()),
    steps: ({ actor, params, deps, signal }) =>
      previewFile(deps, { actor, fileId: params.propertyFileId, signal }),
  }),
  get(`${file}/preview/content`, {
    summary: 'What a viewer shows of a file: a PDF as it is, an image encoded again',
    answer: viewed,
    steps: ({ actor, params, deps, signal }) =>
      previewBytes(deps, { actor, fileId: params.propertyFileId, signal }),
  }),
  ask('/api/file/bulk/download', {
    summary: 'Files and folders as one zip, all or none; folders become its paths',
    body: filesChosenInput,
    answer: zip,
    work: (tx, { actor, body }) => downloadChosen(tx, actor, body),
  }),
);

export const fileReads = [...batchReads, ...singleReads];
