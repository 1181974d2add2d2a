import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppParts } from '../http/app-parts';
import { problemFor } from '../http/problem';
import { openRelay, relayedData, responseOf, type RelayRequest } from './relay';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const PDF = 'application/pdf';
export const ZIP = 'application/zip';
// The service names the file as in RFC 6266; anything else is not passed on.
const DISPOSITION =
  /^attachment; filename="[\x20\x21\x23-\x5b\x5d-\x7e]{1,255}"(; filename\*=UTF-8''[A-Za-z0-9%._~!$&+^`|-]{1,1000})?$/;

/** Returns the URL parameters that the service knows; the service checks their values. */
export function known(given: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
  );
}

/** A file of the REST service, ready to be passed on. */
export interface Download extends Pick<RelayRequest, 'path' | 'query' | 'json' | 'isPublic'> {
  /** Content types that it may have; any other is not passed on. */
  types: readonly string[];
  /** Its name where the service gave none that a header can hold. Without one it is shown within pages. */
  name?: string;
  /** How long browsers may keep it, where they may. */
  headers?: Record<string, string>;
}

/** Downloads are data, even when a browser could display them: their scripts must never run. */
export const DATA_HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

function dispositionOf(given: unknown, name: string | undefined): string {
  if (name === undefined) return 'inline';
  return typeof given === 'string' && DISPOSITION.test(given) ? given : `attachment; filename="${name}"`;
}

/** Streams a file from the REST service to the caller; one with a body is asked for by POST. */
export async function sendDownload(
  parts: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
  download: Download,
) {
  const { types, name, headers, ...call } = download;
  const method = call.json === undefined ? 'GET' : 'POST';
  const relay = openRelay(parts, request, reply, { ...call, method });
  try {
    const response = await responseOf(relay);
    const type = response.headers['content-type']?.split(';')[0]!.trim() ?? '';
    if (response.statusCode !== 200 || !types.includes(type)) {
      await relayedData(relay, response, z.never(), 100_000);
      return reply;
    }
    const length = response.headers['content-length'];
    if (length) void reply.header('content-length', length);
    void reply.headers({
      ...headers,
      'content-type': type,
      'content-disposition': dispositionOf(response.headers['content-disposition'], name),
    });
    // A cut reply ends the connection, so that half a file never looks whole.
    return await reply.send(relay);
  } catch (fault) {
    relay.destroy();
    throw fault;
  }
}

/** GET of a file: `find` says which one the address means, null where it means none. */
export function downloadRoute<Params>(
  app: FastifyInstance,
  parts: AppParts,
  url: string,
  find: (params: Params, query: Record<string, unknown>) => Download | null,
): void {
  app.get(url, { exposeHeadRoute: false }, async (request, reply) => {
    const found = find(request.params as Params, request.query as Record<string, unknown>);
    return found ? sendDownload(parts, request, reply, found) : reply.code(404).send(problemFor(404));
  });
}
