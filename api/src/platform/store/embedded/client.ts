import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Tx } from '../../database';

/** The client of a running transaction. */
export type OwnClient = Pick<Transaction, 'query' | 'exec'>;

/** The service's client of the embedded database, on a separate thread or, in tests, on the same one. */
export interface EmbeddedClient {
  readonly runs: 'on its thread' | 'in this thread';
  query<T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>>;
  exec(text: string): Promise<Results[]>;
  /**
   * Runs `work` in a transaction when its turn has come: no other statement runs until it is over. Commits when it is
   * done, rolls back when it throws. The `opening` statements are sent with the beginning.
   */
  transaction<T>(work: (own: OwnClient) => Promise<T>, opening?: string): Promise<T>;
  close(): Promise<void>;
}

/** Returns a client of a PGlite on this thread. */
export const inThisThread = (client: PGlite): EmbeddedClient => ({
  runs: 'in this thread',
  query: (text, params, options) => client.query(text, params, options),
  exec: (text) => client.exec(text),
  transaction: (work, opening) =>
    client.transaction(async (own) => {
      if (opening) await own.exec(opening);
      return work(own);
    }),
  close: () => client.close(),
});

/** Returns the query builder over a client, of which it uses less than its type asks for. */
export const builderOver = (client: EmbeddedClient | OwnClient, logger?: Logger) =>
  drizzle(client as unknown as PGlite, logger ? { logger } : {});

/** Returns the query builder over a running transaction. */
export const txOver = (own: OwnClient): Tx => builderOver(own) as never;
