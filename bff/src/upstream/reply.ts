import type { z } from 'zod';
import { problemsOf, RestRefusal, UpstreamUnavailable } from './errors';

/** A reply of the transport: status, headers and the whole body as text. */
export interface RawReply {
  statusCode: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** The reply does not follow the contract: HTML, cut JSON, a redirect. */
export class BadReplyError extends Error {}

/** Statuses of an upstream, or a proxy in front of it, that cannot serve now. */
export function isOutage(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

function jsonOf(reply: RawReply): unknown {
  if (!/^application\/([a-z.+-]+\+)?json\b/i.test(String(reply.headers['content-type'] ?? '')))
    throw new BadReplyError(`${reply.statusCode} without JSON`);
  try {
    return JSON.parse(reply.body);
  } catch {
    throw new BadReplyError(`${reply.statusCode} with broken JSON`);
  }
}

/** Returns the seconds of Retry-After, if it is given in seconds. */
function retryAfterOf(headers: RawReply['headers']): number | null {
  const text = String(headers['retry-after'] ?? '');
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function refusalOf(reply: RawReply): RestRefusal {
  let problems: RestRefusal['problems'] = [];
  try {
    problems = problemsOf(jsonOf(reply));
  } catch {
    // A refusal without a readable body is still a refusal.
  }
  return new RestRefusal(reply.statusCode, problems, retryAfterOf(reply.headers));
}

/** Returns the `data` of a success body, in the shape of the contract. Throws refusals and malformed replies. */
export function dataOf<T>(reply: RawReply, shape: z.ZodType<T>): T {
  if (reply.statusCode >= 400) throw refusalOf(reply);
  if (reply.statusCode < 200 || reply.statusCode >= 300)
    throw new BadReplyError(`unexpected ${reply.statusCode}`);
  const body = reply.body === '' ? { data: undefined } : jsonOf(reply);
  if (body === null || typeof body !== 'object' || !('data' in body))
    throw new BadReplyError('body without data');
  const parsed = shape.safeParse(body.data);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new UpstreamUnavailable(`wrong shape at data.${issue?.path.join('.')}: ${issue?.message}`);
}
