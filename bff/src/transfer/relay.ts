import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { RequestError, type Request } from 'got';
import type { z } from 'zod';
import { callerHeaders, type Caller } from '../upstream/caller';
import type { Upstream } from '../upstream/client';
import { NoIdentityError, UpstreamUnavailable } from '../upstream/errors';
import type { RestPath } from '../upstream/path';
import { BadReplyError, dataOf } from '../upstream/reply';

/** Spreadsheets and images take their time; a connection on which nothing moves does not. */
const RESPONSE_MS = 30_000;
const IDLE_MS = 30_000;

export interface RelayRequest {
  method: 'GET' | 'POST';
  path: RestPath;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** The call needs no identity. */
  isPublic?: boolean;
}

/** Open a streamed call to the REST service on behalf of a caller. */
export function openRelay(upstream: Upstream, caller: Caller, request: RelayRequest): Request {
  if (!caller.token && !request.isPublic) throw new NoIdentityError();
  const query = new URLSearchParams(request.query).toString();
  return upstream.transport.got.stream(`${upstream.baseUrl}${request.path.path}${query ? `?${query}` : ''}`, {
    method: request.method,
    headers: { ...callerHeaders(caller), ...request.headers },
    signal: caller.signal,
    retry: { limit: 0 },
    timeout: { connect: upstream.limits.connectMs, response: RESPONSE_MS, socket: IDLE_MS },
  });
}

/** The reply's status and headers; its body then is the stream itself. */
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

/** The `data` of a streamed call's JSON reply; refusals are thrown. */
export async function relayedData<T>(
  relay: Request,
  response: IncomingMessage,
  shape: z.ZodType<T>,
  limit: number,
): Promise<T> {
  const body = await textOf(relay, limit);
  return dataOf({ statusCode: response.statusCode ?? 0, headers: response.headers, body }, shape);
}

/** What a fault of the transport means: the REST service could not be reached or did not answer properly. */
export function relayFault(fault: unknown): unknown {
  return fault instanceof RequestError || fault instanceof BadReplyError
    ? new UpstreamUnavailable(fault.message)
    : fault;
}
