import { availableParallelism } from 'node:os';
import type { Actor } from '../actor';
import { KeptAnswers } from './kept/answers';
import type { WorkClass, WorkKind } from './kind';
import { TurnQueue, type QueueLimits, type Ticket } from './queue';
import { allBusy, left, stopping, tooSlow } from './refusals';
import { THREAD_ENTRY, type ThreadOptions } from './thread';
import { Threads, type ThreadTimes } from './threads';

/** A request for a turn, with its time limits. */
export interface TurnAsked {
  actor: Pick<Actor, 'userId' | 'workspaceIds'>;
  /** The workspace, if it is known before anything is read. */
  workspaceId?: string;
  class: WorkClass;
  /** Aborted when the caller no longer waits. */
  signal?: AbortSignal | undefined;
  /** How long it may wait, and how long it may then run, in milliseconds. */
  waitMs?: number;
  runMs?: number;
}

/** A running turn. */
export interface Turn {
  /** Aborted when the turn is over before its work is: the caller has left, time is up, or the service stops. */
  signal: AbortSignal;
  /** Runs work on a thread. */
  run<S, A>(kind: WorkKind<S, A>, subject: S): Promise<A>;
}

export interface PoolOptions extends ThreadOptions, ThreadTimes, QueueLimits {
  /** Default limits of a turn; together they are shorter than the BFF waits for the first byte of a download. */
  waitMs: number;
  runMs: number;
  /** How long running turns have to finish when the service stops. */
  stopMs: number;
}

export const POOL_DEFAULTS: PoolOptions = {
  entry: THREAD_ENTRY,
  memoryMb: 1024,
  threads: Math.min(2, availableParallelism()),
  runningOfUser: 2,
  waitingOfUser: 8,
  waiting: 200,
  waitMs: 5_000,
  runMs: 24_000,
  idleMs: 60_000,
  patienceMs: 50,
  stopMs: 5_000,
};

/** A waiting or running turn. */
interface Held {
  control: AbortController;
  hasBegun: boolean;
  /** Marks that no work of the turn is running any more. */
  end: () => void;
  over: Promise<void>;
}

function newHeld(): Held {
  let end = () => undefined as void;
  const over = new Promise<void>((done) => (end = done));
  return { control: new AbortController(), hasBegun: false, end, over };
}

/** Returns whose turn it takes: the named workspace, the actor's only one, or else the user. */
function workspaceOf({ actor, workspaceId }: TurnAsked): string {
  const [first, ...others] = actor.workspaceIds;
  return workspaceId ?? (first !== undefined && others.length === 0 ? first : actor.userId);
}

/** Waits for work, but rejects once the signal is aborted, however long the work goes on. */
async function whileWanted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let leave = () => undefined as void;
  const unwanted = new Promise<never>((_, refuse) => (leave = () => refuse(signal.reason as Error)));
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([work, unwanted]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/**
 * Computes work away from the thread that answers requests. A turn begins before anything is read for it, so waiting
 * turns cost nothing, and no user has more than a few. A fault of one turn (time, memory, a crash) makes only that turn
 * fail.
 */
export class WorkPool {
  readonly #options: PoolOptions;
  readonly #queue: TurnQueue;
  readonly #threads: Threads;
  readonly #areShared: boolean;
  readonly #kept = new KeptAnswers();
  readonly #held = new Set<Held>();
  #isStopping = false;

  /** `shared`: threads that other pools use as well, which outlive a stop of this one. */
  constructor(options: Partial<PoolOptions> = {}, shared?: Threads) {
    this.#options = { ...POOL_DEFAULTS, ...options };
    this.#queue = new TurnQueue(this.#options);
    this.#threads = shared ?? new Threads(this.#options);
    this.#areShared = shared !== undefined;
  }

  /** How many turns wait. */
  get waiting(): number {
    return this.#queue.waiting;
  }

  /** How many turns are running. */
  get running(): number {
    return [...this.#held].filter(({ hasBegun }) => hasBegun).length;
  }

  /**
   * Waits for a turn, then does the work in it. Problems: 429 if the user has too many waiting turns; 503 if all users
   * together have, if the wait is too long or if the service stops; 504 if the work takes too long.
   */
  async turn<T>(asked: TurnAsked, work: (turn: Turn) => Promise<T>): Promise<T> {
    if (this.#isStopping) throw stopping();
    if (asked.signal?.aborted) throw left();
    const held = newHeld();
    const leave = () => held.control.abort(left());
    asked.signal?.addEventListener('abort', leave, { once: true });
    this.#held.add(held);
    void held.over.then(() => this.#held.delete(held));
    try {
      return await this.#take(await this.#place(asked, held), asked, held, work);
    } finally {
      asked.signal?.removeEventListener('abort', leave);
      if (!held.hasBegun) held.end();
    }
  }

  /** Takes a place in the queue; resolves when its turn comes, rejects when its wait is aborted. */
  #place(asked: TurnAsked, held: Held): Promise<Ticket> {
    const { signal } = held.control;
    return new Promise((start, refuse) => {
      const ticket: Ticket = {
        class: asked.class,
        user: asked.actor.userId,
        workspace: workspaceOf(asked),
        begin: () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', leave);
          held.hasBegun = true;
          start(ticket);
        },
      };
      const leave = () => {
        clearTimeout(timer);
        if (this.#queue.leave(ticket)) refuse(signal.reason as Error);
      };
      const timer = setTimeout(() => held.control.abort(allBusy()), asked.waitMs ?? this.#options.waitMs);
      signal.addEventListener('abort', leave, { once: true });
      try {
        this.#queue.enter(ticket);
      } catch (refusal) {
        clearTimeout(timer);
        throw refusal;
      }
    });
  }

  /** Runs the turn. Its place is free again once its work has ended, even if the caller has left before. */
  #take<T>(ticket: Ticket, asked: TurnAsked, held: Held, work: (turn: Turn) => Promise<T>): Promise<T> {
    const { signal } = held.control;
    const timer = setTimeout(() => held.control.abort(tooSlow()), asked.runMs ?? this.#options.runMs);
    const run = async <S, A>(kind: WorkKind<S, A>, subject: S): Promise<A> => {
      if (kind.class === 'long' && ticket.class === 'quick')
        throw new Error(`${kind.name} is long work, and this turn is for quick work`);
      const compute = () => this.#threads.work<S, A>(kind, subject, signal);
      return kind.keeps ? this.#kept.answer<S, A>(ticket.workspace, kind, subject, compute) : compute();
    };
    const working = Promise.resolve()
      .then(() => {
        // The caller may have left between the beginning and now.
        signal.throwIfAborted();
        return work({ signal, run });
      })
      .finally(() => {
        clearTimeout(timer);
        this.#queue.done(ticket);
        held.end();
      });
    return whileWanted(working, signal);
  }

  /** Refuses waiting and new turns, gives running ones a while to finish, then ends every thread. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const { control, hasBegun } of this.#held) if (!hasBegun) control.abort(stopping());
    let giveUp: NodeJS.Timeout | undefined;
    const isLate = new Promise<void>((done) => (giveUp = setTimeout(done, this.#options.stopMs)));
    await Promise.race([isLate, Promise.all([...this.#held].map(({ over }) => over))]);
    clearTimeout(giveUp);
    for (const { control } of this.#held) control.abort(stopping());
    if (!this.#areShared) await this.#threads.end();
  }
}
