import { signInAnswer } from '@roofline/schema/account/account';
import { invitation, joinInput, registerInput } from '@roofline/schema/account/credentials';
import { z } from 'zod';
import { imageQuery } from '../../platform/images/keep';
import { data, image } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { get } from '../../platform/route/read';
import { unkeyed } from '../../platform/route/write';
import { invitationLogo, showInvitation } from './invitation';
import { join, register } from './join';

const params = { code: z.string().regex(/^[A-Za-z0-9_-]{1,50}$/) };
const neither = 'an invitation is good for once';

/** The routes for becoming a user by the code of an invitation. */
export const joiningRoutes = routes(
  'account',
  get('/api/account/invitation/:code', {
    summary: 'The invitation with a code; 404 for a code that is unknown, used, revoked or expired',
    right: 'public',
    params,
    answer: data(invitation),
    steps: ({ params: { code }, deps }) => showInvitation(deps, code),
  }),
  get('/api/account/invitation/:code/logo', {
    summary: 'Logo of the portfolio of an invitation; small where it has that size, at most 320 pixels',
    right: 'public',
    params,
    query: imageQuery,
    answer: image,
    steps: ({ params: { code }, query, deps }) => invitationLogo(deps, code, query.size),
  }),
  unkeyed('POST', '/api/account/register', {
    summary: 'Sign up with the code of an invitation; opens a session',
    activity: { none: "it is about the caller's account, not about a property" },
    right: 'public',
    neither,
    body: registerInput,
    answer: data(signInAnswer),
    steps: ({ body, caller, deps }) => register(deps, body, caller),
  }),
  unkeyed('POST', '/api/account/join', {
    summary: 'Accept an invitation: new users with names and a password, existing ones with theirs',
    activity: { none: "it is about the caller's account, not about a property" },
    right: 'public',
    neither,
    body: joinInput,
    answer: data(signInAnswer),
    steps: ({ body, caller, deps }) => join(deps, body, caller),
  }),
);
