import { profileInput, userProfile } from '@roofline/schema/user/user';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { unkeyed } from '../platform/route/write';
import { photoRoutes } from './photo-routes';
import { changeProfile, readProfile } from './profile';
import { userSettingsRoutes } from './settings/routes';

const profileRoutes = routes(
  'user',
  get('/api/user/profile', {
    summary: "The caller's profile",
    right: 'read',
    answer: data(userProfile),
    steps: ({ actor, deps }) => readProfile(deps, actor),
  }),
  unkeyed('POST', '/api/user/profile', {
    summary: "Update the caller's profile; with If-Match, only from that version",
    activity: { none: "it is about the caller's own settings, not about a property" },
    description:
      'When the email address changes, the service notifies the old one and ends open reset links.',
    neither: 'a repeat sets the same profile',
    body: profileInput,
    version: 'ifGiven',
    answer: data(userProfile),
    steps: ({ actor, body, version, deps }) => changeProfile(deps, actor, body, version),
  }),
);

/** The routes of the caller's own profile, photo and settings. */
export const userRoutes = [...profileRoutes, ...photoRoutes, ...userSettingsRoutes];
