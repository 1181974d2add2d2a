import { importRequest } from '@roofline/schema/import-request/import-request';
import { propertyImport } from '@roofline/schema/property-import/property-import';
import { limits } from '@roofline/schema/value/limits';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../http/app-parts';
import { importedStudy, withStatusName } from '../import-request/study';
import { restPath, uuid, year } from '../upstream/path';
import { uploadRoute } from './upload-route';

/** A workbook of 300 properties is read and stored before the answer. */
const WORKBOOK_PATIENCE_MS = 90_000;

/** Reserve studies for internal staff: sent by a customer, and replaced where staff imports them. */
function studyUploads(app: FastifyInstance, parts: AppParts): void {
  const study = { once: 'idempotency-key', bytes: limits.importFileBytes } as const;
  uploadRoute(
    app,
    parts,
    '/upload/import-request',
    () => ({ ...study, path: restPath`/api/admin/import-request`, shape: importRequest }),
    withStatusName,
  );
  uploadRoute(
    app,
    parts,
    '/upload/import-request/:importRequestId/:fiscalYear',
    ({ importRequestId, fiscalYear }: { importRequestId: string; fiscalYear: string }) => ({
      ...study,
      isVersioned: true,
      path: restPath`/api/admin/import-request/${uuid(importRequestId)}/${year(Number(fiscalYear))}/import`,
      shape: importedStudy,
    }),
    (made) => ('jobId' in made ? made : withStatusName(made)),
  );
}

/** Workbooks that many properties are added from. */
function propertyUploads(app: FastifyInstance, parts: AppParts): void {
  uploadRoute(app, parts, '/upload/property-import', () => ({
    once: 'idempotency-key',
    path: restPath`/api/property/import`,
    bytes: limits.importFileBytes,
    patienceMs: WORKBOOK_PATIENCE_MS,
    shape: propertyImport,
  }));
}

/** Workbooks that are read into an inventory, or into properties. */
export function workbookUploads(app: FastifyInstance, parts: AppParts): void {
  studyUploads(app, parts);
  propertyUploads(app, parts);
}
