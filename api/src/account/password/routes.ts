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
} from '@roofline/schema/account/credentials';
import { data } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { ask } from '../../platform/route/read';
import { unkeyed } from '../../platform/route/write';
import { changePassword } from './change';
import { checkReset, requestReset, resetPassword } from './reset';

/** The routes for forgotten and changed passwords. */
export const passwordRoutes = routes(
  'account',
  unkeyed('POST', '/api/account/resetrequest', {
    summary: 'Request an email with a link to reset the password; the answer is the same for every address',
    activity: { none: "it is about the caller's account, not about a property" },
    right: 'public',
    neither: 'the newest link is the one that holds',
    body: resetRequestInput,
    answer: data(resetRequestAnswer),
    steps: async ({ body, deps }) => {
      await requestReset(deps, body.email);
      return { message: RESET_SENT };
    },
  }),
  ask('/api/account/resetinit', {
    summary: 'Check whether a reset link is still valid; 422 resetExpired when it is not',
    right: 'public',
    body: resetInitInput,
    answer: data(resetInitAnswer),
    steps: ({ body, deps }) => checkReset(deps, body),
  }),
  unkeyed('POST', '/api/account/reset', {
    summary: 'Set a new password with a reset link; ends every session and token of the account',
    activity: { none: "it is about the caller's account, not about a property" },
    right: 'public',
    neither: 'a link is good for once',
    body: resetInput,
    answer: data(passwordAnswer),
    steps: async ({ body, deps }) => {
      await resetPassword(deps, body);
      return { message: RESET_DONE };
    },
  }),
  unkeyed('POST', '/api/account/changepassword', {
    summary: "Change the caller's password; ends every other session and every token",
    activity: { none: "it is about the caller's account, not about a property" },
    description: 'Wrong passwords count as failed sign-ins: 429 after 10 in 15 minutes.',
    neither: 'the current password is asked for, and is another one after it',
    body: changePasswordInput,
    answer: data(passwordAnswer),
    steps: async ({ actor, body, caller, deps }) => {
      await changePassword(deps, actor, body, caller.address);
      return { message: 'Password Changed' };
    },
  }),
);
