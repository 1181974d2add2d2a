import type { Actor } from '../actor';
import type { Database, TransactionOptions, Tx } from '../database';
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

/** Who asks, until when, and whether the rows are read in a transaction that cannot write. */
interface AskedBy extends TransactionOptions {
  actor: Actor;
  signal: AbortSignal;
}

/** What is always much: waits for a turn, which begins before it is read. */
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
 * What is little is computed at once, where requests are answered, as going to a thread and back would take longer. What is
 * much waits for a turn, which begins before it is read.
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
