import {
  authorization,
  authorizationInput,
  authorizationReturnInput,
  authorized,
} from '@roofline/schema/integration/authorization';
import { data } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { unkeyed } from '../../platform/route/write';
import { beginAuthorization, finishAuthorization } from './service';

const NONE = { none: 'a credential is of the portfolio, and activity is of properties' } as const;

/** The routes of sign-ins at other services, which give a credential. */
export const authorizationRoutes = routes(
  'integration',
  unkeyed('POST', '/api/integration/authorizations', {
    summary: 'Begin a sign-in at another service: where the browser goes',
    right: 'never',
    activity: NONE,
    neither: 'each begins a sign-in of its own, and those that lead nowhere end after ten minutes',
    body: authorizationInput,
    answer: data(authorization),
    work: (tx, { deps, actor, body }) => beginAuthorization(tx, deps, actor, body),
  }),
  unkeyed('POST', '/api/integration/authorizations/return', {
    summary:
      'End a sign-in with what the other service gave the browser; its credential is added or good again',
    right: 'never',
    activity: NONE,
    neither: 'a state is good for one return: a repeat is refused (422)',
    body: authorizationReturnInput,
    answer: data(authorized),
    steps: ({ deps, actor, body }) => finishAuthorization(deps, actor, body),
  }),
);
