import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../actor';
import type { AfterCommit } from '../database';
import type { Deps } from '../deps';
import { bearerToken } from '../identity/session';
import type { TokenNeed } from '../identity/token-rights';
import type { Params } from './path';

/** The sender of a request. */
export interface Caller {
  address: string;
  userAgent: string | null;
  /** The bearer token, if the request has one, also on public routes. */
  token: string | null;
}

export function callerOf(request: FastifyRequest): Caller {
  const userAgent = request.headers['user-agent'] ?? null;
  return { address: request.ip, userAgent, token: bearerToken(request) };
}

/**
 * Who may call a route: everyone if `public`, else signed-in people and personal access tokens that have the named
 * right; with `never`, only signed-in people.
 */
export type Right = 'public' | TokenNeed;

/** Whether a call must name the version that it starts from (428 without), or may. */
export type VersionRule = 'required' | 'ifGiven';

/**
 * A body whose rules depend on the clock or a workspace. `documented` is its schema in the documentation. `rules` check
 * the body; without them, the work gets it unchecked and applies its own rules.
 */
export interface LateBody<T> {
  documented: z.ZodType;
  rules: ((deps: Deps) => z.ZodType<T>) | null;
}

export const late = <T = unknown>(
  documented: z.ZodType,
  rules?: (deps: Deps) => z.ZodType<T>,
): LateBody<T> => ({
  documented,
  rules: rules ?? null,
});

export type Query = z.ZodType | undefined;
export type Body = z.ZodType | LateBody<unknown> | undefined;

type Read<S> = S extends LateBody<infer T> ? T : S extends z.ZodType ? z.output<S> : undefined;
type VersionOf<V> = V extends 'required' ? number : V extends 'ifGiven' ? number | null : undefined;

/** A request to a route, read and checked as its declaration says. */
export interface Asked<P extends string, R, Q, B> {
  actor: R extends 'public' ? null : Actor;
  params: Params<P>;
  query: Read<Q>;
  body: Read<B>;
  deps: Deps;
  caller: Caller;
}

/** A request with the version that it starts from, the result of `first` and the received file. */
export interface Call<P extends string, R, Q, B, V, F, U> extends Asked<P, R, Q, B> {
  version: VersionOf<V>;
  first: F;
  file: U;
  /** Aborted when the client no longer waits for the answer. */
  signal: AbortSignal;
}

/** A call in a transaction that writes. */
export type Writing<C> = C & { after: AfterCommit };
