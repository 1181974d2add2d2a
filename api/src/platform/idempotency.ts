import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor';
import { actorOf } from './authorize';
import type { AfterCommit, Tx } from './database';
import type { Deps } from './deps';
import { Problem, ruleFailed } from './problem';
import { sqlStateOf } from './store/sql-state';
import { idempotencyKey } from './tables';

const KEPT_MS = 24 * 60 * 60 * 1000;
/** How long a repeat waits in the database for the first one before it is told that that still runs. */
const WAIT = '250ms';

const stillRunning = () =>
  new Problem(409, [{ code: 'stillRunning', detail: 'The same request is still running' }], {
    'retry-after': '1',
  });

/** JSON with sorted keys: the same content always has the same text. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  );
}

function keyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header))
    throw ruleFailed('Idempotency-Key should have 1 to 200 visible characters', 'Idempotency-Key');
  return header;
}

interface Claim {
  userId: string;
  key: string;
  methodPath: string;
  requestHash: string;
  now: Date;
}

/** Claims the key inside the transaction, or gives the stored answer of the first request. */
async function claim(tx: Tx, c: Claim): Promise<{ stored: unknown } | null> {
  const { userId, key, methodPath, requestHash, now } = c;
  await tx
    .delete(idempotencyKey)
    .where(
      and(eq(idempotencyKey.userId, userId), lt(idempotencyKey.createdAt, new Date(now.getTime() - KEPT_MS))),
    );
  await tx.execute(sql`select set_config('lock_timeout', ${WAIT}, true)`);
  const made = await tx
    .insert(idempotencyKey)
    .values({ userId, key, methodPath, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  await tx.execute(sql`select set_config('lock_timeout', '0', true)`);
  if (made.length > 0) return null;
  const [first] = await tx
    .select()
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.userId, userId), eq(idempotencyKey.key, key)));
  if (!first) throw stillRunning();
  if (first.methodPath !== methodPath || first.requestHash !== requestHash)
    throw ruleFailed(
      'This Idempotency-Key was used for another request',
      'Idempotency-Key',
      'idempotencyKeyReused',
    );
  return { stored: first.response };
}

async function runClaimed<T>(
  deps: Deps,
  actor: Actor,
  c: Claim,
  work: (tx: Tx, after: AfterCommit) => Promise<T>,
): Promise<T> {
  return deps.database.tenant(actor, async (tx, after) => {
    const first = await claim(tx, c);
    if (first) return first.stored as T;
    const answer = await work(tx, after);
    await tx
      .update(idempotencyKey)
      .set({ response: answer ?? null })
      .where(and(eq(idempotencyKey.userId, c.userId), eq(idempotencyKey.key, c.key)));
    return answer;
  });
}

/**
 * Runs the work of a POST in one tenant transaction, at most once for each Idempotency-Key: a repeat with the same
 * body gets the first answer, another body 422, a repeat while the first still runs 409 (on the embedded database, which does one
 * transaction after the other, it waits and gets the answer). Failures are not kept.
 * `body` stands in for the parsed body where there is none (a hash of an uploaded file).
 */
export async function once<T>(
  deps: Deps,
  request: FastifyRequest,
  work: (tx: Tx, after: AfterCommit) => Promise<T>,
  body: unknown = request.body,
): Promise<T> {
  const actor = actorOf(request);
  const key = keyOf(request);
  if (key === null) return deps.database.tenant(actor, work);
  const requestHash = createHash('sha256').update(canonical(body)).digest('hex');
  const methodPath = `${request.method} ${request.url}`;
  try {
    return await runClaimed(
      deps,
      actor,
      { userId: actor.userId, key, methodPath, requestHash, now: deps.clock.now() },
      work,
    );
  } catch (error) {
    if (sqlStateOf(error) === '55P03') throw stillRunning();
    throw error;
  }
}
