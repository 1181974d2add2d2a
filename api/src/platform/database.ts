import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Actor } from './actor';
import type { Progress } from './process/progress';

/** A running transaction: Drizzle's query builder on PGlite and PostgreSQL alike. */
export type Tx = PgDatabase<PgQueryResultHKT>;

/** Puts work behind the commit: run only when the transaction is kept, never when it is rolled back. */
export type AfterCommit = (work: () => unknown) => void;

export interface TransactionOptions {
  /**
   * One unchanging view of the data, no writes: for answers that read several tables. `unlessBehind`: where the work has to write
   * all the same, because the clock left stored figures behind, it begins again in a transaction that may.
   */
  readOnly?: boolean | 'unlessBehind';
}

/** The transaction of a read; `catchesUp`: it may write figures that the clock left behind. */
export const viewOfRead = (catchesUp: boolean): NonNullable<TransactionOptions['readOnly']> =>
  catchesUp ? 'unlessBehind' : true;

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** False while so little room is left on the disk that every write is refused; reads go on. */
  hasRoom(): boolean;
  /**
   * Runs `work` in a transaction that sees only the rows of the actor's workspaces. It may run more than once (a
   * serialisation failure is retried), so it must do nothing outside the transaction; use `after` for that.
   */
  tenant<T>(
    actor: Actor,
    work: (tx: Tx, after: AfterCommit) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /** The same for identity look-ups: users, sessions, workspaces and memberships; no tenant data. */
  system<T>(work: (tx: Tx, after: AfterCommit) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Rows of one statement outside of a transaction, with no role taken on: for functions of the database that bring
   * their own rights. What comes before every request is asked this way.
   */
  single<T>(statement: SQL): Promise<T[]>;
  /** Connections of its pool to a server, and transactions that wait for one; null where there is no server. */
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

/** Rows of a statement written by hand. Column names come back as SQL has them; numbers of bigint come as text. */
export async function rowsOf<T>(tx: Tx, statement: SQL): Promise<T[]> {
  const result = (await tx.execute(statement)) as unknown as { rows: T[] };
  return result.rows;
}
