import { dataBody } from '@roofline/schema/problem';
import { profileInput, userProfile } from '@roofline/schema/user';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { versionIfGiven } from '../platform/versions';
import { photoRoutes } from './photo-routes';
import { changeProfile, readProfile } from './profile';
import { userSettingsRoutes } from './settings/routes';

const tags = ['user'];

/** The caller's own profile. */
export function userRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/user/profile',
    {
      config: { tokens: 'read' },
      schema: { tags, summary: 'The own profile', response: { 200: dataBody(userProfile) } },
    },
    async (request) => ({ data: await readProfile(deps, actorOf(request)) }),
  );

  app.post(
    '/api/user/profile',
    {
      schema: {
        tags,
        summary: 'Change the own profile; with If-Match only from that version',
        description: 'A changed address is told to the old one and ends open reset links.',
        body: profileInput,
        response: { 200: dataBody(userProfile) },
      },
    },
    async (request) => ({
      data: await changeProfile(deps, actorOf(request), request.body, versionIfGiven(request)),
    }),
  );
  photoRoutes(app, deps);
  userSettingsRoutes(app, deps);
}
