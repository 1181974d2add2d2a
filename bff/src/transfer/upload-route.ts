import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppParts } from '../http/app-parts';
import { bodyGuard, UploadRefused } from './body-guard';
import { discardRest } from './discard';
import { openRelay, relayedReply, responseOf, type Relayed, type RelayRequest } from './relay';

/** Boundaries, part headers and file names around the one file. The service checks the exact size of the file itself. */
const FORM_BYTES = 65_536;
const SLOW = { windowMs: 30_000, minBytes: 30_000 };

/** What is passed on: one file, or many of them in one body. */
export interface Upload<T> extends Pick<RelayRequest, 'path' | 'query' | 'patienceMs'> {
  /** The header that keeps it from being saved over a newer state, or twice. */
  once: 'if-match' | 'idempotency-key';
  bytes: number;
  /** Many files of at most `bytes` each, every one of which the service may refuse by itself. */
  files?: number;
  shape: z.ZodType<T>;
}

const forwarded = (request: FastifyRequest, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

async function upload<T>(
  parts: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, query, patienceMs, once, bytes, files = 1, shape }: Upload<T>,
): Promise<Relayed<T>> {
  const body = request.body as Readable;
  const headers = forwarded(request, ['content-type', 'content-length', once]);
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
    return await relayedReply(relay, response, shape, parts.upstream.limits.replyBytes);
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
    const { data, refused } = await upload(parts, request, reply, asked);
    if (asked.files === undefined) return { data: shown(data) };
    if (refused.length === 0) return reply.code(201).send({ data: shown(data) });
    return reply.code(207).send({ data: shown(data), error: { errors: refused } });
  });
}
