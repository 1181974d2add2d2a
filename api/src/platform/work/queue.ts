import type { WorkClass } from './kind';
import { allBusy, oneBusy } from './refusals';
import { Rounds, type Asker } from './rounds';

/** A place in the queue; `begin` is called once, when its turn has come. */
export interface Ticket extends Asker {
  class: WorkClass;
  begin: () => void;
}

export interface QueueLimits {
  /** Turns at the same moment. */
  threads: number;
  /** Of them, and of the places in the queue, for one user. */
  runningOfUser: number;
  waitingOfUser: number;
  /** Places in the queue for everybody together, as each holds some memory. */
  waiting: number;
}

/** Counts of users, who are forgotten at zero. */
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
 * Whose turn it is. Long work leaves one thread to quick work, where there are several, and has the others before quick
 * work: so neither is ever kept out by the other. With one thread they take turns.
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

  /** How many have not begun. */
  get waiting(): number {
    return this.#rounds.quick.size + this.#rounds.long.size;
  }

  /** Begins at once where there is room, or waits. Problems: 429 where the user waits often enough, 503 where all do. */
  enter(ticket: Ticket): void {
    this.#rounds[ticket.class].add(ticket);
    this.#waitingOf.change(ticket.user, 1);
    this.#advance();
    const tooMany = this.#waitingOf.of(ticket.user) > this.#limits.waitingOfUser;
    if (!tooMany && this.waiting <= this.#limits.waiting) return;
    // One that has begun takes no place.
    if (this.leave(ticket)) throw tooMany ? oneBusy() : allBusy();
  }

  /** Gives up a place in the queue; false for one that has begun. */
  leave(ticket: Ticket): boolean {
    const waited = this.#rounds[ticket.class].remove(ticket);
    if (waited) this.#waitingOf.change(ticket.user, -1);
    return waited;
  }

  /** The turn is over. */
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

  /** The classes that may begin now, the one that goes first in front. */
  #order(): WorkClass[] {
    const { threads } = this.#limits;
    if (threads === 1) return this.#last === 'quick' ? ['long', 'quick'] : ['quick', 'long'];
    return this.#running.long < threads - 1 ? ['long', 'quick'] : ['quick'];
  }
}
