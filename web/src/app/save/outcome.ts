import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import * as words from './save-words';

/** A broken rule, as every payload of the service lists it. */
export interface UserError {
  code: string;
  detail: string;
  field: string | null;
  /** The service's own words, where `detail` has others. */
  said?: string;
}

/** The kinds of failure of a save. */
export type SaveEvent =
  | 'refused'
  | 'stale'
  | 'notSent'
  | 'notAllowed'
  | 'gone'
  | 'tooMany'
  | 'signedOut'
  | 'failed';

/** Why a save failed: what happened, and every reason. */
export interface Refusal {
  event: SaveEvent;
  errors: readonly UserError[];
}
export type Outcome<Payload> = { saved: Payload } | Refusal;

/** Thrown by `send` where nothing is saved: for an upload's refusal, and for problems that it finds before sending. */
export class NotSaved extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.errors.map(({ detail }) => detail).join(' '));
    this.refusal = refusal;
  }
}

/** Returns the refusal for reasons that concern no field. */
export const refusedFor = (details: readonly string[]): Refusal => ({
  event: 'refused',
  errors: details.map((detail) => ({ code: 'invalid', detail, field: null })),
});

/** A mutation's answer, or an upload's: one root field. */
export interface Answer {
  data?: object | null;
}
type RootOf<Data> = Data extends object ? Extract<Data[keyof Data], object> : never;
/** The payload in the root field. */
export type PayloadOf<A extends Answer> = A extends { data?: infer Data } ? RootOf<NonNullable<Data>> : never;

type Worded = Exclude<SaveEvent, 'refused' | 'tooMany'>;
const SENTENCES: Record<Worded, string> = {
  stale: words.STALE,
  notSent: words.NOT_SENT,
  notAllowed: words.NOT_ALLOWED,
  gone: words.GONE,
  signedOut: words.SIGNED_OUT,
  failed: words.FAILED,
};
/** Our words for refusals of the request rather than of the input. */
const OF_THE_REQUEST: Record<string, string> = {
  stale: words.STALE,
  stillRunning: words.STILL_RUNNING,
  idempotencyKeyReused: words.SAVED_BEFORE,
};

function notSaved(event: Worded): Refusal {
  return { event, errors: [{ code: event, detail: SENTENCES[event], field: null }] };
}
function notNow(seconds: number | null): Refusal {
  return { event: 'tooMany', errors: [{ code: 'tooMany', detail: words.tooMany(seconds), field: null }] };
}

const EVENTS: Record<string, Worded> = {
  UNAUTHENTICATED: 'signedOut',
  FORBIDDEN: 'notAllowed',
  NOT_FOUND: 'gone',
  UPSTREAM_UNAVAILABLE: 'notSent',
};

function ofGraphErrors({ errors }: CombinedGraphQLErrors): Refusal {
  const { code, retryAfter } = errors[0]?.extensions ?? {};
  if (code === 'TOO_MANY_REQUESTS') return notNow(typeof retryAfter === 'number' ? retryAfter : null);
  // The service wrote the message for the user who entered the value.
  if (code === 'BAD_USER_INPUT') return refusedFor(errors.map(({ message }) => message));
  return notSaved(EVENTS[String(code)] ?? 'failed');
}

/** Returns the refusal for a bare HTTP status: from a proxy before the server, or of an upload. */
export function ofStatus(status: number, retryAfter: string | null): Refusal {
  if (status === 429) return notNow(/^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : null);
  if (status === 401) return notSaved('signedOut');
  if (status === 403) return notSaved('notAllowed');
  if (status === 404) return notSaved('gone');
  if (status === 412) return notSaved('stale');
  return notSaved(status === 502 || status === 503 || status === 504 ? 'notSent' : 'failed');
}

/** Returns the refusal for an error that was thrown in place of an answer. */
function ofFault(fault: unknown): Refusal {
  if (fault instanceof NotSaved) return fault.refusal;
  if (CombinedGraphQLErrors.is(fault)) return ofGraphErrors(fault);
  if (ServerError.is(fault)) return ofStatus(fault.statusCode, fault.response.headers.get('retry-after'));
  if (ServerParseError.is(fault)) return ofStatus(fault.statusCode, null);
  // `fetch` rejects with these two when nothing came back.
  const isLost = fault instanceof TypeError || fault instanceof DOMException;
  return notSaved(isLost ? 'notSent' : 'failed');
}

/** Returns whether nothing came back, as the network or the server is away. An aborted request does not count. */
export const isUnanswered = (fault: unknown): boolean =>
  !(fault instanceof DOMException && fault.name === 'AbortError') && ofFault(fault).event === 'notSent';

function errorsIn(payload: object): readonly UserError[] {
  return 'userErrors' in payload && Array.isArray(payload.userErrors) ? payload.userErrors : [];
}

function worded(error: UserError): UserError {
  const detail = OF_THE_REQUEST[error.code];
  return detail === undefined ? error : { ...error, detail, said: error.detail };
}

/** Sends, and returns the outcome. Never rejects. */
export async function outcomeOf<A extends Answer>(send: () => Promise<A>): Promise<Outcome<PayloadOf<A>>> {
  let answer: A;
  try {
    answer = await send();
  } catch (fault) {
    return ofFault(fault);
  }
  const payload = Object.values(answer.data ?? {}).find(
    (value) => value !== null && typeof value === 'object',
  );
  if (payload === undefined) return notSaved('failed');
  const errors = errorsIn(payload as object);
  if (errors.length === 0) return { saved: payload as PayloadOf<A> };
  return {
    event: errors.some(({ code }) => code === 'stale') ? 'stale' : 'refused',
    errors: errors.map(worded),
  };
}
