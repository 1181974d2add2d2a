import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import * as words from './save-words';

/** A rule that the service found broken, as every payload lists them. */
export interface UserError {
  code: string;
  detail: string;
  field: string | null;
  /** The service's own words, where `detail` has others. */
  said?: string;
}

/** What can become of a save that was not saved. */
export type SaveEvent =
  | 'refused'
  | 'stale'
  | 'notSent'
  | 'notAllowed'
  | 'gone'
  | 'tooMany'
  | 'signedOut'
  | 'failed';

/** Why it was not saved: what happened, and every reason. */
export interface Refusal {
  event: SaveEvent;
  errors: readonly UserError[];
}
export type Outcome<Payload> = { saved: Payload } | Refusal;

/** Thrown by `send` for what is not saved: an upload's refusal, and what is wrong before it is sent. */
export class NotSaved extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.errors.map(({ detail }) => detail).join(' '));
    this.refusal = refusal;
  }
}

/** The refusal for reasons that concern no field. */
export const refusedFor = (details: readonly string[]): Refusal => ({
  event: 'refused',
  errors: details.map((detail) => ({ code: 'invalid', detail, field: null })),
});

/** A mutation's answer, or an upload's: one root field. */
export interface Answer {
  data?: object | null;
}
type RootOf<Data> = Data extends object ? Extract<Data[keyof Data], object> : never;
/** What the root field answers. */
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
/** Refusals that speak of the request rather than of what was entered. */
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
  // The service wrote it for the person who entered the value.
  if (code === 'BAD_USER_INPUT') return refusedFor(errors.map(({ message }) => message));
  return notSaved(EVENTS[String(code)] ?? 'failed');
}

/** What a bare HTTP status says: from a proxy before the server, or of an upload. */
export function ofStatus(status: number, retryAfter: string | null): Refusal {
  if (status === 429) return notNow(/^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : null);
  if (status === 401) return notSaved('signedOut');
  if (status === 403) return notSaved('notAllowed');
  if (status === 404) return notSaved('gone');
  if (status === 412) return notSaved('stale');
  return notSaved(status === 502 || status === 503 || status === 504 ? 'notSent' : 'failed');
}

/** What an error says that was thrown in place of an answer. */
function ofFault(fault: unknown): Refusal {
  if (fault instanceof NotSaved) return fault.refusal;
  if (CombinedGraphQLErrors.is(fault)) return ofGraphErrors(fault);
  if (ServerError.is(fault)) return ofStatus(fault.statusCode, fault.response.headers.get('retry-after'));
  if (ServerParseError.is(fault)) return ofStatus(fault.statusCode, null);
  // `fetch` rejects with these two when nothing came back.
  const isLost = fault instanceof TypeError || fault instanceof DOMException;
  return notSaved(isLost ? 'notSent' : 'failed');
}

/** Nothing came back: the network, or what stands behind it, is away. A request that was given up is no loss. */
export const isUnanswered = (fault: unknown): boolean =>
  !(fault instanceof DOMException && fault.name === 'AbortError') && ofFault(fault).event === 'notSent';

function errorsIn(payload: object): readonly UserError[] {
  return 'userErrors' in payload && Array.isArray(payload.userErrors) ? payload.userErrors : [];
}

function worded(error: UserError): UserError {
  const detail = OF_THE_REQUEST[error.code];
  return detail === undefined ? error : { ...error, detail, said: error.detail };
}

/** Sends, and says what became of it. Never rejects. */
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
