import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Request } from 'got';
import type { z } from 'zod';
import type { AppParts } from '../http/app-parts';
import { bodyGuard, UploadRefused } from './body-guard';
import { discardRest } from './discard';
import { openRelay, relayedReply, responseOf, type RelayRequest } from './relay';
import { DATA_HEADERS, sendReply, type Download } from './send-download';

/** Boundaries, part headers and file names around the one file. The service checks the exact size of the file itself. */
const FORM_BYTES = 65_536;
const SLOW = { windowMs: 30_000, minBytes: 30_000 };

/** What is passed on: one file, or many of them in one body. */
interface Passed extends Pick<RelayRequest, 'path' | 'query' | 'patienceMs'> {
  /** The header that keeps it from being saved over a newer state, or twice; left out where nothing is saved. */
  once?: 'if-match' | 'idempotency-key';
  /** It may name the version that it starts from, too. */
  isVersioned?: boolean;
  bytes: number;
  /** Many files of at most `bytes` each, every one of which the service may refuse by itself. */
  files?: number;
}

/** What is passed on and answered with JSON. */
export interface Upload<T> extends Passed {
  once: 'if-match' | 'idempotency-key';
  shape: z.ZodType<T>;
}

/** What is passed on and answered with a document. */
export type UploadForDocument = Passed & Pick<Download, 'types' | 'name'>;

const forwarded = (request: FastifyRequest, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/** Streams the body of a request to the service, and hands its answer to `take`. */
async function passOn<T>(
  parts: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, query, patienceMs, once, isVersioned = false, bytes, files = 1 }: Passed,
  take: (relay: Request, response: IncomingMessage) => Promise<T>,
): Promise<T> {
  const body = request.body as Readable;
  const names = [
    'content-type',
    'content-length',
    ...(once ? [once] : []),
    ...(isVersioned ? ['if-match'] : []),
  ];
  const headers = forwarded(request, names);
  const relay = openRelay(parts, request, reply, { method: 'POST', path, query, headers, patienceMs });
  const guard = bodyGuard({ bytes: bodyBytes(bytes, files), ...SLOW, ...parts.uploadPace });
  const answered = responseOf(relay);
  // Not one pipeline: that would cut the connection before the browser has read why it was refused.
  const sent = pipeline(body.pipe(guard), relay);
  // The service may refuse a file before it has read all of it: then its answer counts, not the broken pipe.
  sent.catch(() => undefined);
  answered.catch(() => undefined);
  try {
    const response = await Promise.race([answered, sent.then(() => answered)]);
    return await take(relay, response);
  } catch (fault) {
    // The guard's refusal also breaks the call; whichever arrives first, the refusal is the reason.
    throw guard.errored instanceof UploadRefused ? guard.errored : fault;
  } finally {
    body.unpipe(guard);
    discardRest(body);
    relay.destroy();
    guard.destroy();
  }
}

/** Many files: one that is too large is refused by itself, so there is room for as much again, and not for more. */
const bodyBytes = (bytes: number, files: number) =>
  files === 1 ? bytes + FORM_BYTES : files * (bytes + FORM_BYTES) + bytes;

export function uploadRoute<Params, T>(
  app: FastifyInstance,
  parts: AppParts,
  url: string,
  find: (params: Params, query: Record<string, unknown>) => Upload<T>,
  shown: (saved: T) => unknown = (saved) => saved,
): void {
  app.post(url, async (request, reply) => {
    const asked = find(request.params as Params, request.query as Record<string, unknown>);
    const { data, refused } = await passOn(parts, request, reply, asked, (relay, response) =>
      relayedReply(relay, response, asked.shape, parts.upstream.limits.replyBytes),
    );
    if (asked.files === undefined) return { data: shown(data) };
    if (refused.length === 0) return reply.code(201).send({ data: shown(data) });
    return reply.code(207).send({ data: shown(data), error: { errors: refused } });
  });
}

/** Files that a document is made with: streamed to the service, and the document streamed back. */
export function documentUploadRoute<Params>(
  app: FastifyInstance,
  parts: AppParts,
  url: string,
  find: (params: Params) => UploadForDocument,
): void {
  app.post(url, async (request, reply) => {
    const asked = find(request.params as Params);
    void reply.headers(DATA_HEADERS);
    return passOn(parts, request, reply, asked, (relay, response) =>
      sendReply(reply, relay, response, asked),
    );
  });
}
