import type { Answer } from './answer';
import { nothing } from './answer';
import type { Body, Call, Query, Right, VersionRule, Writing } from './call';
import type { Guarded, Keeps, Receives, Records, Told, Writes } from './declaration';
import { declare, type Untagged } from './declare';

/**
 * Declares a POST that writes once for each Idempotency-Key. Its guard runs before anything is written, and before a
 * stored answer is returned. A write that replaces something declares a `version` as well.
 */
export function post<
  const P extends string,
  A,
  R extends Right = 'write',
  Q extends Query = undefined,
  B extends Body = undefined,
  V extends VersionRule | undefined = undefined,
  F = undefined,
  U = undefined,
>(
  path: P,
  spec: Told<P, R, Q, B, F> &
    Records &
    Receives<U> & { body?: B; version?: V; answer: Answer<A> } & Guarded<
      Call<P, R, Q, B, V, NoInfer<F>, NoInfer<U>>
    > &
    Keeps<
      Call<P, R, Q, B, V, NoInfer<F>, NoInfer<U>>,
      Writing<Call<P, R, Q, B, V, NoInfer<F>, NoInfer<U>>>,
      NoInfer<A>
    >,
): Untagged {
  const { version = null, activity } = spec;
  return declare('POST', path, spec, { kind: 'write', isKeyed: true, version, neither: null, activity });
}

/** The part that PUT and DELETE share, with the version that they start from, `If-Match: "3"`. */
type Versioned<
  P extends string,
  A,
  R extends Right,
  Q extends Query,
  B extends Body,
  V extends VersionRule,
  F,
> = Told<P, R, Q, B, F> &
  Records & { version?: V } & Writes<
    Call<P, R, Q, B, V, NoInfer<F>, undefined>,
    Writing<Call<P, R, Q, B, V, NoInfer<F>, undefined>>,
    never,
    NoInfer<A>
  >;

/** Declares a PUT, for the version that it starts from: 428 without one. */
export function put<
  const P extends string,
  A,
  R extends Right = 'write',
  Q extends Query = undefined,
  B extends Body = undefined,
  V extends VersionRule = 'required',
  F = undefined,
>(path: P, spec: Versioned<P, A, R, Q, B, V, F> & { body?: B; answer: Answer<A> }): Untagged {
  const { version = 'required', activity } = spec;
  return declare('PUT', path, spec, { kind: 'write', isKeyed: false, version, neither: null, activity });
}

/** Declares a DELETE, for the version that it starts from; answers 204. */
export function remove<
  const P extends string,
  R extends Right = 'write',
  Q extends Query = undefined,
  V extends VersionRule = 'required',
  F = undefined,
>(path: P, spec: Versioned<P, unknown, R, Q, undefined, V, F>): Untagged {
  const { version = 'required', activity } = spec;
  return declare(
    'DELETE',
    path,
    { ...spec, answer: nothing },
    { kind: 'write', isKeyed: false, version, neither: null, activity },
  );
}

/** Declares a write without a key and with at most an optional version. `neither` says why a repeat does no harm. */
export function unkeyed<
  const P extends string,
  A,
  R extends Right = 'write',
  Q extends Query = undefined,
  B extends Body = undefined,
  V extends 'ifGiven' | undefined = undefined,
  F = undefined,
  U = undefined,
  S = never,
>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: P,
  spec: Told<P, R, Q, B, F> &
    Records &
    Receives<U> & { body?: B; version?: V; neither: string; answer: Answer<A> } & Writes<
      Call<P, R, Q, B, V, NoInfer<F>, NoInfer<U>>,
      Writing<Call<P, R, Q, B, V, NoInfer<F>, NoInfer<U>>>,
      S,
      NoInfer<A>
    >,
): Untagged {
  const { version = null, neither, activity } = spec;
  return declare(method, path, spec, { kind: 'write', isKeyed: false, version, neither, activity });
}
