import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { RequestError, type Request } from 'got';
import type { ProblemItem } from '@roofline/schema/value/problem';
import type { z } from 'zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../http/app-parts';
import { identityOf } from '../http/caller/identity';
import { callerOf } from '../http/caller/operation';
import { problemFor, sendFault } from '../http/problem';
import { callerHeaders } from '../upstream/caller';
import { NoIdentityError, problemsOf, UpstreamUnavailable } from '../upstream/errors';
import type { RestPath } from '../upstream/path';
import { BadReplyError, dataOf } from '../upstream/reply';
import { UploadRefused } from './body-guard';

/** A large file over a slow line; what stops moving ends long before. */
const BUDGET_MS = 900_000;
/** Spreadsheets and images may take long; a connection without any traffic may not. */
const RESPONSE_MS = 30_000;
const IDLE_MS = 30_000;

export interface RelayRequest {
  method: 'GET' | 'POST';
  path: RestPath;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Sent as the call's JSON body. */
  json?: unknown;
  /** How long the service may work after it has received everything; left out, 30 s. */
  patienceMs?: number;
  /** The call needs no identity. */
  isPublic?: boolean;
}

/** What a streamed call answered. */
export interface Relayed<T> {
  data: T;
  refused: ProblemItem[];
}

/** Open a streamed call to the REST service on behalf of whoever sent `request`. */
export function openRelay(
  { upstream, cookie }: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
  call: RelayRequest,
): Request {
  const caller = callerOf(request, reply, identityOf(request, cookie).token, BUDGET_MS);
  if (!caller.token && !call.isPublic) throw new NoIdentityError();
  const query = new URLSearchParams(call.query).toString();
  return upstream.transport.got.stream(`${upstream.baseUrl}${call.path.path}${query ? `?${query}` : ''}`, {
    method: call.method,
    headers: { ...callerHeaders(caller), ...call.headers },
    ...(call.json === undefined ? {} : { json: call.json }),
    signal: caller.signal,
    retry: { limit: 0 },
    timeout: {
      connect: upstream.limits.connectMs,
      response: call.patienceMs ?? RESPONSE_MS,
      socket: call.patienceMs ?? IDLE_MS,
    },
  });
}

/** The reply's status and headers; the stream itself is its body. */
export function responseOf(relay: Request): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    relay.once('response', (response: IncomingMessage) => resolve(response));
    relay.once('error', reject);
  });
}

/** The whole of a small JSON reply. */
async function textOf(body: Readable, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let total = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    total += chunk.length;
    if (total > limit) throw new BadReplyError('reply too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A streamed call's JSON reply: its `data`, and what a part of the call was refused for (207). Whole refusals are thrown. */
export async function relayedReply<T>(
  relay: Request,
  response: IncomingMessage,
  shape: z.ZodType<T>,
  limit: number,
): Promise<Relayed<T>> {
  const reply = {
    statusCode: response.statusCode ?? 0,
    headers: response.headers,
    body: await textOf(relay, limit),
  };
  const data = dataOf(reply, shape);
  return { data, refused: reply.statusCode === 207 ? problemsOf(JSON.parse(reply.body)) : [] };
}

/** The `data` of a streamed call's JSON reply; refusals are thrown. */
export async function relayedData<T>(
  relay: Request,
  response: IncomingMessage,
  shape: z.ZodType<T>,
  limit: number,
): Promise<T> {
  return (await relayedReply(relay, response, shape, limit)).data;
}

/** Answers what ended a transfer: a refusal, or a REST service that was not reached or did not answer properly. */
export function sendTransferFault(fault: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (fault instanceof UploadRefused) return reply.code(fault.status).send(problemFor(fault.status));
  const isOutage = fault instanceof RequestError || fault instanceof BadReplyError;
  if (sendFault(reply, isOutage ? new UpstreamUnavailable(fault.message) : fault)) return reply;
  // What Fastify refuses by itself: a body that is too large, or of another type.
  const refused = (fault as { statusCode?: number }).statusCode ?? 500;
  if (refused < 500) return reply.code(refused).send(problemFor(refused));
  request.log.error({ err: fault }, 'transfer failed');
  return reply.code(500).send(problemFor(500));
}
