import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../http/app-parts';
import { invitationCode, restPath, uuid, type RestPath } from '../upstream/path';
import { documentDownloads } from './document-downloads';
import { sendTransferFault } from './relay';
import { DATA_HEADERS, downloadRoute, type Download } from './send-download';

const IMAGE_TYPES = ['image/webp', 'image/png', 'image/jpeg', 'image/avif'];
const KEPT = { 'cache-control': 'private, max-age=300', vary: 'Cookie, Authorization' };

/** Images that the service has re-encoded. Under an address that names their version browsers may keep them. */
function imageDownloads(app: FastifyInstance, parts: AppParts): void {
  const image = (path: RestPath, { v }: Record<string, unknown>): Download => ({
    path,
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

/** GET /download/…: streamed from the REST service, which checks session and workspace each time. */
export async function downloadRoutes(app: FastifyInstance, parts: AppParts): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(DATA_HEADERS));
  app.setErrorHandler(sendTransferFault);
  imageDownloads(app, parts);
  documentDownloads(app, parts);
}
