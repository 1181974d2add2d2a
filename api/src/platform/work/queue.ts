import type { WorkClass } from './kind';
import { allBusy, oneBusy } from './refusals';
import { Rounds, type Asker } from './rounds';

/** A place in the queue; `begin` is called once, when its turn has come. */
export interface Ticket extends Asker {
  class: WorkClass;
  begin: () => void;
}

export interface QueueLimits {
  /** How many turns run at once. */
  threads: number;
  /** How many turns run at once, and how many wait, for one user. */
  runningOfUser: number;
  waitingOfUser: number;
  /** Places in the queue for all users together, as each takes some memory. */
  waiting: number;
}

/** Counts by user, without users whose count is zero. */
class Counts {
  readonly #counts = new Map<string, number>();

  of(user: string): number {
    return this.#counts.get(user) ?? 0;
  }

  change(user: string, by: 1 | -1): void {
    const now = this.of(user) + by;
    if (now === 0) this.#counts.delete(user);
    else this.#counts.set(user, now);
  }
}

/**
 * Decides whose turn it is. With several threads, long work leaves one to quick work and goes first on the others, so
 * that neither kind ever blocks the other. With one thread they take turns.
 */
export class TurnQueue {
  readonly #limits: QueueLimits;
  readonly #rounds = { quick: new Rounds<Ticket>(), long: new Rounds<Ticket>() };
  readonly #running = { quick: 0, long: 0 };
  readonly #runningOf = new Counts();
  readonly #waitingOf = new Counts();
  #last: WorkClass = 'quick';

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** How many turns wait. */
  get waiting(): number {
    return this.#rounds.quick.size + this.#rounds.long.size;
  }

  /** Begins a turn at once if there is room, or queues it. Problems: 429 for too many of a user, 503 of all users. */
  enter(ticket: Ticket): void {
    this.#rounds[ticket.class].add(ticket);
    this.#waitingOf.change(ticket.user, 1);
    this.#advance();
    const tooMany = this.#waitingOf.of(ticket.user) > this.#limits.waitingOfUser;
    if (!tooMany && this.waiting <= this.#limits.waiting) return;
    // A turn that has begun takes no place in the queue.
    if (this.leave(ticket)) throw tooMany ? oneBusy() : allBusy();
  }

  /** Gives up a place in the queue; returns false for a turn that has begun. */
  leave(ticket: Ticket): boolean {
    const waited = this.#rounds[ticket.class].remove(ticket);
    if (waited) this.#waitingOf.change(ticket.user, -1);
    return waited;
  }

  /** Ends a turn and begins the next. */
  done(ticket: Ticket): void {
    this.#running[ticket.class] -= 1;
    this.#runningOf.change(ticket.user, -1);
    this.#advance();
  }

  #advance(): void {
    for (;;) {
      const { threads, runningOfUser } = this.#limits;
      const { quick, long } = this.#running;
      if (quick + long >= threads) return;
      const mayRun = (user: string) => this.#runningOf.of(user) < runningOfUser;
      let next: Ticket | undefined;
      for (const name of this.#order()) next ??= this.#rounds[name].take(mayRun);
      if (!next) return;
      this.#waitingOf.change(next.user, -1);
      this.#runningOf.change(next.user, 1);
      this.#running[next.class] += 1;
      this.#last = next.class;
      next.begin();
    }
  }

  /** Returns the classes that may begin now, in order of precedence. */
  #order(): WorkClass[] {
    const { threads } = this.#limits;
    if (threads === 1) return this.#last === 'quick' ? ['long', 'quick'] : ['quick', 'long'];
    return this.#running.long < threads - 1 ? ['long', 'quick'] : ['quick'];
  }
}
