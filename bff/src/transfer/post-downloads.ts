import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppParts } from '../http/app-parts';
import { identityOf } from '../http/caller/identity';
import { isOwnOrigin } from '../http/caller/origin';
import { problem } from '../http/problem';
import { restPath } from '../upstream/path';
import { sendTransferFault } from './relay';
import { DATA_HEADERS, sendDownload, ZIP, type Download } from './send-download';

/** A thousand ids of two kinds, with room to spare. */
const BODY_BYTES = 200_000;
const FORM = 'application/x-www-form-urlencoded';

/** A form of the page itself: fields of one name are a list. */
function formOf(text: string): Record<string, string[]> {
  const fields = new URLSearchParams(text);
  return Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name)]));
}

/**
 * A form of the page, which the browser itself posts. It names no origin where the page's policy is to send no referrer, and
 * says in a header that no page can write where the form came from.
 */
function isOwnForm({ headers }: FastifyRequest, isOwn: boolean): boolean {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (origin === 'null') return site === 'same-origin' && mode === 'navigate';
  return origin !== undefined && isOwn;
}

/** Another site's page can send a form or JSON of its own, but neither our header nor our origin. */
function refusalOf(request: FastifyRequest, { cookie, config }: AppParts): string | null {
  if (identityOf(request, cookie).source === 'bearer') return null;
  const isOwn = isOwnOrigin(request, config.publicUrl);
  const isForm = request.headers['content-type']?.toLowerCase().startsWith(FORM) ?? false;
  if (isForm) return isOwnForm(request, isOwn) ? null : 'This origin is not allowed.';
  if (!isOwn) return 'This origin is not allowed.';
  return request.headers['x-requested-with'] ? null : 'The X-Requested-With header is missing.';
}

/**
 * POST of what is asked for, as JSON or as a form of the page, answered with a file: `find` says which one. With `?check`
 * it answers 204 where the file would come, so that a page hears of a refusal, which the answer to a form is not shown to.
 */
function postDownloadRoute<T>(
  app: FastifyInstance,
  parts: AppParts,
  url: string,
  asked: z.ZodType<T>,
  find: (asked: T) => Download,
): void {
  app.post(url, { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const refusal = refusalOf(request, parts);
    if (refusal !== null) return reply.code(403).send(problem('forbidden', refusal));
    const body = asked.safeParse(request.body);
    if (!body.success)
      return reply.code(400).send(problem('invalid', 'The list of what to download is not valid.'));
    const isCheck = 'check' in (request.query as object);
    return sendDownload(parts, request, reply, { ...find(body.data), isCheck });
  });
}

const idList = z.array(z.uuid()).max(1000).default([]);

/** POST /download/…: many files as one zip, streamed from the REST service. */
export async function postDownloadRoutes(app: FastifyInstance, parts: AppParts): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(DATA_HEADERS));
  app.setErrorHandler(sendTransferFault);
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, formOf(body as string)),
  );
  postDownloadRoute(
    app,
    parts,
    '/download/files',
    z.object({ propertyFileIds: idList, folderIds: idList }),
    (json) => ({ path: restPath`/api/file/bulk/download`, json, types: [ZIP], name: 'files.zip' }),
  );
  postDownloadRoute(app, parts, '/download/photos', z.object({ propertyPhotoIds: idList }), (json) => ({
    path: restPath`/api/photo/bulk/download`,
    json,
    types: [ZIP],
    name: 'photos.zip',
  }));
}
