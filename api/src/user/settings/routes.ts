import { userSettings, userSettingsInput } from '@roofline/schema/user/user-settings';
import { data } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { get } from '../../platform/route/read';
import { put } from '../../platform/route/write';
import { readUserSettings, saveUserSettings } from './settings';

/** The routes of the caller's display settings, which no one else sees. */
export const userSettingsRoutes = routes(
  'user',
  get('/api/user/settings', {
    summary: "The caller's settings; version 0 until the first change",
    right: 'read',
    answer: data(userSettings),
    work: (tx, { actor }) => readUserSettings(tx, actor),
  }),
  put('/api/user/settings', {
    summary: "Replace the caller's settings",
    activity: { none: "it is about the caller's own settings, not about a property" },
    body: userSettingsInput,
    answer: data(userSettings),
    work: (tx, { actor, deps: { clock }, body, version }) =>
      saveUserSettings(tx, { actor, clock }, body, version),
  }),
);
