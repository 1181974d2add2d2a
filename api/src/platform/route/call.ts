import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../actor';
import type { AfterCommit } from '../database';
import type { Deps } from '../deps';
import { bearerToken } from '../identity/session';
import type { TokenNeed } from '../identity/token-rights';
import type { Params } from './path';

/** Where a request comes from. */
export interface Caller {
  address: string;
  userAgent: string | null;
  /** The bearer token, also where nobody was asked for one. */
  token: string | null;
}

export function callerOf(request: FastifyRequest): Caller {
  const userAgent = request.headers['user-agent'] ?? null;
  return { address: request.ip, userAgent, token: bearerToken(request) };
}

/**
 * Who may ask at all: everybody, or somebody signed in; the rest says what a personal access token needs, where
 * `never` is only for a person who is signed in.
 */
export type Right = 'public' | TokenNeed;

/** Must a call name the version that it starts from (428 without), or may it? */
export type VersionRule = 'required' | 'ifGiven';

/**
 * A body whose rules depend on the clock or a workspace. It is documented by `documented`. Where `rules` are given, the
 * body is held against them; without, it comes as it was sent, and the work applies its rules.
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

/** What a route is asked, read and checked as its declaration says. */
export interface Asked<P extends string, R, Q, B> {
  actor: R extends 'public' ? null : Actor;
  params: Params<P>;
  query: Read<Q>;
  body: Read<B>;
  deps: Deps;
  caller: Caller;
}

/** The same with the version that the call starts from, what `first` gave and the file that was received. */
export interface Call<P extends string, R, Q, B, V, F, U> extends Asked<P, R, Q, B> {
  version: VersionOf<V>;
  first: F;
  file: U;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** In a transaction that writes. */
export type Writing<C> = C & { after: AfterCommit };
