import { signInAnswer, signInInput, viewer } from '@roofline/schema/account';
import { dataBody } from '@roofline/schema/problem';
import { z } from 'zod';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { bearerToken } from '../platform/session';
import { deviceRoutes } from './devices/routes';
import { joiningRoutes } from './joining/routes';
import { passwordRoutes } from './password/routes';
import { signInContext } from './request-context';
import { signIn, signOut, viewerById } from './service';
import { setupRoutes } from './setup/routes';

const tags = ['account'];

/** Signing in and out, and who is signed in; joining, passwords, sessions and tokens. */
export function accountRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/account/signin',
    {
      config: { isPublic: true },
      schema: {
        tags,
        summary: 'Open a session',
        description:
          'The token is shown once. After 10 failures in 15 minutes for an account, or 50 for an address: 429.',
        security: [],
        body: signInInput,
        response: { 200: dataBody(signInAnswer) },
      },
    },
    async (request) => ({ data: await signIn(deps, request.body, signInContext(request)) }),
  );

  app.post(
    '/api/account/signout',
    { schema: { tags, summary: 'End the session', response: { 204: z.null() } } },
    async (request, reply) => {
      const token = bearerToken(request);
      if (token) await signOut(deps, token);
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/api/account/me',
    {
      config: { tokens: 'read' },
      schema: { tags, summary: 'Who is signed in', response: { 200: dataBody(viewer) } },
    },
    async (request) => ({ data: await deps.database.system((tx) => viewerById(tx, actorOf(request))) }),
  );

  setupRoutes(app, deps);
  joiningRoutes(app, deps);
  passwordRoutes(app, deps);
  deviceRoutes(app, deps);
}
