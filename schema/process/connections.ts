import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Event loop turns without a new connection, after which no one is assumed to be waiting. */
const QUIET_TURNS = 3;
const SWEEP_MS = 50;
/** Sweeps in which a connection without a request sends no byte, after which it is closed. */
const QUIET_SWEEPS = 5;

interface Connection {
  requests: number;
  bytes: number;
  quiet: number;
}

/** One turn of the event loop. It resolves right after a look at the network, before any timer. */
const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

/**
 * The connections of a server, so that a stop answers whatever was sent before it. Time says nothing about that: a busy
 * process takes one connection a turn of its loop, and what waits in the kernel is reset when the server stops
 * listening, or when its socket is closed unread. So turns are counted: one that brought nothing found nothing.
 */
export class Connections {
  readonly #server: Server;
  readonly #open = new Map<Socket, Connection>();
  #taken = 0;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      this.#taken += 1;
      this.#open.set(socket, { requests: 0, bytes: 0, quiet: 0 });
      socket.once('close', () => this.#open.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      const connection = this.#open.get(socket);
      if (!connection) return;
      connection.requests += 1;
      response.once('close', () => {
        connection.requests -= 1;
        connection.quiet = 0;
      });
    });
  }

  /**
   * Before the server stops listening: waits until every connection in the kernel's queue has been taken, at most
   * `patience` milliseconds. Stop listening at once when it resolves.
   */
  async takeWaiting(patience: number): Promise<void> {
    if (!this.#server.listening) return;
    const giveUp = performance.now() + patience;
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < giveUp;) {
      const before = this.#taken;
      await turn();
      quiet = this.#taken === before ? quiet + 1 : 0;
    }
  }

  /**
   * Closes connections until there are none: those without a request once they have stayed silent for a while (browsers
   * open some in advance), the others when they are answered, all that are left after `patience` milliseconds.
   */
  async end(patience: number): Promise<void> {
    const giveUp = performance.now() + patience;
    while (this.#open.size > 0 && performance.now() < giveUp) {
      await delay(SWEEP_MS);
      // A timer runs before the network is looked at; a socket taken in one turn is read in the next.
      for (let turns = 0; turns < QUIET_TURNS; turns += 1) await turn();
      for (const [socket, connection] of this.#open) if (isSilent(socket, connection)) socket.destroy();
    }
    for (const socket of this.#open.keys()) socket.destroy();
  }
}

function isSilent(socket: Socket, connection: Connection): boolean {
  const isQuiet = connection.requests === 0 && socket.bytesRead === connection.bytes;
  connection.bytes = socket.bytesRead;
  connection.quiet = isQuiet ? connection.quiet + 1 : 0;
  return connection.quiet >= QUIET_SWEEPS;
}
