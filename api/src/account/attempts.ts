import { createHash } from 'node:crypto';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { newId } from '../platform/ids';
import { tooManyRequests } from '../platform/problem';
import {
  deleteAttempts,
  deleteAttemptsBefore,
  failuresSince,
  insertAttempts,
  markSucceeded,
} from './repository/attempts';

const WINDOW_MS = 15 * 60_000;
const LIMITS = { account: 10, address: 50 } as const;

export interface Attempt {
  ids: string[];
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Returns the milliseconds until one more try is allowed, 0 for now. The attempt itself counts. */
async function waitOf(tx: Tx, subject: string, limit: number, now: Date): Promise<number> {
  const { failed, first } = await failuresSince(tx, subject, new Date(now.getTime() - WINDOW_MS));
  if (failed <= limit) return 0;
  return Math.max(1000, (first?.getTime() ?? now.getTime()) + WINDOW_MS - now.getTime());
}

/**
 * Stores an attempt as failed before the password is checked, in a separate transaction, and only then counts: so of
 * any number of attempts at the same moment no more than the limit pass. Refused attempts are deleted again, so that
 * hammering never makes the wait longer. Without an account only the IP address counts. Throws 429 over the limit.
 */
export async function beginAttempt(deps: Deps, emailKey: string | null, address: string): Promise<Attempt> {
  const now = deps.clock.now();
  const subjects = [
    ...(emailKey === null ? [] : [{ subject: `account:${digest(emailKey)}`, limit: LIMITS.account }]),
    { subject: `address:${digest(address)}`, limit: LIMITS.address },
  ];
  const rows = subjects.map(({ subject }) => ({ attemptId: newId(), subject, at: now }));
  const ids = rows.map((row) => row.attemptId);
  await deps.database.system(async (tx) => {
    await deleteAttemptsBefore(tx, new Date(now.getTime() - WINDOW_MS));
    await insertAttempts(tx, rows);
  });
  const wait = await deps.database.system(async (tx) => {
    const waits = [];
    for (const { subject, limit } of subjects) waits.push(await waitOf(tx, subject, limit, now));
    const longest = Math.max(...waits);
    if (longest > 0) await deleteAttempts(tx, ids);
    return longest;
  });
  if (wait > 0) throw tooManyRequests(wait / 1000, 'Too many failed sign-ins. Try again later.');
  return { ids };
}

/** Marks an attempt as successful, so that it no longer counts. */
export async function attemptSucceeded(tx: Tx, attempt: Attempt): Promise<void> {
  await markSucceeded(tx, attempt.ids);
}
