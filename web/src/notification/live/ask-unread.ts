import type { Unread } from './unread';

/** The outcome of one request: a changed answer, the same one, a failure, or no one signed in. */
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

/** Requests the number of unread notifications; with the last ETag, the service does not send the same answer again. */
export async function askUnread(etag: string | null, signal: AbortSignal): Promise<Asked> {
  const failed = { is: 'failed', retryAfterMs: 0 } as const;
  const asking = new AbortController();
  const giveUp = () => asking.abort();
  const timer = setTimeout(giveUp, ANSWER_MS);
  signal.addEventListener('abort', giveUp);
  try {
    const response = await fetch('/notifications/unread', {
      credentials: 'same-origin',
      // The browser's cache would turn a 304 into the old answer.
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
