import { signInAnswer } from '@roofline/schema/account/account';
import { setupInput } from '@roofline/schema/account/setup';
import { instance } from '@roofline/schema/instance/instance';
import { data } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { get } from '../../platform/route/read';
import { unkeyed } from '../../platform/route/write';
import { readInstance, setUp } from './set-up';

/** The routes that add the first Admin and describe the instance. */
export const setupRoutes = routes(
  'account',
  unkeyed('POST', '/api/account/setup', {
    summary: 'Create the first portfolio and its Admin with the secret of the setup link; opens a session',
    activity: { none: "it is about the caller's account, not about a property" },
    right: 'public',
    neither: 'the secret is good for once',
    body: setupInput,
    answer: data(signInAnswer),
    steps: ({ body, caller, deps }) => setUp(deps, body, caller),
  }),
  get('/api/account/instance', {
    summary:
      'Whether demo accounts exist, and whether people other than the one at this machine can reach the service',
    right: 'public',
    answer: data(instance),
    steps: ({ deps }) => readInstance(deps),
  }),
);
