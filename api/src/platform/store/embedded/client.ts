import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Tx } from '../../database';

/** What is asked of a running transaction. */
export type OwnClient = Pick<Transaction, 'query' | 'exec'>;

/** The embedded database as the service asks it: on its thread, or, in tests, in the same one. */
export interface EmbeddedClient {
  readonly runs: 'on its thread' | 'in this thread';
  query<T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>>;
  exec(text: string): Promise<Results[]>;
  /**
   * `work` begins when its turn has come: nobody else's statement runs until it is over. Kept when it is done, rolled back when
   * it throws. The `opening` statements travel with the beginning.
   */
  transaction<T>(work: (own: OwnClient) => Promise<T>, opening?: string): Promise<T>;
  close(): Promise<void>;
}

/** A PGlite of this thread. */
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

/** The query builder over it, whose type asks for more than it uses. */
export const builderOver = (client: EmbeddedClient | OwnClient, logger?: Logger) =>
  drizzle(client as unknown as PGlite, logger ? { logger } : {});

/** The query builder over a running transaction. */
export const txOver = (own: OwnClient): Tx => builderOver(own) as never;
