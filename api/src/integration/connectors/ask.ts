import type { z } from 'zod';
import { OutsideFault, type OutsideReply, type OutsideRequest } from '../../platform/outside/outside';
import { SourceFault, type Access } from './connector';

const SECOND = 1000;
/** The longest wait that a source can ask for; after that, the request is repeated in any case. */
const LONGEST_WAIT = 3600 * SECOND;
const USUAL_WAIT = 30 * SECOND;

/** Returns the milliseconds of a Retry-After header, which has seconds or a date. */
function retryAfterMs(header: string | undefined, now: Date): number {
  const text = header?.trim() ?? '';
  const ms = /^\d{1,6}$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now.getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, SECOND), LONGEST_WAIT) : USUAL_WAIT;
}

const FAULTS: Record<OutsideFault['reason'], () => SourceFault> = {
  refused: () =>
    new SourceFault(
      'wrong',
      'The address of the service may not be asked. Use an https address of the public internet.',
    ),
  unreachable: () =>
    new SourceFault('away', 'The service could not be reached. Check its address, or try again later.'),
  slow: () => new SourceFault('away', 'The service took too long to answer. Try again later.'),
  tooLarge: () =>
    new SourceFault('tooMuch', 'The service sent more than 1 MB at once. Ask it for smaller pages.'),
};

/** Returns the fault that a status means, with a text for the person who has to mend it; null for success. */
function faultOf({ status, headers }: OutsideReply, now: Date): SourceFault | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403)
    return new SourceFault(
      'expired',
      'The service refused the credential. Enter new values for it, or ask whoever runs the service for its rights.',
    );
  if (status === 404)
    return new SourceFault(
      'wrong',
      'The service does not know this association. Check the association code.',
    );
  if (status === 410)
    return new SourceFault('cursorGone', 'The service no longer knows how far it was read.');
  if (status === 429 || status === 503)
    return new SourceFault(
      'busy',
      'The service asks to wait. The sync continues by itself.',
      retryAfterMs(headers['retry-after'], now),
    );
  if (status >= 500) return new SourceFault('away', 'The service failed. Try again later.');
  if (status >= 300 && status < 400)
    return new SourceFault('wrong', 'The service points to another address. Enter that address instead.');
  return new SourceFault('wrong', `The service refused the request with status ${status}.`);
}

/** Asks a source and returns its reply; throws SourceFault. The caller handles the statuses in `mayRefuse`. */
export async function askSource(
  { outside, signal, now }: Pick<Access, 'outside' | 'signal' | 'now'>,
  request: Omit<OutsideRequest, 'signal'>,
  mayRefuse: readonly number[] = [],
): Promise<OutsideReply> {
  const reply = await outside.ask({ ...request, signal }).catch((error: unknown) => {
    throw error instanceof OutsideFault ? FAULTS[error.reason]() : error;
  });
  const fault = mayRefuse.includes(reply.status) ? null : faultOf(reply, now);
  if (fault) throw fault;
  return reply;
}

const unexpected = () =>
  new SourceFault('away', 'The service answered with something other than a ledger. Try again later.');

/** Reads the JSON of a reply in a shape. */
export function readReply<T>({ body }: Pick<OutsideReply, 'body'>, shape: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw unexpected();
  }
  const read = shape.safeParse(value);
  if (!read.success) throw unexpected();
  return read.data;
}
