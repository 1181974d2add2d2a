import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Actor } from './actor';
import type { Progress } from './process/progress';

/** A running transaction: Drizzle's query builder on PGlite and PostgreSQL alike. */
export type Tx = PgDatabase<PgQueryResultHKT>;

/** Schedules work for after the commit; it never runs when the transaction is rolled back. */
export type AfterCommit = (work: () => unknown) => void;

export interface TransactionOptions {
  /**
   * Gives one unchanging view of the data, without writes: for answers that read several tables. With `unlessBehind`, work that
   * has to write after all, because time passed and stored figures are out of date, starts again in a transaction that may.
   */
  readOnly?: boolean | 'unlessBehind';
}

/** Returns the `readOnly` option of a read; with `catchesUp` it may update stored figures that are out of date. */
export const viewOfRead = (catchesUp: boolean): NonNullable<TransactionOptions['readOnly']> =>
  catchesUp ? 'unlessBehind' : true;

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** Returns false while so little disk space is left that every write is refused; reads go on. */
  hasRoom(): boolean;
  /**
   * Runs `work` in a transaction that sees only the rows of the actor's workspaces. It may run more than once (a
   * serialization failure is retried), so it must do nothing outside the transaction; use `after` for that.
   */
  tenant<T>(
    actor: Actor,
    work: (tx: Tx, after: AfterCommit) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /** Runs `work` in a transaction for identities: users, sessions, workspaces and memberships; no tenant data. */
  system<T>(work: (tx: Tx, after: AfterCommit) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Returns the rows of one statement outside a transaction, without switching roles: for database functions that have
   * their own rights, such as the session look-up before every request.
   */
  single<T>(statement: SQL): Promise<T[]>;
  /** Counts the pool's connections to a server, and the transactions that wait for one; null without a server. */
  connections(): { busy: number; idle: number; waiting: number } | null;
  /** Throws within 2 seconds when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseLog {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

export interface DatabaseOptions {
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  url?: string | undefined;
  dataDir?: string | undefined;
  /** Bytes of the disk under `dataDir` that writes leave free. */
  reserve?: number | undefined;
  log?: DatabaseLog | undefined;
  progress?: Progress | undefined;
}

/** Returns the rows of a handwritten statement. Column names are SQL's own, and a bigint comes back as text. */
export async function rowsOf<T>(tx: Tx, statement: SQL): Promise<T[]> {
  const result = (await tx.execute(statement)) as unknown as { rows: T[] };
  return result.rows;
}
