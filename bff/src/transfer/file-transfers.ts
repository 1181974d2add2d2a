import { propertyFile } from '@roofline/schema/file/file';
import { fileLimits } from '@roofline/schema/file/names';
import { limits } from '@roofline/schema/value/limits';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppParts } from '../http/app-parts';
import { PathPart, restPath, uuid } from '../upstream/path';
import { downloadRoute, known, PDF, XLSX } from './send-download';
import { uploadRoute } from './upload-route';

/** The bytes are written to the store once they are all there. */
const PATIENCE_MS = 120_000;
/** As the service stores them; whatever else a file is, it is only saved. */
const TYPES = [
  PDF,
  'image/png',
  'image/jpeg',
  XLSX,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/csv',
  'text/plain',
  'application/octet-stream',
];

/** Files of a property, many in one body, into a folder or to the top. */
export function propertyFileUploads(app: FastifyInstance, parts: AppParts): void {
  uploadRoute(app, parts, '/upload/file/:propertyId', ({ propertyId }: { propertyId: string }, query) => ({
    once: 'idempotency-key',
    path: restPath`/api/file/${uuid(propertyId)}/upload`,
    query: known(query, ['folderId', 'standardFolder', 'onSameName']),
    bytes: fileLimits.fileBytes,
    files: limits.uploadFiles,
    patienceMs: PATIENCE_MS,
    shape: z.array(propertyFile),
  }));
}

interface FileAt {
  propertyFileId: string;
}

/** A file, an earlier version of it, and what our own viewer shows of it. */
export function propertyFileDownloads(app: FastifyInstance, parts: AppParts): void {
  const url = '/download/file/:propertyFileId';
  downloadRoute<FileAt>(app, parts, url, ({ propertyFileId }) => ({
    path: restPath`/api/file/file/${uuid(propertyFileId)}/download`,
    types: TYPES,
    name: 'file',
    isResumable: true,
  }));
  downloadRoute<FileAt & { n: string }>(app, parts, `${url}/version/:n`, ({ propertyFileId, n }) =>
    /^[1-9]\d{0,5}$/.test(n)
      ? {
          path: restPath`/api/file/file/${uuid(propertyFileId)}/version/${new PathPart(n)}/download`,
          types: TYPES,
          name: 'file',
          isResumable: true,
        }
      : null,
  );
  downloadRoute<FileAt>(app, parts, `${url}/preview`, ({ propertyFileId }) => ({
    path: restPath`/api/file/file/${uuid(propertyFileId)}/preview/content`,
    types: [PDF, 'image/png', 'image/jpeg'],
  }));
}
