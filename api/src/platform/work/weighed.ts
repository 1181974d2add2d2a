import type { Actor } from '../actor';
import type { Database, TransactionOptions, Tx } from '../database';
import type { WorkKind } from './kind';
import type { WorkPool } from './pool';

/** Work that computes little for most callers, and much for a few. */
export interface Weighed<S, A> {
  kind: WorkKind<S, A>;
  /** Returns at little cost whether it is much; runs before the caller's right to the answer has been checked. */
  isMuch: (tx: Tx) => Promise<boolean>;
  /** Only reads rows; `kind` does all computation on them. */
  read: (tx: Tx) => Promise<S>;
}

type InTurn<S, A> = Pick<Weighed<S, A>, 'kind' | 'read'>;
type TurnDeps = { database: Database; work: WorkPool };

/** The caller, how long they wait, and the options of the transaction that reads. */
interface AskedBy extends TransactionOptions {
  actor: Actor;
  signal: AbortSignal;
}

/** Does work that is always much, in a turn that begins before its rows are read. */
export function inTurn<S, A>(
  { database, work }: TurnDeps,
  { actor, signal, ...options }: AskedBy,
  { kind, read }: InTurn<S, A>,
): Promise<A> {
  return work.turn({ actor, class: kind.class, signal }, async (turn) =>
    turn.run(kind, await database.tenant(actor, read, options)),
  );
}

/**
 * Computes little work at once, on the thread that answers requests, as going to another one and back would take
 * longer. Much work waits for a turn, which begins before its rows are read.
 */
export async function weighed<S, A>(
  { database, work }: TurnDeps,
  by: AskedBy,
  { kind, isMuch, read }: Weighed<S, A>,
): Promise<A> {
  const { actor, signal: _signal, ...options } = by;
  const little = await database.tenant(
    actor,
    async (tx) => ((await isMuch(tx)) ? null : { subject: await read(tx) }),
    options,
  );
  if (little) return kind.do(little.subject);
  return inTurn({ database, work }, by, { kind, read });
}
