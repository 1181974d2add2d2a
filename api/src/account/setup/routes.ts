import { signInAnswer } from '@roofline/schema/account';
import { instance } from '@roofline/schema/instance';
import { dataBody } from '@roofline/schema/problem';
import { setupInput } from '@roofline/schema/setup';
import type { App, Deps } from '../../platform/deps';
import { signInContext } from '../request-context';
import { readInstance, setUp } from './set-up';

const tags = ['account'];
const open = { config: { isPublic: true } };

/** Before there is anybody: making the first Admin, and what an instance says of itself. */
export function setupRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/account/setup',
    {
      ...open,
      schema: {
        tags,
        summary:
          'Make the first workspace and its Admin with the secret of the setup address; opens a session',
        security: [],
        body: setupInput,
        response: { 200: dataBody(signInAnswer) },
      },
    },
    async (request) => ({ data: await setUp(deps, request.body, signInContext(request)) }),
  );

  app.get(
    '/api/account/instance',
    {
      ...open,
      schema: {
        tags,
        summary: 'Whether demo accounts are there, and whether others than this machine can ask',
        security: [],
        response: { 200: dataBody(instance) },
      },
    },
    async () => ({ data: await readInstance(deps) }),
  );
}
