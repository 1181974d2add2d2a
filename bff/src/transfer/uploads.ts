import { importPreview } from '@roofline/schema/component-import/component-import';
import { exportMap, exportMapLimits } from '@roofline/schema/export-map/export-map';
import { ledgerImportPreview } from '@roofline/schema/ledger-import/ledger-import';
import { limits } from '@roofline/schema/value/limits';
import { photoList } from '@roofline/schema/photo/photo';
import { adoptionFile } from '@roofline/schema/plan/plan';
import { property } from '@roofline/schema/property/property';
import { userProfile } from '@roofline/schema/user/user';
import { workspaceSettings } from '@roofline/schema/workspace/workspace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppParts } from '../http/app-parts';
import { identityOf } from '../http/caller/identity';
import { isOwnOrigin } from '../http/caller/origin';
import { problem } from '../http/problem';
import { photoWithAddresses } from '../photo/addresses';
import { imageAddress } from '../property/image';
import { logoAddress, photoAddress } from '../upstream/image-address';
import { fiscalYearNumber, restPath, uuid, year } from '../upstream/path';
import { propertyFileUploads } from './file-transfers';
import { sendTransferFault } from './relay';
import { workbookUploads } from './workbook-uploads';
import { documentUploadRoute, uploadRoute } from './upload-route';
import { PDF } from './send-download';

function faultOf(request: FastifyRequest, isBearer: boolean): [status: number, detail: string] | null {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data *;.*\bboundary=/i.test(type))
    return [415, 'Send the file as multipart/form-data.'];
  // A form on another site can send multipart, but no custom header.
  if (!isBearer && !request.headers['x-requested-with'])
    return [403, 'The X-Requested-With header is missing.'];
  return null;
}

/** Images: each takes the place of the one before, and is answered with the browser's address of it. */
function imageUploads(app: FastifyInstance, parts: AppParts): void {
  const image = { once: 'if-match', bytes: limits.imageMaxBytes } as const;
  uploadRoute(
    app,
    parts,
    '/upload/property-image/:propertyId',
    ({ propertyId }: { propertyId: string }) => ({
      ...image,
      path: restPath`/api/property/${uuid(propertyId)}/profileimage`,
      shape: property,
    }),
    (saved) => ({
      ...saved,
      profileImage: imageAddress(saved.propertyId, saved.profileImage, saved.version),
    }),
  );
  uploadRoute(
    app,
    parts,
    '/upload/profile-photo',
    () => ({ ...image, path: restPath`/api/user/profile-photo`, shape: userProfile }),
    (saved) => ({ ...saved, imageUrl: photoAddress(saved.imageUrl) }),
  );
  uploadRoute(
    app,
    parts,
    '/upload/workspace-logo/:workspaceId',
    ({ workspaceId }: { workspaceId: string }) => ({
      ...image,
      path: restPath`/api/workspace/logo`,
      query: { workspaceId: uuid(workspaceId).text },
      shape: workspaceSettings,
    }),
    (saved) => ({ ...saved, logoUrl: logoAddress(saved.logoUrl) }),
  );
}

/** A long ledger is read and held against the one that is there before the answer. */
const LEDGER_PATIENCE_MS = 120_000;

/** Files that are kept as they are, or read. */
function fileUploads(app: FastifyInstance, parts: AppParts): void {
  uploadRoute(app, parts, '/upload/plan/:planId/adoption-file', ({ planId }: { planId: string }) => ({
    once: 'idempotency-key',
    path: restPath`/api/plan/${uuid(planId)}/adoption/file`,
    bytes: limits.adoptionFileBytes,
    shape: adoptionFile,
  }));
  uploadRoute(
    app,
    parts,
    '/upload/component-import/:propertyId/:fiscalYear',
    ({ propertyId, fiscalYear }: { propertyId: string; fiscalYear: string }) => ({
      once: 'idempotency-key',
      path: restPath`/api/component/property/${uuid(propertyId)}/import`,
      query: { fiscalYear: String(fiscalYearNumber(Number(fiscalYear))) },
      bytes: limits.importFileBytes,
      shape: importPreview,
    }),
  );
  workbookUploads(app, parts);
  uploadRoute(app, parts, '/upload/ledger-import/:propertyId', ({ propertyId }: { propertyId: string }) => ({
    once: 'idempotency-key',
    path: restPath`/api/ledger/property/${uuid(propertyId)}/import`,
    bytes: limits.ledgerFileBytes,
    patienceMs: LEDGER_PATIENCE_MS,
    shape: ledgerImportPreview,
  }));
  uploadRoute(app, parts, '/upload/export-map/:propertyId', ({ propertyId }: { propertyId: string }) => ({
    once: 'idempotency-key',
    path: restPath`/api/admin/property/${uuid(propertyId)}/exportmap`,
    bytes: exportMapLimits.fileBytes,
    shape: exportMap,
  }));
}

/** Every picture is decoded and made in four sizes before the answer. */
const PATIENCE_MS = 300_000;

/** Photos of a property, many in one body; each is answered with the browser's addresses of it. */
function photoUploads(app: FastifyInstance, parts: AppParts): void {
  uploadRoute(
    app,
    parts,
    '/upload/photo/:propertyId',
    ({ propertyId }: { propertyId: string }) => ({
      once: 'idempotency-key',
      path: restPath`/api/photo/property/${uuid(propertyId)}`,
      bytes: limits.photoMaxBytes,
      files: limits.uploadFiles,
      patienceMs: PATIENCE_MS,
      shape: photoList,
    }),
    (photos) => photos.map(photoWithAddresses),
  );
}

/** Charts of the live dashboard, answered with the PDF that has them. */
function chartUploads(app: FastifyInstance, parts: AppParts): void {
  documentUploadRoute(
    app,
    parts,
    '/upload/live-dashboard/:propertyId/:fiscalYear',
    (params: { propertyId: string; fiscalYear: string }) => {
      const [propertyId, fiscalYear] = [uuid(params.propertyId), year(Number(params.fiscalYear))];
      return {
        path: restPath`/api/reports/realtimefinancialhealth/${propertyId}/${fiscalYear}/pdf`,
        bytes: limits.chartBytes,
        files: limits.uploadFiles,
        types: [PDF],
        name: `financial-health-${fiscalYear.text}.pdf`,
      };
    },
  );
}

/** POST /upload/…: files, streamed through to the REST service and never held whole. */
export async function uploadRoutes(app: FastifyInstance, parts: AppParts): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const isBearer = identityOf(request, parts.cookie).source === 'bearer';
    if (!isBearer && !isOwnOrigin(request, parts.config.publicUrl))
      return reply.code(403).send(problem('forbidden', 'This origin is not allowed.'));
    const fault = faultOf(request, isBearer);
    if (fault)
      return reply.code(fault[0]).send(problem(fault[0] === 403 ? 'forbidden' : 'unsupportedType', fault[1]));
    return undefined;
  });
  app.setErrorHandler(sendTransferFault);
  imageUploads(app, parts);
  fileUploads(app, parts);
  photoUploads(app, parts);
  propertyFileUploads(app, parts);
  chartUploads(app, parts);
}
