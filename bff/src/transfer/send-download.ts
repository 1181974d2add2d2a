import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Request } from 'got';
import { z } from 'zod';
import type { AppParts } from '../http/app-parts';
import { problemFor } from '../http/problem';
import { openRelay, relayedData, responseOf, type RelayRequest } from './relay';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const CSV = 'text/csv';
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
  /** As what it is sent on, where that says more than its type. */
  contentType?: string;
  /** Its name where the service gave none that a header can hold. Without one it is shown within pages. */
  name?: string;
  /** Only whether it would come is asked. */
  isCheck?: boolean;
  /** Stored bytes: the rest of a download that was cut off can be asked for. */
  isResumable?: boolean;
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

/** What says which part of a file is asked for, and of which version. */
function partAsked({ headers }: FastifyRequest): Record<string, string> {
  const { range, 'if-range': since } = headers;
  if (range === undefined) return {};
  return { range, ...(typeof since === 'string' ? { 'if-range': since } : {}) };
}

/** Headers of the service that let a caller ask for the rest. */
const PART_HEADERS = ['accept-ranges', 'content-range', 'etag'] as const;

function partHeaders({ headers }: IncomingMessage): Record<string, string> {
  const found = PART_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []));
  return Object.fromEntries(found) as Record<string, string>;
}

/** Streams a file from the REST service to the caller; one with a body is asked for by POST. */
export async function sendDownload(
  parts: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
  download: Download,
) {
  const { path, query, json, isPublic, isResumable } = download;
  const call = { path, query, json, isPublic, ...(isResumable ? { headers: partAsked(request) } : {}) };
  const method = call.json === undefined ? 'GET' : 'POST';
  const relay = openRelay(parts, request, reply, { ...call, method });
  try {
    return await sendReply(reply, relay, await responseOf(relay), download);
  } catch (fault) {
    relay.destroy();
    throw fault;
  }
}

/** What a caller asks for that has all of a file already. */
function noSuchPart(reply: FastifyReply, relay: Request, response: IncomingMessage) {
  relay.destroy();
  return reply.code(416).headers(partHeaders(response)).send(problemFor(416));
}

/** Streams what a call answered to the caller: a file of one of the types that it may have, else the refusal is thrown. */
export async function sendReply(
  reply: FastifyReply,
  relay: Request,
  response: IncomingMessage,
  {
    types,
    name,
    contentType,
    headers,
    isCheck,
    isResumable = false,
  }: Pick<Download, 'types' | 'name' | 'contentType' | 'headers' | 'isCheck' | 'isResumable'>,
) {
  const type = response.headers['content-type']?.split(';')[0]!.trim() ?? '';
  if (isResumable && response.statusCode === 416) return await noSuchPart(reply, relay, response);
  const isPart = isResumable && response.statusCode === 206;
  if ((response.statusCode !== 200 && !isPart) || !types.includes(type)) {
    await relayedData(relay, response, z.never(), 100_000);
    return reply;
  }
  if (isCheck) {
    relay.destroy();
    return await reply.code(204).send();
  }
  const length = response.headers['content-length'];
  if (length) void reply.header('content-length', length);
  if (isPart) void reply.code(206);
  void reply.headers({
    ...headers,
    ...(isResumable ? partHeaders(response) : {}),
    'content-type': contentType ?? type,
    'content-disposition': dispositionOf(response.headers['content-disposition'], name),
  });
  // A cut reply ends the connection, so that half a file never looks whole.
  return await reply.send(relay);
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
