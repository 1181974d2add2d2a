import { accessToken, accessTokenInput, browserSession, newAccessToken } from '@roofline/schema/access';
import { dataBody } from '@roofline/schema/problem';
import { z } from 'zod';
import { actorOf } from '../../platform/authorize';
import type { App, Deps } from '../../platform/deps';
import { uuidParams } from '../../platform/ids';
import { endOwnSession, listSessions } from './sessions';
import { addToken, listTokens, revokeToken } from './tokens';

const tags = ['account'];

function sessionRoutes(app: App, { database, clock }: Deps): void {
  app.get(
    '/api/account/session',
    {
      schema: {
        tags,
        summary: 'Browsers in which the caller is signed in',
        response: { 200: dataBody(z.array(browserSession)) },
      },
    },
    async (request) => ({
      data: await database.system((tx) => listSessions(tx, actorOf(request), clock.now())),
    }),
  );

  app.delete(
    '/api/account/session/:sessionId',
    {
      schema: {
        tags,
        summary: 'Sign out one of the own browsers',
        params: uuidParams('sessionId'),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { sessionId } = request.params;
      await database.system((tx) => endOwnSession(tx, actorOf(request), sessionId, clock.now()));
      return reply.status(204).send(null);
    },
  );
}

function tokenRoutes(app: App, { database, clock }: Deps): void {
  app.get(
    '/api/account/token',
    {
      schema: {
        tags,
        summary: 'Personal access tokens of the caller',
        response: { 200: dataBody(z.array(accessToken)) },
      },
    },
    async (request) => ({
      data: await database.system((tx) => listTokens(tx, actorOf(request), clock.now())),
    }),
  );

  app.post(
    '/api/account/token',
    {
      schema: {
        tags,
        summary: 'Make a personal access token',
        // Without Idempotency-Key on purpose: a kept answer would keep the secret.
        description: 'The secret is shown in this answer and never again. Idempotency-Key is not looked at.',
        body: accessTokenInput,
        response: { 201: dataBody(newAccessToken) },
      },
    },
    async (request, reply) => {
      const data = await database.system((tx) => addToken(tx, actorOf(request), request.body, clock.now()));
      return reply.status(201).send({ data });
    },
  );

  app.delete(
    '/api/account/token/:tokenId',
    {
      schema: {
        tags,
        summary: 'Make a personal access token useless',
        params: uuidParams('tokenId'),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { tokenId } = request.params;
      await database.system((tx) => revokeToken(tx, actorOf(request), tokenId, clock.now()));
      return reply.status(204).send(null);
    },
  );
}

/** Where the caller is signed in, and the tokens that programs use in the caller's name. */
export function deviceRoutes(app: App, deps: Deps): void {
  sessionRoutes(app, deps);
  tokenRoutes(app, deps);
}
