import type { FastifyRequest } from 'fastify';
import { actorOf } from '../authorize';
import type { Database, Tx } from '../database';
import type { WorkKind } from './kind';
import type { WorkPool } from './pool';

/** An answer that is little to compute for most who ask, and much for a few. */
export interface Weighed<S, A> {
  kind: WorkKind<S, A>;
  /** Tells at little cost whether it is much; asked first, before who asks is known to have a right to the answer. */
  isMuch: (tx: Tx) => Promise<boolean>;
  /** Reads rows and no more: whatever is computed of them is computed by `kind`. */
  read: (tx: Tx) => Promise<S>;
}

type InTurn<S, A> = Pick<Weighed<S, A>, 'kind' | 'read'>;
type TurnDeps = { database: Database; work: WorkPool };

/** What is always much: waits for a turn, which begins before it is read. */
export function inTurn<S, A>(
  { database, work }: TurnDeps,
  request: FastifyRequest,
  { kind, read }: InTurn<S, A>,
): Promise<A> {
  const actor = actorOf(request);
  return work.turn({ actor, class: kind.class, signal: request.signal }, async (turn) =>
    turn.run(kind, await database.tenant(actor, read)),
  );
}

/**
 * What is little is computed at once, where requests are answered, as going to a thread and back would take longer. What is
 * much waits for a turn, which begins before it is read.
 */
export async function weighed<S, A>(
  { database, work }: TurnDeps,
  request: FastifyRequest,
  { kind, isMuch, read }: Weighed<S, A>,
): Promise<A> {
  const actor = actorOf(request);
  const little = await database.tenant(actor, async (tx) =>
    (await isMuch(tx)) ? null : { subject: await read(tx) },
  );
  if (little) return kind.do(little.subject);
  return inTurn({ database, work }, request, { kind, read });
}
