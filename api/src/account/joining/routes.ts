import { signInAnswer } from '@roofline/schema/account';
import { invitation, joinInput, registerInput } from '@roofline/schema/credentials';
import { dataBody } from '@roofline/schema/problem';
import { z } from 'zod';
import type { App, Deps } from '../../platform/deps';
import { sendImage } from '../../platform/images/stored';
import { signInContext } from '../request-context';
import { invitationLogoKey, showInvitation } from './invitation';
import { join, register } from './join';

const tags = ['account'];
const params = z.object({ code: z.string().regex(/^[A-Za-z0-9_-]{1,50}$/) });
const open = { config: { isPublic: true } };

/** Becoming a user: by the code of an invitation. */
export function joiningRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/account/invitation/:code',
    {
      ...open,
      schema: {
        tags,
        summary: 'What an invitation offers; 404 for a code that is unknown, used, revoked or expired',
        security: [],
        params,
        response: { 200: dataBody(invitation) },
      },
    },
    async (request) => ({ data: await showInvitation(deps, request.params.code) }),
  );

  app.get(
    '/api/account/invitation/:code/logo',
    {
      config: { isPublic: true, produces: ['image/jpeg', 'image/png'] },
      schema: {
        tags,
        summary: 'Logo of the workspace that an invitation leads to',
        security: [],
        params,
        querystring: z.object({ v: z.string().max(100).optional() }),
      },
    },
    async (request, reply) =>
      sendImage(reply, deps.storage, await invitationLogoKey(deps, request.params.code)),
  );

  app.post(
    '/api/account/register',
    {
      ...open,
      schema: {
        tags,
        summary: 'Sign up with the code of an invitation; opens a session',
        security: [],
        body: registerInput,
        response: { 200: dataBody(signInAnswer) },
      },
    },
    async (request) => ({ data: await register(deps, request.body, signInContext(request)) }),
  );

  app.post(
    '/api/account/join',
    {
      ...open,
      schema: {
        tags,
        summary: 'Accept an invitation: new users with names and a password, existing ones with theirs',
        security: [],
        body: joinInput,
        response: { 200: dataBody(signInAnswer) },
      },
    },
    async (request) => ({ data: await join(deps, request.body, signInContext(request)) }),
  );
}
