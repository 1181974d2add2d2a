import { sql } from 'drizzle-orm';
import type { Actor } from '../actor';
import type { AfterCommit, Database, TransactionOptions, Tx } from '../database';
import { carryWorkspaces } from '../repository/carried';
import { isRetryable, sqlStateOf } from './sql-state';
import { openView } from './view';

/** Settings of a transaction, by name: its role, its workspaces and its user. */
type Settings = Readonly<Record<string, string>>;

/** How a transaction begins; mode and settings are sent in one trip. */
export interface Beginning {
  /** Gives one unchanging view, without writes. */
  isReadOnly: boolean;
  settings: Settings;
}
/** Runs work in a transaction of either driver: commits when the work is done, rolls back when it throws. */
export type Begin = <T>(work: (tx: Tx) => Promise<T>, beginning: Beginning) => Promise<T>;

const ATTEMPTS = 6;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Matches ids, lists of ids and roles: nothing that could end a literal. */
const PLAIN = /^[\w{},.-]*$/;

/** Returns the mode of a transaction, to follow `begin` or `set transaction`. */
export const modeOf = ({ isReadOnly }: Beginning): string =>
  isReadOnly ? 'isolation level repeatable read read only' : 'isolation level read committed read write';

/** Returns a statement for settings by set_config with is_local: they end with the transaction, also after an error. */
export function settingText(settings: Settings): string {
  const each = Object.entries(settings).map(([name, value]) => {
    if (!PLAIN.test(name) || !PLAIN.test(value)) throw new Error(`The setting ${name} is not plain`);
    return `set_config('${name}', '${value}', true)`;
  });
  return `select ${each.join(', ')}`;
}

function tenantOf({ workspaceIds, userId }: Actor): Settings {
  if (![...workspaceIds, userId].every((id) => UUID.test(id)))
    throw new Error('An identity without proper ids');
  return {
    'roofline.workspace_ids': `{${workspaceIds.join(',')}}`,
    'roofline.user_id': userId,
    role: 'roofline_app',
  };
}

/**
 * Makes the running transaction the actor's from now on: for identity work that ends in a workspace, such as joining
 * it, so that both halves are committed or neither.
 */
export async function becomeTenant(tx: Tx, actor: Actor): Promise<void> {
  await tx.execute(sql.raw(settingText(tenantOf(actor))));
  carryWorkspaces(tx, actor.workspaceIds);
}

const SYSTEM: Settings = { role: 'roofline_system' };

/**
 * Makes the running transaction identity work from now on: for a change in a workspace that also ends its user's
 * sessions or tokens, so that both halves are committed or neither. No tenant data may be read or written after it.
 */
export async function becomeSystem(tx: Tx): Promise<void> {
  await tx.execute(sql.raw(settingText(SYSTEM)));
  carryWorkspaces(tx, null);
}

async function attempt<T>(
  begin: Begin,
  beginning: Beginning,
  work: (tx: Tx, after: AfterCommit) => Promise<T>,
) {
  const later: (() => unknown)[] = [];
  const result = await begin((tx) => {
    if (beginning.isReadOnly) openView(tx);
    return work(tx, (job) => void later.push(job));
  }, beginning);
  return { result, later };
}

/** Runs a transaction, and again when it lost against another one; its work after the commit runs once. */
async function run<T>(
  begin: Begin,
  onStray: (error: unknown) => void,
  beginning: Beginning,
  work: (tx: Tx, after: AfterCommit) => Promise<T>,
): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      const { result, later } = await attempt(begin, beginning, work);
      for (const job of later) void Promise.resolve().then(job).catch(onStray);
      return result;
    } catch (error) {
      if (turn >= ATTEMPTS || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** turn));
    }
  }
}

/** The database's answer to a write in a read-only transaction. */
export const READ_ONLY_STATE = '25006';

/** Returns the transaction half of a Database, the same for both drivers. */
export function transactions(
  begin: Begin,
  onStray: (error: unknown) => void,
): Pick<Database, 'tenant' | 'system'> {
  const runAs = async <T>(
    settings: Settings,
    work: (tx: Tx, after: AfterCommit) => Promise<T>,
    { readOnly = false }: TransactionOptions,
  ): Promise<T> => {
    if (readOnly !== 'unlessBehind') return run(begin, onStray, { isReadOnly: readOnly, settings }, work);
    try {
      return await run(begin, onStray, { isReadOnly: true, settings }, work);
    } catch (error) {
      if (sqlStateOf(error) !== READ_ONLY_STATE) throw error;
      return run(begin, onStray, { isReadOnly: false, settings }, work);
    }
  };
  return {
    tenant: async (actor, work, options = {}) =>
      runAs(
        tenantOf(actor),
        (tx, after) => {
          carryWorkspaces(tx, actor.workspaceIds);
          return work(tx, after);
        },
        options,
      ),
    system: async (work, options = {}) => runAs(SYSTEM, work, options),
  };
}
