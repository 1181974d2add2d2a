import { dataBody } from '@roofline/schema/problem';
import { userSettings, userSettingsInput } from '@roofline/schema/user-settings';
import { actorOf } from '../../platform/authorize';
import type { App, Deps } from '../../platform/deps';
import { expectedVersion } from '../../platform/versions';
import { readUserSettings, saveUserSettings } from './settings';

const tags = ['user'];
const url = '/api/user/settings';
const response = { 200: dataBody(userSettings) };

/** How the caller wants to see the product; nobody sees another's. */
export function userSettingsRoutes(app: App, { database, clock }: Deps): void {
  app.get(
    url,
    {
      config: { tokens: 'read' },
      schema: { tags, summary: 'The own settings; version 0 while they are the defaults', response },
    },
    async (request) => {
      const actor = actorOf(request);
      const data = await database.tenant(actor, (tx) => readUserSettings(tx, actor), { readOnly: true });
      return { data };
    },
  );

  app.put(
    url,
    { schema: { tags, summary: 'Replace the own settings', body: userSettingsInput, response } },
    async (request) => {
      const actor = actorOf(request);
      const version = expectedVersion(request);
      const data = await database.tenant(actor, (tx) =>
        saveUserSettings(tx, { actor, clock }, request.body, version),
      );
      return { data };
    },
  );
}
