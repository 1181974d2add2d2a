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
 * The kinds of activity that a write records in its transaction (`recordActivity`) if it changes anything; or why it
 * records none: activity is about the data of a property.
 */
export type Recorded = ActivityKind | readonly [ActivityKind, ...ActivityKind[]] | { none: string };
export interface Records {
  activity: Recorded;
}

/** What a route can change, and how it treats a repeated or stale call. */
export type Safety =
  | { kind: 'read'; catchesUp: boolean }
  | {
      kind: 'write';
      isKeyed: boolean;
      version: VersionRule | null;
      neither: string | null;
      activity: Recorded;
    };

/** A route as the service registers and documents it. Made only by `get`, `ask`, `post`, `put`, `remove` and `unkeyed`. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  tag: string;
  summary: string;
  description?: string | undefined;
  right: Right;
  /** A health check: exempt from the rate limit. */
  isHealth: boolean;
  /** Open pages poll this route by themselves: a request does not count as use of the session. */
  isPolled: boolean;
  isPassing: boolean;
  safety: Safety;
  params?: z.ZodType | undefined;
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  /** The handler applies the rules of the body. */
  isLate: boolean;
  /** The size and number of files that it receives; null if it receives none. */
  upload: Pick<Receiver<unknown>, 'maxBytes' | 'maxFiles' | 'isOptional'> | null;
  answer: Pick<Answer<never>, 'bodies' | 'produces' | 'isKept'>;
  handle(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** The part that all declarations share. `F` is the result of `first`. */
export type Told<P extends string, R extends Right, Q extends Query, B, F> = {
  summary: string;
  description?: string;
  /** By default, a read needs a token that may read, a write one that may write, and a route about people a session. */
  right?: R;
  query?: Q;
  isHealth?: true;
  /** Open pages poll this route every few seconds, which does not keep an unused session alive. */
  isPolled?: true;
  /** Its answer exists only for a while: 410 afterwards. */
  isPassing?: true;
  /**
   * Runs before the version, the file and the transaction of the work: refuses callers without the right at once, and
   * passes its result on as `first`.
   */
  first?: (asked: Asked<P, R, Q, B>) => F | Promise<F>;
} & OddParams<P>;

/** Work in one transaction in the workspaces of the actor. */
interface InTenant<C, A> {
  work: (tx: Tx, call: C) => Promise<A>;
}
/** Work in one transaction on identities: users, sessions, workspaces, memberships. */
interface InIdentity<C, A> {
  identity: (tx: Tx, call: C) => Promise<A>;
}
/** Work that opens its own transactions; those of a read cannot write. */
interface InSteps<C, A> {
  steps: (call: C) => A | Promise<A>;
}
/** Reads rows, then computes: on a thread, in a turn that begins before they are read, unless `isMuch` says that it is not much. */
export interface Computed<C, S, A> {
  compute: {
    kind: WorkKind<S, A>;
    /** Runs before the caller's right to the answer has been checked. */
    isMuch?: (tx: Tx, call: C) => Promise<boolean>;
    read: (tx: Tx, call: C) => Promise<NoInfer<S>>;
  };
}

/** The ways to declare the work of a read. */
export type Reads<C, S, A> = InTenant<C, A> | InIdentity<C, A> | InSteps<C, A> | Computed<C, S, A>;
/** The ways to declare the work of a write without a key. `W` is `C` with `after`. */
export type Writes<C, W, S, A> = InTenant<W, A> | InIdentity<W, A> | InSteps<C, A> | Computed<C, S, A>;

/** Runs the transaction that stores a key, after the declared guard. `body` replaces a body that is not JSON. */
export type Once = <T>(work: Keeping<T>, body?: unknown) => Promise<T>;
/** The ways to declare a write with a key: in the transaction of the key, or in steps that call `once` for it. */
export type Keeps<C, W, A> =
  | InTenant<W, A>
  | {
      /** Writes only by `once`: other transactions of its `deps` cannot write. */
      steps: (call: C, once: Once) => A | Promise<A>;
      /** Why its other transactions may write too, without the key. */
      writesBeside?: string;
    };

/** The check of the caller's current right, before any work and before a stored answer is returned. */
export interface Guarded<C> {
  guard: (call: C) => Guard;
}

/** A multipart upload of one file, or of many (`manyFiles(reception)`). */
export interface Receives<U> {
  file?: Reception<U> | Receiver<U>;
}
