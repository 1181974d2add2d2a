import { TOKEN_LACKS_RIGHT } from '@roofline/schema/problem/sentences';
import type { Actor } from '../actor';
import { Problem } from '../problem';

/** The right that a personal access token needs for a route; `never`: only a signed-in person may use the route. */
export type TokenNeed = 'read' | 'write' | 'people' | 'webhooks' | 'never';

/** Addresses of the account, its user, their notifications and the people of a workspace. */
const PERSONAL = /^\/api\/(account|user|notification|workspace)(\/|$)/;

/** Returns the default need of a route: routes about people are closed to tokens. */
export function tokenNeed(path: string, kind: 'read' | 'write'): TokenNeed {
  return PERSONAL.test(path) ? 'never' : kind;
}

const REFUSALS: Record<Exclude<TokenNeed, 'read'>, string> = {
  write: 'This token can only read. Create a token that can change data.',
  people: 'This token cannot manage people. Create a token that can.',
  webhooks: 'This token cannot manage webhooks. Create a token that can.',
  never: 'A personal access token cannot do this. Sign in to do it.',
};

/** Refuses a personal access token that lacks the right that the route needs; never refuses a session. */
export function requireTokenRight({ token }: Pick<Actor, 'token'>, need: TokenNeed): void {
  if (!token || need === 'read') return;
  const has = {
    write: token.scope === 'write',
    people: token.canManagePeople,
    webhooks: token.canManageWebhooks,
    never: false,
  };
  if (!has[need]) throw new Problem(403, [{ code: TOKEN_LACKS_RIGHT, detail: REFUSALS[need] }]);
}
