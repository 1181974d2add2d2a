import { PHOTO_SIZES, type PhotoSize } from '@roofline/schema/photo/photo';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../http/app-parts';
import { feedSecret, invitationCode, PathPart, restPath, uuid, type RestPath } from '../upstream/path';
import { documentDownloads } from './document-downloads';
import { propertyFileDownloads } from './file-transfers';
import { sendTransferFault } from './relay';
import { DATA_HEADERS, downloadRoute, type Download } from './send-download';

const IMAGE_TYPES = ['image/webp', 'image/png', 'image/jpeg', 'image/avif'];
const KEPT = { 'cache-control': 'private, max-age=300', vary: 'Cookie, Authorization' };

/** Images that the service has re-encoded. Under an address that names their version browsers may keep them. */
function imageDownloads(app: FastifyInstance, parts: AppParts): void {
  const image = (path: RestPath, { v, size }: Record<string, unknown>): Download => ({
    path,
    query: size === 'small' ? { size } : {},
    types: IMAGE_TYPES,
    headers: typeof v === 'string' && v !== '' ? KEPT : undefined,
  });
  downloadRoute<{ propertyId: string }>(
    app,
    parts,
    '/download/property-image/:propertyId',
    ({ propertyId }, query) => image(restPath`/api/property/${uuid(propertyId)}/profileimage`, query),
  );
  downloadRoute(app, parts, '/download/profile-photo', (_, query) =>
    image(restPath`/api/user/profile-photo`, query),
  );
  downloadRoute<{ workspaceId: string }>(
    app,
    parts,
    '/download/workspace-logo/:workspaceId',
    ({ workspaceId }, query) => image(restPath`/api/workspace/${uuid(workspaceId)}/logo`, query),
  );
  // Anyone with the code of an invitation may see its workspace's logo, even without an account.
  downloadRoute<{ code: string }>(app, parts, '/download/invitation-logo/:code', ({ code }, query) => ({
    ...image(restPath`/api/account/invitation/${invitationCode(code)}/logo`, query),
    isPublic: true,
  }));
}

/** An address that names the bytes always means the same ones, so whoever has them need not ask again. */
const IMMUTABLE = {
  'cache-control': 'private, max-age=31536000, immutable',
  vary: 'Cookie, Authorization',
};

function pictureOf(
  { propertyPhotoId, size }: { propertyPhotoId: string; size: string },
  { v, download }: Record<string, unknown>,
): Download | null {
  if (!PHOTO_SIZES.includes(size as PhotoSize)) return null;
  const types = ['image/jpeg'];
  if (download !== undefined)
    return size === 'original'
      ? {
          path: restPath`/api/photo/download/${uuid(propertyPhotoId)}`,
          // A file that cannot be read goes back to its uploader as it is.
          types: [...types, 'application/octet-stream'],
          name: 'photo.jpg',
        }
      : null;
  const isNamed = typeof v === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(v);
  return {
    path: restPath`/api/photo/${uuid(propertyPhotoId)}/image/${new PathPart(size)}`,
    query: isNamed ? { v } : {},
    types,
    headers: isNamed ? IMMUTABLE : undefined,
  };
}

/** Photos in their sizes; with `?download` the original under its name. */
function photoDownloads(app: FastifyInstance, parts: AppParts): void {
  downloadRoute(app, parts, '/download/photo/:propertyPhotoId/:size', pictureOf);
}

/** A private calendar feed: its secret address is all that a calendar program has. */
function calendarFeeds(app: FastifyInstance, parts: AppParts): void {
  downloadRoute<{ secret: string }>(app, parts, '/calendar/:secret', ({ secret }) => ({
    path: restPath`/api/calendar/${feedSecret(secret)}`,
    types: ['text/calendar'],
    contentType: 'text/calendar; charset=utf-8',
    name: 'calendar.ics',
    headers: { 'x-robots-tag': 'noindex, nofollow' },
    isPublic: true,
  }));
}

/** GET /download/…: streamed from the REST service, which checks session and workspace each time. */
export async function downloadRoutes(app: FastifyInstance, parts: AppParts): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(DATA_HEADERS));
  app.setErrorHandler(sendTransferFault);
  imageDownloads(app, parts);
  documentDownloads(app, parts);
  photoDownloads(app, parts);
  propertyFileDownloads(app, parts);
  calendarFeeds(app, parts);
}
