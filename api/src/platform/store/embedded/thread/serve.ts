import { PGlite, type Results, type Transaction } from '@electric-sql/pglite';
import { parentPort, workerData } from 'node:worker_threads';
import { DURABLE_START, DurableFS } from '../durable-fs';
import { Room } from '../room';
import { NO_ROOM_CODE, packFault, type Numbered, type Reading, type ThreadPlace } from './message';

const asItIs = (value: string) => value;

/** An open transaction, with the functions that end it. */
interface Open {
  own: Transaction;
  keep: () => void;
  drop: () => void;
}

/** Thrown only to roll a transaction back on request. */
class Dropped extends Error {}

/** Runs the orders of the service on the database, in the order in which they come. */
class Server {
  readonly #client: PGlite;
  readonly #fs: DurableFS;
  readonly #open = new Map<number, Open>();
  /** Promises of the ends of transactions, by their number. */
  readonly #endings = new Map<number, Promise<void>>();

  constructor(client: PGlite, fs: DurableFS) {
    this.#client = client;
    this.#fs = fs;
  }

  async do(order: Numbered): Promise<unknown> {
    switch (order.do) {
      case 'query':
        return this.#query(order.tx, order.text, order.params, order.read);
      case 'exec':
        return plain(await this.#of(order.tx).exec(order.text));
      case 'begin':
        return this.#begin(order.tx, order.opening);
      case 'commit':
        return this.#end(order.tx, 'keep');
      case 'rollback':
        return this.#end(order.tx, 'drop');
      case 'syncs':
        return this.#fs.syncs;
      case 'close':
        return this.#client.close();
    }
  }

  #of(tx: number | undefined): Pick<Transaction, 'query' | 'exec'> {
    if (tx === undefined) return this.#client;
    const found = this.#open.get(tx);
    if (!found) throw new Error('Transaction is closed');
    return found.own;
  }

  async #query(tx: number | undefined, text: string, params: unknown[], { rowMode, asText }: Reading) {
    const parsers = Object.fromEntries(asText.map((type) => [type, asItIs]));
    return plain([await this.#of(tx).query(text, params, { rowMode, parsers })])[0];
  }

  /** Resolves when the turn of the transaction has come and its opening is done. */
  #begin(tx: number, opening: string | undefined): Promise<void> {
    return new Promise((begun, refuse) => {
      const running = this.#client.transaction(async (own) => {
        if (opening) await own.exec(opening);
        await new Promise<void>((keep, fail) => {
          this.#open.set(tx, { own, keep, drop: () => fail(new Dropped()) });
          begun();
        });
      });
      const ending = running.catch((error: unknown) => {
        this.#endings.delete(tx);
        if (error instanceof Dropped) return;
        // Before the beginning this rejects the `begin`; afterwards `#end` throws the error.
        refuse(error as Error);
        throw error;
      });
      ending.catch(() => undefined);
      this.#endings.set(tx, ending);
    });
  }

  async #end(tx: number, how: 'keep' | 'drop'): Promise<void> {
    this.#open.get(tx)?.[how]();
    this.#open.delete(tx);
    const ending = this.#endings.get(tx);
    this.#endings.delete(tx);
    await ending;
  }
}

/** Returns only the used parts of results, without the bytes that were written. */
const plain = (results: Results[]) =>
  results.map(({ rows, fields, affectedRows }) => ({ rows, fields, affectedRows }));

async function open({ folder, room: { folder: around, reserve, laid }, template }: ThreadPlace) {
  const room = new Room(around, reserve, laid);
  const fs = new DurableFS(folder, {
    yieldRoom: () => room.yieldCushion(),
    // Ends the thread, in the middle of whatever it does; the main thread then ends the process.
    onLost: () => process.exit(NO_ROOM_CODE),
  });
  const client = await PGlite.create({
    fs,
    startParams: DURABLE_START,
    ...(template ? { loadDataDir: template } : {}),
  });
  return new Server(client, fs);
}

/** Opens the database of the thread's data and serves it for as long as the thread lives. */
export async function serveDatabase(): Promise<void> {
  const port = parentPort!;
  // A single unawaited failure must not end the database, and with it the service.
  process.on('unhandledRejection', (error) =>
    process.stderr.write(`An unawaited task of the database failed: ${packFault(error).message}\n`),
  );
  const opening = open((workerData as { place: ThreadPlace }).place);
  // The first answer says whether the database is open.
  await opening.then(
    () => port.postMessage({ id: 0, value: null }),
    (error: unknown) => port.postMessage({ id: 0, fault: packFault(error) }),
  );
  const server = await opening.catch(() => null);
  if (!server) return;
  port.on('message', (order: Numbered) => {
    server.do(order).then(
      (value) => port.postMessage({ id: order.id, value }),
      (error: unknown) => port.postMessage({ id: order.id, fault: packFault(error) }),
    );
  });
}
