import { sql } from 'drizzle-orm';
import type { Actor } from '../actor';
import type { AfterCommit, Database, TransactionOptions, Tx } from '../database';
import { isRetryable } from './sql-state';

export interface TransactionConfig {
  isolationLevel?: 'read committed' | 'repeatable read';
  accessMode?: 'read only' | 'read write';
}
/** Drizzle's `transaction` of either driver. */
export type Begin = <T>(work: (tx: Tx) => Promise<T>, config?: TransactionConfig) => Promise<T>;

const ATTEMPTS = 6;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Take = (tx: Tx) => Promise<unknown>;

/** set_config with is_local is SET LOCAL: role and workspaces end with the transaction, also after an error. */
function takeTenant(actor: Actor): Take {
  const ids = actor.workspaceIds;
  if (![...ids, actor.userId].every((id) => UUID.test(id))) throw new Error('An identity without proper ids');
  return (tx) =>
    tx.execute(sql`select set_config('roofline.workspace_ids', ${`{${ids.join(',')}}`}, true),
      set_config('roofline.user_id', ${actor.userId}, true), set_config('role', 'roofline_app', true)`);
}

/**
 * From here on the running transaction is the actor's: for identity work that ends in a workspace, such as joining
 * it, so that both halves are kept or neither.
 */
export async function becomeTenant(tx: Tx, actor: Actor): Promise<void> {
  await takeTenant(actor)(tx);
}

const takeSystem: Take = (tx) => tx.execute(sql`select set_config('role', 'roofline_system', true)`);

/**
 * From here on the running transaction is identity work: for a change in a workspace that ends what its user signed in
 * with, so that both halves are kept or neither. Nothing of a tenant's may be read or written after it.
 */
export async function becomeSystem(tx: Tx): Promise<void> {
  await takeSystem(tx);
}

async function attempt<T>(
  begin: Begin,
  take: Take,
  work: (tx: Tx, after: AfterCommit) => Promise<T>,
  config?: TransactionConfig,
) {
  const later: (() => unknown)[] = [];
  const result = await begin(async (tx) => {
    await take(tx);
    return work(tx, (job) => void later.push(job));
  }, config);
  return { result, later };
}

/** Runs the transaction again when it lost against another one; what comes after the commit runs once. */
async function run<T>(
  begin: Begin,
  onStray: (error: unknown) => void,
  take: Take,
  work: (tx: Tx, after: AfterCommit) => Promise<T>,
  config?: TransactionConfig,
): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      const { result, later } = await attempt(begin, take, work, config);
      for (const job of later) void Promise.resolve().then(job).catch(onStray);
      return result;
    } catch (error) {
      if (turn >= ATTEMPTS || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** turn));
    }
  }
}

const WRITE: TransactionConfig = { isolationLevel: 'read committed', accessMode: 'read write' };
const READ: TransactionConfig = { isolationLevel: 'repeatable read', accessMode: 'read only' };

/** The transaction half of a Database, the same for both drivers. */
export function transactions(
  begin: Begin,
  onStray: (error: unknown) => void,
): Pick<Database, 'tenant' | 'system'> {
  return {
    tenant: async (actor, work, options: TransactionOptions = {}) =>
      run(begin, onStray, takeTenant(actor), work, options.readOnly ? READ : WRITE),
    system: async (work, options: TransactionOptions = {}) =>
      run(begin, onStray, takeSystem, work, options.readOnly ? READ : WRITE),
  };
}
