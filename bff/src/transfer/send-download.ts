import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppParts } from '../http/app-parts';
import { identityOf } from '../http/identity';
import { callerOf } from '../http/operation';
import type { RestPath } from '../upstream/path';
import { openRelay, relayedData, relayFault, responseOf } from './relay';

const BUDGET_MS = 300_000;
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const PDF = 'application/pdf';
// The service names the file by RFC 6266; anything else is not passed on.
const DISPOSITION =
  /^attachment; filename="[\x20\x21\x23-\x5b\x5d-\x7e]{1,255}"(; filename\*=UTF-8''[A-Za-z0-9%._~!$&+^`|-]{1,1000})?$/;

/** A file of the REST service as it is passed on. */
export interface Download {
  path: RestPath;
  query?: Record<string, string>;
  type: (given: string) => string | null;
  disposition: (given: string) => string;
  cache: string;
  isPublic?: boolean;
}

/** Downloads are data, also where a browser would rather show them: no script of theirs may ever run. */
export function setDataHeaders(reply: FastifyReply): void {
  void reply.headers({
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
}

/** The file's own name, or a fallback where the service gave none that a header can hold. */
export function namedAs(fallback: string): Download['disposition'] {
  return (given) => (DISPOSITION.test(given) ? given : `attachment; filename="${fallback}"`);
}

/** Streams a file from the REST service to the caller. */
export async function sendDownload(
  parts: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
  download: Download,
) {
  const { token } = identityOf(request, parts.cookie);
  const relay = openRelay(parts.upstream, callerOf(request, reply, token, BUDGET_MS), {
    method: 'GET',
    ...download,
  });
  try {
    const response = await responseOf(relay);
    const type = download.type(
      String(response.headers['content-type'] ?? '')
        .split(';')[0]!
        .trim(),
    );
    if (response.statusCode !== 200 || !type) {
      await relayedData(relay, response, z.never(), 100_000);
      return reply;
    }
    const length = response.headers['content-length'];
    if (length) void reply.header('content-length', length);
    void reply.headers({
      'content-type': type,
      'content-disposition': download.disposition(String(response.headers['content-disposition'] ?? '')),
      'cache-control': download.cache,
    });
    // A cut reply ends the connection, so that half a file never looks whole.
    return await reply.send(relay);
  } catch (fault) {
    relay.destroy();
    throw relayFault(fault);
  }
}
