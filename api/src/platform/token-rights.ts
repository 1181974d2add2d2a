import type { FastifyContextConfig } from 'fastify';
import type { Actor } from './actor';
import { forbidden } from './problem';

/** What a personal access token needs for a route; `never`: only a person who is signed in may use it. */
export type TokenNeed = 'read' | 'write' | 'people' | 'never';

/** Addresses of the account, of the person behind it and of the people of a workspace. */
const PERSONAL = /^\/api\/(account|user|notification|workspace)(\/|$)/;
const READS = new Set(['GET', 'HEAD']);

/**
 * What the route says in its `config`. A route that says nothing: what is about people is closed to tokens, anything
 * else needs `read` or `write` by its method.
 */
export function tokenNeed(
  route: { url?: string | undefined; config: FastifyContextConfig },
  method: string,
): TokenNeed {
  const { tokens } = route.config;
  if (tokens) return tokens;
  if (PERSONAL.test(route.url ?? '')) return 'never';
  return READS.has(method) ? 'read' : 'write';
}

const REFUSALS: Record<Exclude<TokenNeed, 'read'>, string> = {
  write: 'This token may only read. Create a token that may change data.',
  people: 'This token may not manage people. Create a token that may.',
  never: 'A personal access token cannot do this. Sign in to do it.',
};

/** Refuses a personal access token that lacks what the route needs; a session is never refused here. */
export function requireTokenRight({ token }: Pick<Actor, 'token'>, need: TokenNeed): void {
  if (!token || need === 'read') return;
  const has = { write: token.scope === 'write', people: token.canManagePeople, never: false };
  if (!has[need]) throw forbidden(REFUSALS[need]);
}
