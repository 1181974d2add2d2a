import {
  changePasswordInput,
  passwordAnswer,
  RESET_DONE,
  RESET_SENT,
  resetInitAnswer,
  resetInitInput,
  resetInput,
  resetRequestAnswer,
  resetRequestInput,
} from '@roofline/schema/credentials';
import { dataBody } from '@roofline/schema/problem';
import { actorOf } from '../../platform/authorize';
import type { App, Deps } from '../../platform/deps';
import { changePassword } from './change';
import { checkReset, requestReset, resetPassword } from './reset';

const tags = ['account'];
const config = { isPublic: true };

function resetRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/account/resetrequest',
    {
      config,
      schema: {
        tags,
        summary: 'Ask for a mail with a link to reset the password; the answer is the same for every address',
        security: [],
        body: resetRequestInput,
        response: { 200: dataBody(resetRequestAnswer) },
      },
    },
    async (request) => {
      await requestReset(deps, request.body.email);
      return { data: { message: RESET_SENT } };
    },
  );

  app.post(
    '/api/account/resetinit',
    {
      config,
      schema: {
        tags,
        summary: 'See whether a reset link still holds; 422 resetExpired when not',
        security: [],
        body: resetInitInput,
        response: { 200: dataBody(resetInitAnswer) },
      },
    },
    async (request) => ({ data: await checkReset(deps, request.body) }),
  );

  app.post(
    '/api/account/reset',
    {
      config,
      schema: {
        tags,
        summary: 'Set a new password by a reset link; ends every session and token of the account',
        security: [],
        body: resetInput,
        response: { 200: dataBody(passwordAnswer) },
      },
    },
    async (request) => {
      await resetPassword(deps, request.body);
      return { data: { message: RESET_DONE } };
    },
  );
}

/** Forgotten and changed passwords. */
export function passwordRoutes(app: App, deps: Deps): void {
  resetRoutes(app, deps);
  app.post(
    '/api/account/changepassword',
    {
      schema: {
        tags,
        summary: 'Change the own password; ends every other session and every token',
        description: 'Wrong passwords count as failed sign-ins: after 10 in 15 minutes 429.',
        body: changePasswordInput,
        response: { 200: dataBody(passwordAnswer) },
      },
    },
    async (request) => {
      await changePassword(deps, actorOf(request), request.body, request.ip);
      return { data: { message: 'Password Changed' } };
    },
  );
}
