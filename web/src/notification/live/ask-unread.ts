import type { Unread } from './unread';

/** What became of one question: an answer, none that is new, a failure, or nobody who may ask. */
export type Asked =
  | { is: 'changed'; unread: Unread; etag: string | null }
  | { is: 'same' }
  | { is: 'failed'; retryAfterMs: number }
  | { is: 'signedOut' };

const ANSWER_MS = 15_000;

function isUnread(body: unknown): body is Unread {
  const { unreadCount, latest } = (body ?? {}) as Partial<Record<keyof Unread, unknown>>;
  return Number.isInteger(unreadCount) && (latest === null || typeof latest === 'string');
}

function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

/** Asks once how many notifications are unread. With the tag of the last answer, the same answer is sent only once. */
export async function askUnread(etag: string | null, signal: AbortSignal): Promise<Asked> {
  const failed = { is: 'failed', retryAfterMs: 0 } as const;
  const asking = new AbortController();
  const giveUp = () => asking.abort();
  const timer = setTimeout(giveUp, ANSWER_MS);
  signal.addEventListener('abort', giveUp);
  try {
    const response = await fetch('/notifications/unread', {
      credentials: 'same-origin',
      // The browser's own store would answer a 304 in our place.
      cache: 'no-store',
      headers: { accept: 'application/json', ...(etag !== null && { 'if-none-match': etag }) },
      signal: asking.signal,
    });
    if (response.status === 304) return { is: 'same' };
    if (response.status === 401) return { is: 'signedOut' };
    if (!response.ok) return { ...failed, retryAfterMs: retryAfter(response) };
    const body: unknown = await response.json();
    if (!isUnread(body)) return failed;
    const { unreadCount, latest } = body;
    return { is: 'changed', unread: { unreadCount, latest }, etag: response.headers.get('etag') };
  } catch {
    return failed;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
