import { DrizzleQueryError } from 'drizzle-orm';

/** Returns an error's SQLSTATE (or code of a network failure), however deep it is wrapped; '' when there is none. */
export function sqlStateOf(error: unknown): string {
  let current: unknown = error;
  for (let depth = 0; depth < 6 && current instanceof Error; depth += 1) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === 'string' && code !== '') return code;
    current = current.cause;
  }
  return '';
}

const AWAY = /^(08|57P0|53300|53400|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;
/** `during recovery`: a standby that is not promoted yet can read, but cannot begin a transaction that may write. */
const AWAY_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|during recovery|Client has encountered a connection error|not queryable|Query read timeout/i;

/** Returns whether the database itself is unavailable (and not the statement wrong). */
export function isDatabaseAway(error: unknown): boolean {
  if (AWAY.test(sqlStateOf(error))) return true;
  let current: unknown = error;
  for (let depth = 0; depth < 6 && current instanceof Error; depth += 1) {
    if (AWAY_WORDS.test(current.message)) return true;
    current = current.cause;
  }
  return false;
}

/** Returns whether transactions conflicted, so that running this one again may succeed. */
export function isRetryable(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === '40001' || state === '40P01';
}

/** Returns the database's own message, without the statement that failed and its values. */
export function wordsOf(error: unknown): string {
  const { cause, message } = error as Error;
  return error instanceof DrizzleQueryError && cause instanceof Error ? cause.message : message;
}
