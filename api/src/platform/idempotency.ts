import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor';
import { actorOf } from './authorize';
import type { AfterCommit, Tx } from './database';
import type { Deps } from './deps';
import { Problem, ruleFailed } from './problem';
import { claimKey, findAnswer, forgetAnswers, keepAnswer, type KeyOwner } from './repository/kept-answers';
import { sqlStateOf } from './store/sql-state';

const KEPT_MS = 24 * 60 * 60 * 1000;
/** How long a repeat waits in the database for the first request before it gets `stillRunning`. */
const WAIT = '250ms';

const stillRunning = () =>
  new Problem(409, [{ code: 'stillRunning', detail: 'The same request is still running' }], {
    'retry-after': '1',
  });

/** Returns JSON with sorted keys, so that the same content always has the same text. */
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

/**
 * Checks the caller's current right to do the work, before any stored answer is returned: it refuses as the work itself
 * would, and returns the workspace of the request, null for the caller's own data. The workspace is part of the key.
 */
export type Guard = (tx: Tx) => Promise<{ workspaceId: string | null }>;
export type Work<T> = (tx: Tx, after: AfterCommit) => Promise<T>;

/** The guard of data that belongs only to the caller, whatever role the caller has. */
export const ownAffair: Guard = async () => ({ workspaceId: null });

interface Asked {
  methodPath: string;
  requestHash: string;
}
interface Claim extends Asked {
  now: Date;
}

const askedBy = ({ method, url }: FastifyRequest, body: unknown): Asked => ({
  methodPath: `${method} ${url}`,
  requestHash: createHash('sha256').update(canonical(body)).digest('hex'),
});

/** Returns the answer of the first request with this key; null where there is none, 422 if that request differed. */
async function storedFor(tx: Tx, owner: KeyOwner, asked: Asked): Promise<{ stored: unknown } | null> {
  const first = await findAnswer(tx, owner);
  if (!first) return null;
  if (first.methodPath !== asked.methodPath || first.requestHash !== asked.requestHash)
    throw ruleFailed(
      'This Idempotency-Key was used for another request',
      'Idempotency-Key',
      'idempotencyKeyReused',
    );
  return { stored: first.response };
}

/** Claims the key inside the transaction and returns null, or returns the stored answer of the first request. */
async function claim(tx: Tx, owner: KeyOwner, c: Claim): Promise<{ stored: unknown } | null> {
  const { methodPath, requestHash, now } = c;
  await forgetAnswers(tx, owner.userId, new Date(now.getTime() - KEPT_MS));
  if (await claimKey(tx, owner, { methodPath, requestHash, createdAt: now }, WAIT)) return null;
  const first = await storedFor(tx, owner, c);
  if (!first) throw stillRunning();
  return first;
}

/**
 * Returns the stored answer for a repeat, before any long steps begin; null for a first request, whose steps claim the
 * key through `once`. The guard runs first, as it does there.
 */
export async function answered(
  deps: Deps,
  request: FastifyRequest,
  guard: Guard,
  body: unknown,
): Promise<{ stored: unknown } | null> {
  const actor = actorOf(request);
  const key = keyOf(request);
  if (key === null) return null;
  return deps.database.tenant(actor, async (tx) => {
    const { workspaceId } = await guard(tx);
    return storedFor(tx, ownerOf(actor, workspaceId, key), askedBy(request, body));
  });
}

/**
 * Runs the work of a POST in one tenant transaction, at most once for each Idempotency-Key: a repeat with the same
 * body gets the first answer, another body 422, a repeat while the first still runs 409 (on the embedded database, which does one
 * transaction after the other, it waits and gets the answer). Failures are not stored. The guard runs first, also
 * before a stored answer: a caller who has lost the right since is refused like any other caller without it.
 * `body` replaces the parsed body where there is none (a hash of an uploaded file).
 */
export async function once<T>(
  deps: Deps,
  request: FastifyRequest,
  guard: Guard,
  work: Work<T>,
  body: unknown = request.body,
): Promise<T> {
  const actor = actorOf(request);
  const key = keyOf(request);
  const asked = { ...askedBy(request, body), now: deps.clock.now() };
  try {
    return await deps.database.tenant(actor, async (tx, after) => {
      const { workspaceId } = await guard(tx);
      if (key === null) return work(tx, after);
      const owner = ownerOf(actor, workspaceId, key);
      const first = await claim(tx, owner, asked);
      if (first) return first.stored as T;
      const answer = await work(tx, after);
      await keepAnswer(tx, owner, answer ?? null);
      return answer;
    });
  } catch (error) {
    if (sqlStateOf(error) === '55P03') throw stillRunning();
    throw error;
  }
}

/** Returns the owner of a key. A token never gets the answer of a session, of another token or of another workspace. */
function ownerOf({ userId, token }: Actor, workspaceId: string | null, key: string): KeyOwner {
  return { userId, workspaceId, tokenId: token?.tokenId ?? null, key };
}
