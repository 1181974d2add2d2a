import { signInAnswer, signInInput, viewer } from '@roofline/schema/account/account';
import { data, nothing } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { unkeyed } from '../platform/route/write';
import { deviceRoutes } from './devices/routes';
import { joiningRoutes } from './joining/routes';
import { passwordRoutes } from './password/routes';
import { signIn, signOut, viewerById } from './service';
import { setupRoutes } from './setup/routes';

const sessionRoutes = routes(
  'account',
  unkeyed('POST', '/api/account/signin', {
    summary: 'Open a session',
    activity: { none: "it is about the caller's account, not about a property" },
    description:
      'Only this answer shows the token. 429 after 10 failures in 15 minutes for an account, or 50 for an IP address.',
    right: 'public',
    neither: 'each sign-in opens a session of its own, and no answer with its token is kept',
    body: signInInput,
    answer: data(signInAnswer),
    steps: ({ body, caller, deps }) => signIn(deps, body, caller),
  }),
  unkeyed('POST', '/api/account/signout', {
    summary: 'End the session',
    activity: { none: "it is about the caller's account, not about a property" },
    neither: 'a session that has ended stays so',
    answer: nothing,
    steps: ({ caller, deps }) => signOut(deps, caller),
  }),
  get('/api/account/me', {
    summary: 'The signed-in user',
    right: 'read',
    answer: data(viewer),
    identity: (tx, { actor }) => viewerById(tx, actor),
  }),
);

/** The routes of accounts: signing in and out, the viewer, setup, joining, passwords, sessions and tokens. */
export const accountRoutes = [
  ...sessionRoutes,
  ...setupRoutes,
  ...joiningRoutes,
  ...passwordRoutes,
  ...deviceRoutes,
];
