import {
  accessToken,
  accessTokenInput,
  browserSession,
  newAccessToken,
} from '@roofline/schema/account/access';
import { z } from 'zod';
import { created, data, nothing } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { get } from '../../platform/route/read';
import { unkeyed } from '../../platform/route/write';
import { endOwnSession, listSessions } from './sessions';
import { addToken, listTokens, revokeToken } from './tokens';

/** The routes of the caller's signed-in browsers and personal access tokens. */
export const deviceRoutes = routes(
  'account',
  get('/api/account/session', {
    summary: 'Browsers in which the caller is signed in',
    answer: data(z.array(browserSession)),
    identity: (tx, { actor, deps }) => listSessions(tx, actor, deps.clock.now()),
  }),
  unkeyed('DELETE', '/api/account/session/:sessionId', {
    summary: "Sign out one of the caller's browsers",
    activity: { none: "it is about the caller's account, not about a property" },
    neither: 'a session has no versions, and one that has ended is not there',
    answer: nothing,
    identity: (tx, { actor, params, deps }) => endOwnSession(tx, actor, params.sessionId, deps.clock.now()),
  }),
  get('/api/account/token', {
    summary: 'Personal access tokens of the caller',
    answer: data(z.array(accessToken)),
    identity: (tx, { actor, deps }) => listTokens(tx, actor, deps.clock.now()),
  }),
  unkeyed('POST', '/api/account/token', {
    summary: 'Create a personal access token',
    activity: { none: "it is about the caller's account, not about a property" },
    description: 'Only this answer shows the secret. Idempotency-Key is ignored.',
    neither: 'a kept answer would keep the secret',
    body: accessTokenInput,
    answer: created(newAccessToken),
    identity: (tx, { actor, body, deps }) => addToken(tx, actor, body, deps.clock.now()),
  }),
  unkeyed('DELETE', '/api/account/token/:tokenId', {
    summary: 'Revoke a personal access token',
    activity: { none: "it is about the caller's account, not about a property" },
    neither: 'a token has no versions, and one that was revoked is not there',
    answer: nothing,
    identity: (tx, { actor, params, deps }) => revokeToken(tx, actor, params.tokenId, deps.clock.now()),
  }),
);
