import type { ActivityKind } from '@roofline/schema/activity/activity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Tx } from '../database';
import type { Deps } from '../deps';
import type { Guard, Work as Keeping } from '../idempotency';
import type { Receiver, Reception } from '../upload/reception';
import type { WorkKind } from '../work/kind';
import type { Answer } from './answer';
import type { Asked, Query, Right, VersionRule } from './call';
import type { OddParams } from './path';

/**
 * Kinds of activity that a write records in its transaction (`recordActivity`), where it changes anything; or why it
 * records none: activity is about the data of a property.
 */
export type Recorded = ActivityKind | readonly [ActivityKind, ...ActivityKind[]] | { none: string };
export interface Records {
  activity: Recorded;
}

/** How a route is kept from doing harm: what it can change, and what a repeat or a stale call does. */
export type Safety =
  | { kind: 'read'; catchesUp: boolean }
  | {
      kind: 'write';
      isKeyed: boolean;
      version: VersionRule | null;
      neither: string | null;
      activity: Recorded;
    };

/** A route as the service registers and documents it. Made by `get`, `ask`, `post`, `put`, `remove` and `unkeyed` only. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  tag: string;
  summary: string;
  description?: string | undefined;
  right: Right;
  /** A health check: never limited. */
  isHealth: boolean;
  /** A page asks by itself: it is no use of a session. */
  isPolled: boolean;
  isPassing: boolean;
  safety: Safety;
  params?: z.ZodType | undefined;
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  /** The handler applies the rules of the body. */
  isLate: boolean;
  /** How large and how many the files are that it receives; null where it takes none. */
  upload: Pick<Receiver<unknown>, 'maxBytes' | 'maxFiles' | 'isOptional'> | null;
  answer: Pick<Answer<never>, 'bodies' | 'produces' | 'isKept'>;
  handle(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** What every declaration says. `F` is what `first` gives. */
export type Told<P extends string, R extends Right, Q extends Query, B, F> = {
  summary: string;
  description?: string;
  /** Left out: what is read needs a token that may read, what writes one that may write, and what is about people a session. */
  right?: R;
  query?: Q;
  isHealth?: true;
  /** An open page asks by itself every few seconds: a session that nobody uses ends all the same. */
  isPolled?: true;
  /** What it gives is there for a while: 410 afterwards. */
  isPassing?: true;
  /**
   * Comes before the version, the file and the transaction of the work: refuses who may not without looking further, and
   * gives on what it found as `first`.
   */
  first?: (asked: Asked<P, R, Q, B>) => F | Promise<F>;
} & OddParams<P>;

/** One transaction in the workspaces of the actor. */
interface InTenant<C, A> {
  work: (tx: Tx, call: C) => Promise<A>;
}
/** One transaction of identity work: users, sessions, workspaces, memberships. */
interface InIdentity<C, A> {
  identity: (tx: Tx, call: C) => Promise<A>;
}
/** Transactions of its own; those of a read cannot write. */
interface InSteps<C, A> {
  steps: (call: C) => A | Promise<A>;
}
/** Rows are read, then computed: where `isMuch` says so, or is left out, on a thread and in a turn that begins before they are read. */
export interface Computed<C, S, A> {
  compute: {
    kind: WorkKind<S, A>;
    /** Asked before who asks is known to have a right to the answer. */
    isMuch?: (tx: Tx, call: C) => Promise<boolean>;
    read: (tx: Tx, call: C) => Promise<NoInfer<S>>;
  };
}

/** The ways in which the work of a read is done. */
export type Reads<C, S, A> = InTenant<C, A> | InIdentity<C, A> | InSteps<C, A> | Computed<C, S, A>;
/** The ways in which a write is done whose transaction takes no key. `W` is `C` with `after`. */
export type Writes<C, W, S, A> = InTenant<W, A> | InIdentity<W, A> | InSteps<C, A> | Computed<C, S, A>;

/** Runs the transaction that a key is kept in, behind the declared guard. `body` stands in for a body that has no JSON. */
export type Once = <T>(work: Keeping<T>, body?: unknown) => Promise<T>;
/** The ways in which a write with a key is done: in the transaction of the key, or in steps that call for it. */
export type Keeps<C, W, A> =
  | InTenant<W, A>
  | {
      /** Writes by `once`: every other transaction of its `deps` cannot. */
      steps: (call: C, once: Once) => A | Promise<A>;
      /** Why it also writes without the key. */
      writesBeside?: string;
    };

/** The right of now to do the work, before anything is done and before a kept answer is given. */
export interface Guarded<C> {
  guard: (call: C) => Guard;
}

/** A multipart upload of one file, or of many (`manyFiles(reception)`). */
export interface Receives<U> {
  file?: Reception<U> | Receiver<U>;
}
